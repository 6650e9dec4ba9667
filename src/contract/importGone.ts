import { z } from "zod";
import { Id, PageNumber, PageSize } from "./common";

/** `GET …/gone`: temples on file that an earlier list of the same source had and this one has not, by name. */
export const ImportGoneQuery = z.strictObject({ page: PageNumber.optional(), size: PageSize.optional() });
export type ImportGoneQuery = z.infer<typeof ImportGoneQuery>;

export const ImportGonePage = z.object({
  temples: z.array(z.object({ id: Id, name: z.string(), place: z.string(), isActive: z.boolean() })),
  page: z.int(),
  size: z.int(),
  total: z.int(),
  totalPages: z.int(),
});
export type ImportGonePage = z.infer<typeof ImportGonePage>;
