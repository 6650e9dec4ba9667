import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { addDays } from "../../domain/dates";
import { monthAway } from "./monthAway";
import type { MonthView } from "./view";

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * Moves the focus in a month by keys: a day, a week, the ends of the week, a month. Only one day is in the tab order,
 * once scripts run; `focused` is undefined before.
 */
export function useCalendarKeys(view: MonthView, shown: string, onMonth: (month: string, day?: string) => void) {
  const grid = useRef<HTMLTableElement>(null);
  const [alive, setAlive] = useState(false);
  const [wanted, setWanted] = useState<string>();
  useEffect(() => setAlive(true), []);

  // the day that a key asked for may only have come with its month
  useEffect(() => {
    if (!wanted?.startsWith(view.month)) return;
    grid.current?.querySelector<HTMLElement>(`[data-date="${wanted}"]`)?.focus();
  }, [wanted, view.month]);

  const inMonth = [wanted, shown].find((date) => date?.startsWith(view.month)) ?? `${view.month}-01`;
  const go = (date: string) => {
    setWanted(date);
    if (!date.startsWith(view.month)) onMonth(date.slice(0, 7), date);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-date]") : null;
    const from = target?.dataset.date;
    const to = from && !event.altKey && !event.ctrlKey && !event.metaKey ? targetOf(event.key, from) : undefined;
    if (!to) return;
    event.preventDefault();
    go(to);
  };
  return { grid, focused: alive ? inMonth : undefined, onKeyDown };
}

function targetOf(key: string, from: string): string | undefined {
  const step = steps[key];
  if (step !== undefined) {
    const to = addDays(from, step);
    return monthAway(to.slice(0, 7), 0) && to;
  }
  const weekday = new Date(`${from}T00:00:00Z`).getUTCDay();
  if (key === "Home") return addDays(from, -weekday);
  if (key === "End") return addDays(from, 6 - weekday);
  const month =
    key === "PageUp"
      ? monthAway(from.slice(0, 7), -1)
      : key === "PageDown"
        ? monthAway(from.slice(0, 7), 1)
        : undefined;
  if (!month) return undefined;
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  return `${month}-${String(Math.min(Number(from.slice(8)), last)).padStart(2, "0")}`;
}
