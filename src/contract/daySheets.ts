import { z } from "zod";
import { Booking } from "./bookings";
import { CivilDate } from "./dates";

/** `GET /api/admin/temples/:id/day-sheet`, `.csv` as a table: today in India without a day. */
export const DaySheetQuery = z.strictObject({ date: CivilDate.optional() });

const text = z.string().nullable();

/** All that is booked at a temple on a day and stands, by session; `people` and `attended` count heads. */
export const DaySheet = z.object({
  templeId: z.int(),
  date: z.string(),
  people: z.int(),
  attended: z.int(),
  sessions: z.array(
    z.object({
      time: z.string(),
      poojaId: text,
      poojaName: text,
      poojaNameHi: text,
      poojaNameKn: text,
      people: z.int(),
      bookings: z.array(Booking),
    }),
  ),
});
export type DaySheet = z.infer<typeof DaySheet>;
