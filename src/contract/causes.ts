import { z } from "zod";
import { Id, optionalText, typedText } from "./common";
import { rupeesBetween } from "./rupees";

const text = z.string().nullable();

/** Rupees that are to be raised, as integer paise; none where the field is empty. */
const Goal = z
  .literal("")
  .transform(() => null)
  .or(rupeesBetween(100_00, 100_00_00_000_00))
  .nullable()
  .optional()
  .transform((paise) => paise ?? null);

/** One thing that a temple asks donations for, as its people keep it; without `id` it is a new one. */
export const CauseInput = z.strictObject({
  id: Id.optional(),
  name: typedText(80).pipe(z.string().min(1, "errors.required")),
  nameHi: optionalText(80).optional(),
  nameKn: optionalText(80).optional(),
  goal: Goal,
  active: z.boolean("errors.boolean"),
});
export type CauseInput = z.infer<typeof CauseInput>;

/** `PUT /api/admin/temples/:id/causes`: all of them, in their order. What is left out is removed. */
export const CausesInput = z.strictObject({ items: z.array(CauseInput).max(20, "errors.tooMany") });
export type CausesInput = z.infer<typeof CausesInput>;

const named = { id: Id, name: z.string(), nameHi: text, nameKn: text };

/** What a payment is given for, as it is called now. */
export const NamedCause = z.object(named);
export type NamedCause = z.infer<typeof NamedCause>;

/** What visitors see of one: `raisedPaise` is what was given for it and not refunded, told beside a goal alone. */
export const Cause = NamedCause.extend({ goalPaise: z.int().nullable(), raisedPaise: z.int().nullable() });
export type Cause = z.infer<typeof Cause>;

/** `GET /api/temples/:id/causes`, in the temple's order; none of a temple that has not joined. */
export const Causes = z.object({ items: z.array(Cause) });
export type Causes = z.infer<typeof Causes>;

/** The same as its keepers see it; one that has `donations` stays on record when it is no longer offered. */
export const KeptCause = Cause.extend({ raisedPaise: z.int(), donations: z.int(), active: z.boolean() });
export type KeptCause = z.infer<typeof KeptCause>;
export const KeptCauses = z.object({ items: z.array(KeptCause) });
export type KeptCauses = z.infer<typeof KeptCauses>;
