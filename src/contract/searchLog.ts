import { z } from "zod";
import { Id, typedText } from "./common";

/** `POST /api/searches/opened`: the temple that was opened from a search that found it only otherwise than typed. */
export const OpenedFromSearch = z.strictObject({
  q: typedText(200).pipe(z.string().min(1, "errors.required")),
  temple: Id,
});
export type OpenedFromSearch = z.infer<typeof OpenedFromSearch>;
