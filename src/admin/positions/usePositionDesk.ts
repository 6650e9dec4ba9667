import { useState } from "react";
import { useCursor } from "../queue/useCursor";
import { useKeys } from "../queue/useKeys";
import { isSamePoint, keyOf, type Spot, spotOf } from "./spots";
import type { PositionChecks } from "./usePositionChecks";
import type { PositionQueue } from "./usePositionQueue";

const otherPrecision = { site: "place", place: "site" } as const;

type KeyOptions = { isOn: boolean; onHelp: () => void };

/** The queue as one works on it: which temple one is at, and which position one is about to take. */
export function usePositionDesk(queue: PositionQueue, checks: PositionChecks, { isOn, onHelp }: KeyOptions) {
  // what is not shown cannot be settled: neither rows of another filter nor those behind a failure
  const isShown = !queue.isPreviousData && !queue.error;
  const items = isShown ? queue.rows.filter(checks.isOpen) : [];
  const cursor = useCursor(items, keyOf);
  const { current } = cursor;
  const [choices, setChoices] = useState<Readonly<Record<string, Spot>>>({});
  const onRecord = current && spotOf(current);
  const chosen = current ? (choices[current.id] ?? onRecord) : undefined;
  const choose = (spot: Spot | undefined) => {
    if (!current || !spot) return;
    const { latitude, longitude, positionPrecision } = spot;
    setChoices((now) => ({ ...now, [current.id]: { latitude, longitude, positionPrecision } }));
  };
  const toggleTown = () => chosen && choose({ ...chosen, positionPrecision: otherPrecision[chosen.positionPrecision] });
  const desk = {
    items,
    cursor,
    onRecord,
    chosen,
    choose,
    toggleTown,
    isOnRecord: isSamePoint(chosen, onRecord),
    take: () => current && chosen && checks.send(current, chosen),
    remove: () => current && onRecord && checks.send(current, undefined),
    fix: checks.fix,
  };
  const byKey = (run: () => void) => ({
    run: () => {
      cursor.takesFocus.current = true;
      run();
    },
  });
  const candidates = current?.candidates ?? [];
  useKeys(
    {
      j: { run: () => cursor.move(1), repeats: true },
      k: { run: () => cursor.move(-1), repeats: true },
      a: byKey(() => desk.take()),
      t: { run: toggleTown },
      n: byKey(() => desk.remove()),
      u: byKey(() => {
        if (checks.last) cursor.awaitItem(checks.last.temple);
        void checks.undo();
      }),
      0: { run: () => choose(onRecord) },
      ...Object.fromEntries(candidates.map((one, at) => [String(at + 1), { run: () => choose(one) }])),
      "?": { run: onHelp },
    },
    isOn,
  );
  return desk;
}

export type PositionDesk = ReturnType<typeof usePositionDesk>;
