/**
 * What was typed or chosen before the page was hydrated stays in its fields, but React is not told of it. Each such field
 * reports its value now, as if it had just been given.
 */
export function reportTyped(page: ParentNode): void {
  for (const field of page.querySelectorAll("input, textarea, select")) {
    if (field instanceof HTMLSelectElement) reportChoice(field);
    else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) reportTick(field);
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) reportText(field);
  }
}

/** Where the HTML chooses no entry the browser shows the first that can be chosen, which nobody chose. */
function reportChoice(list: HTMLSelectElement): void {
  const entries = [...list.options];
  const drawn = entries.find((entry) => entry.defaultSelected) ?? entries.find((entry) => !entry.disabled);
  if (drawn && !drawn.selected) list.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Turned back and pressed again, so that the press is a change. */
function reportTick(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked) return;
  box.checked = box.defaultChecked;
  box.click();
}

/** React compares with the value it knows, which the property of its own notes; the prototype's does not. */
function reportText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  field.value = defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
