import type { InputRef } from "antd";
import { useRef, useState } from "react";
import { impossibleIn } from "../../domain/findings/positionDoubts";
import { useCursor } from "../queue/useCursor";
import { useKeys } from "../queue/useKeys";
import { isSameSpot, keyOf, readSpot, type Spot, spotOf } from "./spots";
import { useLeftAt } from "./useLeftAt";
import type { PositionChecks } from "./usePositionChecks";
import { usePositionDoubts } from "./usePositionDoubts";
import type { PositionQueue } from "./usePositionQueue";

const otherPrecision = { site: "place", place: "site" } as const;

type KeyOptions = { isOn: boolean; onHelp: () => void };

/** The queue as one works on it: which temple one is at, and which position one is about to take. */
export function usePositionDesk(queue: PositionQueue, checks: PositionChecks, { isOn, onHelp }: KeyOptions) {
  // what is not shown cannot be settled: neither rows of another filter nor those behind a failure
  const isShown = !queue.isPreviousData && !queue.error;
  const items = isShown ? queue.rows.filter(checks.isOpen) : [];
  const left = useLeftAt();
  const cursor = useCursor(items, keyOf, left.at);
  const { current } = cursor;
  const [choices, setChoices] = useState<Readonly<Record<string, Spot>>>({});
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const onRecord = current && spotOf(current);
  const chosen = current ? (choices[current.id] ?? onRecord) : undefined;
  const choose = (spot: Spot | undefined, text = "") => {
    if (!current || !spot) return;
    const { latitude, longitude, positionPrecision } = spot;
    setChoices((now) => ({ ...now, [current.id]: { latitude, longitude, positionPrecision } }));
    setTexts((now) => ({ ...now, [current.id]: text }));
  };
  const text = current ? (texts[current.id] ?? "") : "";
  /** Takes what is typed or pasted; what cannot be read stands in the way until it is gone. */
  const write = (typed: string) => {
    const spot = readSpot(typed);
    if (spot) choose(spot, typed);
    else if (current) setTexts((now) => ({ ...now, [current.id]: typed }));
  };
  const isUnread = text.trim() !== "" && !readSpot(text);
  const doubt = current && chosen && impossibleIn(current.state, chosen);
  const doubts = usePositionDoubts(current, doubt ? undefined : chosen);
  const field = useRef<InputRef>(null);
  const mayTake = chosen !== undefined && !isUnread && !doubt;
  const toggleTown = () =>
    chosen && choose({ ...chosen, positionPrecision: otherPrecision[chosen.positionPrecision] }, text);
  const desk = {
    items,
    cursor,
    onRecord,
    chosen,
    choose,
    text,
    write,
    leave: () => current && left.leave(keyOf(current)),
    field,
    doubt,
    doubts,
    mayTake,
    toggleTown,
    isOnRecord: isSameSpot(chosen, onRecord),
    take: () => current && chosen && mayTake && checks.send(current, chosen, doubts),
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
      p: { run: () => field.current?.focus() },
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
