import type { FormInstance } from "antd";
import type { InternalNamePath } from "antd/es/form/interface";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { HttpError } from "../../client/errors";
import { pathOf, showFieldErrors } from "./fieldErrors";
import { type FormProblem, inOrder, inputOf, labelOf, visit } from "./formProblems";

export type ProblemOptions = {
  /** What the server answered to the last save, where it refused. */
  refusal?: unknown;
  /** Where a problem is shown when its own input is not in this form. */
  otherwise?: Readonly<Record<string, string>> | undefined;
  /** The name of a field that has no input here. */
  nameOf?: (field: string) => string;
  /** Told the fields concerned, by their first step, so that they can be unfolded. */
  onProblems?: (fields: readonly string[]) => void;
};

/** True for what names the fields that are wrong. */
export const isProblem = (refusal: unknown): refusal is HttpError =>
  refusal instanceof HttpError && refusal.errors !== undefined;

type Found = { name: InternalNamePath; errors: readonly string[] };

/**
 * What kept a form from being saved, by its own rules or by the server's; the first input concerned is gone to. It
 * stands until the next save: a line that went as its input is left would move the button that is being pressed.
 */
export function useFormProblems(form: FormInstance, formName: string | undefined, options: ProblemOptions) {
  const { t } = useTranslation();
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [visits, setVisits] = useState(0);
  const { refusal } = options;
  const tell = (found: readonly Found[]) => {
    const all = found.map(({ name, errors: [message = ""] }): FormProblem => {
      const first = String(name[0]);
      const label = labelOf(inputOf(formName, name)) ?? options.nameOf?.(first) ?? first;
      return { path: name, label, message };
    });
    setProblems(inOrder(all, formName));
    options.onProblems?.(found.map(({ name }) => String(name[0])));
    setVisits((count) => count + 1);
  };
  const tellRefusal = (error: HttpError) => {
    const elsewhere = showFieldErrors(form, error, t, options.otherwise);
    const beside = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    tell([...elsewhere.map(({ field, message }) => ({ name: pathOf(field), errors: [message] })), ...beside]);
  };
  const latest = useRef({ tellRefusal, problems, onProblems: options.onProblems });
  latest.current = { tellRefusal, problems, onProblems: options.onProblems };
  // what holds the fields is opened first: only inputs that are drawn can have a problem beside them
  const [opened, setOpened] = useState<unknown>();
  useEffect(() => {
    if (!isProblem(refusal)) return;
    latest.current.onProblems?.(Object.keys(refusal.errors ?? {}).map((key) => String(pathOf(key)[0])));
    setOpened(refusal);
  }, [refusal]);
  useEffect(() => {
    if (isProblem(opened)) latest.current.tellRefusal(opened);
  }, [opened]);
  useEffect(() => {
    if (visits === 0) return;
    const inputs = () => latest.current.problems.map(({ path }) => inputOf(formName, path)).find(Boolean) ?? null;
    return visit(inputs);
  }, [visits, formName]);
  return {
    problems,
    tell,
    clear: () => setProblems((now) => (now.length > 0 ? [] : now)),
    goTo: ({ path }: FormProblem) => {
      options.onProblems?.([String(path[0])]);
      visit(() => inputOf(formName, path));
    },
  };
}
