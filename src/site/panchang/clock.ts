import { useEffect, useSyncExternalStore } from "react";
import { deviceStorage } from "../../client/storage";

export type ClockHours = 12 | 24;

const storageKey = "clockHours";
const usual: ClockHours = 12;
let hours: ClockHours = usual;
const listeners = new Set<() => void>();

/** How times are written: by twelve hours, as India does, unless this device was told otherwise. */
export const clockHours = (): ClockHours => hours;

function setHours(next: ClockHours): void {
  hours = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Draws a page again when the clock is chosen; the first drawing is the server's. */
export function useClock(): [ClockHours, (next: ClockHours) => void] {
  const shown = useSyncExternalStore(subscribe, clockHours, () => usual);
  useEffect(() => {
    if (deviceStorage.get(storageKey) === "24") setHours(24);
  }, []);
  const choose = (next: ClockHours) => {
    deviceStorage.set(storageKey, String(next));
    setHours(next);
  };
  return [shown, choose];
}
