import { z } from "zod";
import { BookingInput } from "./bookings";
import { optionalText } from "./common";

/** How somebody at the counter pays: in cash, or nothing at all. */
export const counterPayments = ["cash", "free"] as const;

const { poojaId, date, time, name, dakshina, notes, devotees, gotra, nakshatra } = BookingInput.shape;

/**
 * `POST /api/admin/temples/:id/walk-ins`: a booking for somebody without an account who stands at the counter. Price
 * and places are those of the catalogue; `dakshina` is in rupees.
 */
export const WalkInInput = z.strictObject({
  ...{ poojaId, date, time, name, dakshina, notes, devotees, gotra, nakshatra },
  phone: optionalText(30).optional(),
  paid: z.enum(counterPayments, "errors.required"),
});
export type WalkInInput = z.infer<typeof WalkInInput>;

/** `GET /api/admin/temples/:id/sessions`: when a pooja is offered on a day, also without the notice it asks for. */
/** `free` places, null where they are not counted; none on a day that is refused, which `refused` names. */
export const Sessions = z.object({
  items: z.array(z.object({ time: z.string(), free: z.int().nullable() })),
  refused: z.string().nullable(),
});
export type Sessions = z.infer<typeof Sessions>;
