import { z } from "zod";
import { Id, typedText } from "./common";

const requiredText = (max: number) => typedText(max).pipe(z.string().min(1, "errors.required"));

/** `POST /api/rituals` and `PUT /api/rituals/:id`. */
export const RitualInput = z.strictObject({ name: requiredText(160), description: requiredText(2_000) });
export type RitualInput = z.infer<typeof RitualInput>;

/** How many rituals one person may keep. */
export const mostRituals = 200;

/** A ritual of the caller's own; instants are ISO UTC. */
export const Ritual = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Ritual = z.infer<typeof Ritual>;
export const Rituals = z.object({ items: z.array(Ritual) });
export type Rituals = z.infer<typeof Rituals>;
