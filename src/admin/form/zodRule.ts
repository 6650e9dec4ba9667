import type { FormRule } from "antd";
import type { z } from "zod";
import type { Translate } from "../../client/errors";

/** What the forms send for a field without a value: nothing, or nothing in a list, or they leave it out. */
const blanks: readonly unknown[] = [null, [], undefined];

/**
 * The contract's rule for one field as Ant Design's: the same schema, the same message key. A blank field is what the
 * contract takes for none, unless `blank` says what the form sends; a field that takes no blank at all is marked as
 * required.
 */
export function zodRule(schema: z.ZodType, t: Translate, blank?: unknown): FormRule {
  const taken = (blank === undefined ? blanks : [blank]).find((value) => schema.safeParse(value).success);
  const required = !schema.safeParse(taken).success;
  return {
    required,
    validator: async (_, value: unknown) => {
      const isBlank = value === undefined || value === null || value === "";
      const parsed = schema.safeParse(isBlank ? taken : value);
      if (parsed.success) return;
      throw new Error(t((!isBlank && parsed.error.issues[0]?.message) || "errors.required"));
    },
  };
}
