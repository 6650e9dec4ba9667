import type { MouseEvent } from "react";
import { flushSync } from "react-dom";

type Clicked = MouseEvent<HTMLElement>;

/** What a button does that adds a row to a list of fieldsets above it: the keyboard goes on in the new row. */
export const addingRow =
  (add: () => void) =>
  ({ currentTarget: button }: Clicked): void => {
    flushSync(add); // the row has to be there to have the focus
    const inputs = [...(rowAbove(button)?.querySelectorAll("input") ?? [])];
    inputs.find(({ offsetParent }) => offsetParent !== null)?.focus();
  };

/** What a button does that removes its row: the keyboard goes on at the same button of the next one, or where one is added. */
export const removingRow =
  (remove: () => void) =>
  ({ currentTarget: button }: Clicked): void => {
    const next = button.closest("fieldset")?.nextElementSibling;
    const buttons = next?.matches("button") ? [next] : [...(next?.querySelectorAll("button") ?? [])];
    const beside = next?.matches("fieldset") ? buttons.at(-1) : buttons[0];
    if (beside instanceof HTMLElement) beside.focus();
    remove();
  };

/** The last fieldset before an element, beside it or beside what holds it. */
function rowAbove(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = at.parentElement)
    for (let before = at.previousElementSibling; before; before = before.previousElementSibling)
      if (before.matches("fieldset")) return before;
  return undefined;
}
