import type { FormRule } from "antd";
import type { z } from "zod";
import type { Translate } from "../../client/errors";

/**
 * The contract's rule for one field as Ant Design's: the same schema, the same message key. A blank field is what the
 * form sends for it, `null`, unless `blank` says otherwise; a field that refuses that is marked as required.
 */
export function zodRule(schema: z.ZodType, t: Translate, blank: unknown = null): FormRule {
  const required = !schema.safeParse(blank).success;
  return {
    required,
    validator: async (_, value: unknown) => {
      const isBlank = value === undefined || value === null || value === "";
      const parsed = schema.safeParse(isBlank ? blank : value);
      if (parsed.success) return;
      throw new Error(t((!isBlank && parsed.error.issues[0]?.message) || "errors.required"));
    },
  };
}
