import { useState } from "react";
import { useSession } from "../../client/useSession";
import type { ModerationItem } from "../../contract/moderation";
import { focusCurrentRow, useCursor } from "../queue/useCursor";
import { useKeys } from "../queue/useKeys";
import { isOpen, keyOf } from "./items";
import { useClaims } from "./useClaims";
import type { Decisions, Verdict } from "./useDecisions";
import type { Queue } from "./useQueue";
import { useRoleQuestion } from "./useRoleQuestion";

export type KeyOptions = { isOn: boolean; onHelp: () => void };

/** The queue as one works on it: where one is, what is selected, what can be done with either. */
export function useDesk(queue: Queue, decisions: Decisions, { isOn, onHelp }: KeyOptions) {
  const userId = Number(useSession().userId);
  const standing = queue.filter("status") || "pending";
  // what is not shown can be neither pointed at nor decided: neither the items of another filter nor those behind a failure
  const isShown = !queue.isPreviousData && !queue.error;
  const items = isShown ? queue.rows.map(decisions.asDecided).filter(({ status }) => status === standing) : [];
  const cursor = useCursor(items, keyOf);
  const claim = useClaims(userId, queue.refetch);
  const [isRejecting, setRejecting] = useState(false);
  const [hasHistory, setHistory] = useState(false);

  const { current, selection } = cursor;
  /** What a decision now would be about: the selection, or else the one in sight. */
  const chosen = selection.length > 0 ? selection : current ? [current] : [];
  const decidable = (verdict: Verdict, some: readonly ModerationItem[] = chosen) =>
    some.filter((item) => isOpen(item, userId) && item.status !== (verdict === "approve" ? "approved" : "rejected"));

  const askForRoles = useRoleQuestion();
  const decide = (verdict: Verdict, reason?: string) => {
    decisions.decide(decidable(verdict), verdict, reason);
    cursor.select([]);
    setRejecting(false);
  };
  const approve = () => askForRoles(decidable("approve"), () => decide("approve"));
  const desk = {
    items,
    decisions,
    cursor,
    userId,
    chosen,
    isRejecting,
    hasHistory,
    mayApprove: decidable("approve").length > 0,
    mayReject: decidable("reject").length > 0,
    toReject: decidable("reject"),
    selectable: items.filter((item) => isOpen(item, userId)),
    approve,
    askReason: () => setRejecting(true),
    stopRejecting: () => {
      setRejecting(false);
      focusCurrentRow();
    },
    reject: (reason: string) => decide("reject", reason),
    claim: () => void claim(chosen),
    toggleHistory: () => setHistory((now) => !now),
  };
  const byKey = (run: () => void) => ({
    run: () => {
      cursor.takesFocus.current = true;
      run();
    },
  });
  useKeys(
    {
      j: { run: () => cursor.move(1), repeats: true },
      k: { run: () => cursor.move(-1), repeats: true },
      a: byKey(() => desk.mayApprove && desk.approve()),
      r: byKey(() => desk.mayReject && desk.askReason()),
      x: { run: () => current && isOpen(current, userId) && cursor.toggle(current) },
      u: byKey(() => {
        const [first] = decisions.last?.items ?? [];
        if (first) cursor.awaitItem(first);
        void decisions.undo();
      }),
      c: { run: desk.claim },
      h: { run: desk.toggleHistory },
      escape: { run: () => cursor.select([]) },
      "?": { run: onHelp },
    },
    isOn,
  );
  return desk;
}

export type Desk = ReturnType<typeof useDesk>;
