import type { FormInstance } from "antd";
import { errorText, HttpError, type Translate } from "../../client/errors";

type Path = (string | number)[];

/** `poojaDetails.0.name` → `["poojaDetails", 0, "name"]`. */
export const pathOf = (key: string): Path => key.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** What the server found wrong with one field, in the reader's words. */
export function problemAt(error: unknown, field: string, t: Translate): string | undefined {
  const problem = error instanceof HttpError ? error.errors?.[field] : undefined;
  return problem && t(problem.key);
}

/** What the server found wrong first, or why it could not be asked. */
export function firstProblem(error: unknown, t: Translate): string {
  const [problem] = error instanceof HttpError ? Object.values(error.errors ?? {}) : [];
  return problem ? t(problem.key) : errorText(error, t);
}

/**
 * Puts what the server found wrong beside the inputs: at the input itself, else at the nearest one around it (a list
 * drawn as one input), else at the one that `otherwise` names for it. Answers the problems that have no input here.
 */
export function showFieldErrors(
  form: FormInstance,
  error: HttpError,
  t: Translate,
  otherwise: Readonly<Record<string, string>> = {},
): { field: string; message: string }[] {
  const homeless: { field: string; message: string }[] = [];
  const inputs = new Set(form.getFieldsError().map(({ name }) => name.join(".")));
  for (const [key, problem] of Object.entries(error.errors ?? {})) {
    let path = pathOf(key);
    while (path.length > 1 && !inputs.has(path.join("."))) path = path.slice(0, -1);
    if (!inputs.has(path.join("."))) path = [otherwise[key] ?? key];
    if (inputs.has(path.join("."))) form.setFields([{ name: path, errors: [t(problem.key)] }]);
    else homeless.push({ field: key, message: t(problem.key) });
  }
  return homeless;
}
