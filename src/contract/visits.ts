import { z } from "zod";
import { visitedAt } from "../domain/sitePages";
import { atMost } from "./common";

/** `POST /api/visits`: a page that was opened within the site, where no HTML is asked for. */
export const VisitInput = z.strictObject({
  path: z
    .string("errors.text")
    .max(300, atMost("errors.tooLong"))
    .refine((path) => visitedAt(path) !== undefined, "errors.badRequest"),
});
export type VisitInput = z.infer<typeof VisitInput>;
