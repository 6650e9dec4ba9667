import { z } from "zod";
import { Id, typedText } from "./common";

/** `GET /api/admin/joined-temples`: `search` is a part of the name. */
export const JoinedTemplesQuery = z.strictObject({ search: typedText(120).optional() });

/** Temples that joined and that the caller answers for, by name. */
export const JoinedTemples = z.object({
  items: z.array(z.object({ id: Id, name: z.string(), nameHi: z.string().nullable(), nameKn: z.string().nullable() })),
});
export type JoinedTemples = z.infer<typeof JoinedTemples>;
