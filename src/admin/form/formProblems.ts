import type { InternalNamePath } from "antd/es/form/interface";

/** One thing that keeps a form from being saved: where, and what, in the reader's words. */
export type FormProblem = { path: InternalNamePath; label: string; message: string };

/** The input of a field, by the id that Ant Design gives it. */
export const inputOf = (formName: string | undefined, path: InternalNamePath): HTMLElement | null =>
  document.getElementById([...(formName ? [formName] : []), ...path].join("_"));

/** What adds to a list of records, which has no input of its own. */
export const adderOf = (field: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);

/** What the form calls a field, with the groups it stands in: the same words that stand beside the input. */
export function labelOf(input: HTMLElement | null): string | undefined {
  const own =
    input?.getAttribute("aria-label") ?? input?.closest(".ant-form-item")?.querySelector("label")?.textContent;
  return own ? [...groupsOf(input), own].join(", ") : undefined;
}

/** The groups around a field from without, beginning with the row of a list that it stands in; else the nearest one. */
function groupsOf(input: HTMLElement | null): string[] {
  const groups: string[] = [];
  for (let group = input?.closest("fieldset"); group; group = group.parentElement?.closest("fieldset")) {
    const legend = group.querySelector(":scope > legend")?.textContent;
    if (legend) groups.unshift(legend);
    if (group.matches(".form-pooja")) return groups;
  }
  return groups.slice(-1);
}

/** In the order in which they stand on the screen; what has no input comes first. */
export function inOrder(problems: readonly FormProblem[], formName: string | undefined): FormProblem[] {
  const placed = problems.map((problem) => ({ problem, input: inputOf(formName, problem.path) }));
  const isBefore = (a: HTMLElement, b: HTMLElement) =>
    (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return placed
    .sort((a, b) => {
      if (!a.input || !b.input) return Number(Boolean(a.input)) - Number(Boolean(b.input));
      if (a.input === b.input) return 0;
      return isBefore(a.input, b.input) ? -1 : 1;
    })
    .map(({ problem }) => problem);
}

/** Frames within which a section that was folded stands open. */
const MOST_FRAMES = 60;

/** Takes the person to an input as soon as it can be seen; the answer gives that up. */
export function visit(input: () => HTMLElement | null): () => void {
  let frames = 0;
  let frame = 0;
  const step = () => {
    const found = input();
    if (found?.checkVisibility()) {
      found.focus({ preventScroll: true });
      found.scrollIntoView({ block: "center" });
      if (document.activeElement === found) return;
    }
    if (++frames < MOST_FRAMES) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
