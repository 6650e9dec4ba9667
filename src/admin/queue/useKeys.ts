import { useEffect, useRef } from "react";

/** What each key does; those that move repeat while they are held down. */
export type Keys = Readonly<Record<string, { run: () => void; repeats?: true }>>;

/** Where letters are typed or another part of the screen has its own keys. */
const isBusy = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'form, textarea, select, [contenteditable="true"], [role="combobox"], [role="dialog"], [role="listbox"], input:not([type="checkbox"])',
  ) !== null;

/** The Latin letter or digit of the key, also where the keyboard writes Devanagari or Kannada. */
function nameOf({ key, code }: KeyboardEvent): string {
  if (/^[ -~]$/.test(key) || key.length > 1) return key.toLowerCase();
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/** Single keys for the whole screen while nothing is being typed. */
export function useKeys(keys: Keys, isOn: boolean): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target)) return;
      const name = nameOf(event);
      const key = Object.hasOwn(latest.current, name) ? latest.current[name] : undefined;
      if (!key) return;
      event.preventDefault();
      if (!event.repeat || key.repeats) key.run();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOn]);
}
