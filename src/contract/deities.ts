import { z } from "zod";

/** `GET /api/admin/temples/deities`: deities that temples are dedicated to, in three languages where they are on record. */
export const KnownDeities = z.object({
  deities: z.array(z.object({ name: z.string(), nameHi: z.string().nullable(), nameKn: z.string().nullable() })),
});
export type KnownDeities = z.infer<typeof KnownDeities>;
