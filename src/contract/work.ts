import { z } from "zod";
import { workKinds } from "./workKinds";

/** So much of one kind waits for the caller; `link` is the console's list of exactly that. */
export const WorkItem = z.object({ kind: z.enum(workKinds), count: z.int(), link: z.string() });
export type WorkItem = z.infer<typeof WorkItem>;

/** `GET /api/admin/work`: what waits for the caller, of each kind that the role deals with, also where it is nothing. */
export const Work = z.object({ items: z.array(WorkItem) });
export type Work = z.infer<typeof Work>;
