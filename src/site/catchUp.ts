declare global {
  interface Window {
    /** Buttons pressed and forms sent before the page was alive, kept by the script that starts it (server/site/template). */
    early?: HTMLElement[];
  }
}

const typedInto = "input:not([type=checkbox], [type=radio], [type=hidden]), textarea";

/**
 * What a visitor did before the scripts were here is done now: typed words reach the form, a pressed button acts.
 * React itself takes a field as it finds it and forgets the press.
 */
export function catchUp(root: HTMLElement): void {
  document.documentElement.dataset.alive = "";
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedInto)) {
    if (field.value !== field.defaultValue) retype(field);
  }
  for (const select of root.querySelectorAll("select")) {
    if (!select.selectedOptions[0]?.defaultSelected) select.dispatchEvent(new Event("change", { bubbles: true }));
  }
  for (const done of window.early ?? []) if (done.isConnected) doNow(done);
  window.early = undefined;
}

function doNow(element: HTMLElement) {
  if (element instanceof HTMLFormElement) return element.requestSubmit();
  // the press has turned it already
  if (element instanceof HTMLInputElement) element.checked = !element.checked;
  element.click();
}

/** Emptied through React's own watch on the field and filled past it, so that the words count as typed just now. */
function retype(field: HTMLInputElement | HTMLTextAreaElement) {
  const typed = field.value;
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  field.value = "";
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
