import type { FormInstance } from "antd";
import type { HttpError, Translate } from "../../client/errors";

type Path = (string | number)[];

/** `poojaDetails.0.name` → `["poojaDetails", 0, "name"]`. */
export const pathOf = (key: string): Path => key.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/**
 * Puts what the server found wrong beside the inputs: at the input itself, else at the nearest one around it (a list
 * drawn as one input). Answers the problems that have no input here.
 */
export function showFieldErrors(form: FormInstance, error: HttpError, t: Translate): string[] {
  const homeless: string[] = [];
  for (const [key, problem] of Object.entries(error.errors ?? {})) {
    const path = pathOf(key);
    while (path.length > 0 && !form.getFieldInstance(path)) path.pop();
    if (path.length > 0) form.setFields([{ name: path, errors: [t(problem.key)] }]);
    else homeless.push(`${key}: ${t(problem.key)}`);
  }
  const first = form.getFieldsError().find(({ errors }) => errors.length > 0);
  if (first) form.scrollToField(first.name, { focus: true, block: "center" });
  return homeless;
}
