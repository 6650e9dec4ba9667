import { z } from "zod";
import { youtubeIdOf } from "../domain/youtube";
import { atMost, Id, optionalText, PageNumber, PageSize, paged, typedText } from "./common";
import { CivilDate } from "./dates";

const requiredText = (max: number) => typedText(max).pipe(z.string().min(1, "errors.required"));

/** An instant with its zone; stored in UTC. */
const StartTime = z
  .string({ error: ({ input }) => (input ? "errors.startTime" : "errors.required") })
  .max(40, atMost("errors.startTime"))
  .pipe(z.iso.datetime({ offset: true, error: ({ input }) => (input ? "errors.startTime" : "errors.required") }))
  .transform((text) => new Date(text).toISOString());

/** A video's id, or an address that names it. */
const YoutubeId = requiredText(300)
  .transform((text) => youtubeIdOf(text) ?? "")
  .pipe(z.string().min(1, "errors.youtubeId"));

/** `POST /api/live/events`. `templeId` ties the event to a temple's page; the name is what people read. */
export const LiveEventInput = z.strictObject({
  title: requiredText(160),
  templeName: requiredText(160),
  templeId: Id.nullable().optional(),
  description: optionalText(1_000).optional(),
  startTime: StartTime,
  youtubeId: YoutubeId,
});
export type LiveEventInput = z.infer<typeof LiveEventInput>;

/** Days ahead that an event may be scheduled, and hours behind, for one that has begun. */
export const liveEventLimits = { daysAhead: 366, hoursBehind: 6 } as const;

/** `GET /api/events`: those of today in India and later; of one day, or of one temple, when asked for. */
export const LiveEventQuery = z.strictObject({
  templeId: z
    .string()
    .max(10, atMost("errors.id"))
    .regex(/^\d{1,10}$/, "errors.id")
    .transform(Number)
    .pipe(Id)
    .optional(),
  date: CivilDate.optional(),
  page: PageNumber.optional(),
  size: PageSize.optional(),
});
export type LiveEventQuery = z.infer<typeof LiveEventQuery>;

const LinkedTemple = z.object({
  id: Id,
  name: z.string(),
  nameHi: z.string().nullable(),
  nameKn: z.string().nullable(),
  slug: z.string(),
});

/** A live event as everyone sees it; `name` is its title, for lists that show events of any kind. */
export const LiveEvent = z.object({
  id: Id,
  name: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  templeName: z.string(),
  /** The temple it is tied to, while that has a page. */
  temple: LinkedTemple.nullable(),
  templeId: Id.nullable(),
  startTime: z.string(),
  youtubeId: z.string(),
});
export type LiveEvent = z.infer<typeof LiveEvent>;

export const LiveEventPage = z.object({
  items: z.array(LiveEvent),
  ...paged,
});
export type LiveEventPage = z.infer<typeof LiveEventPage>;
