/** What was done before the page was alive: a button pressed, a form sent, or a field left with this value. */
export type Early = [target: HTMLElement, value?: string, checked?: boolean];

declare global {
  interface Window {
    /** Kept by the script that starts the page (server/site/template); gone once the page answers by itself. */
    early?: Early[];
  }
}

/**
 * What a visitor did before the scripts were here is done now: typed and chosen values reach the form, a pressed
 * button acts. React itself draws fields as the page was sent, and forgets the press.
 */
export function catchUp(): void {
  const early = window.early ?? [];
  window.early = undefined;
  document.documentElement.dataset.alive = "";
  redo(early);
}

/** Does again, in its order, what elements were not there for; of a field only its last value counts. */
export function redo(early: readonly Early[]): void {
  const fields = new Map(early.map((each) => [each[0], each]));
  for (const [target, value, checked] of fields.values()) {
    if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) tick(target, checked === true);
    else if (value !== undefined) write(target, value);
  }
  for (const [target, value] of early) if (value === undefined && target.isConnected) doNow(target);
}

function doNow(target: HTMLElement) {
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target.click();
}

/** Turned away from what is wanted and pressed, so that the press is a change. */
function tick(box: HTMLInputElement, wanted: boolean) {
  box.checked = !wanted;
  box.click();
}

/**
 * Filled past React's own watch on the field, so that the value counts as given just now. The watch began when the
 * value already stood there, so it is shown another one first.
 */
function write(field: HTMLElement, value: string) {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value ? "" : "0";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
