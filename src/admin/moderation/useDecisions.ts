import { useCustomMutation } from "@refinedev/core";
import { App } from "antd";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, type HttpError } from "../../client/errors";
import type { Decision, DecisionsMade, DecisionsUndone, ModerationItem } from "../../contract/moderation";
import { useLeaveWarning } from "../form/useLeaveWarning";
import { createDecisionSender } from "./decisionSender";
import { keyOf, moderationPath } from "./items";

export type Verdict = Decision["decision"];
const outcome = { approve: "approved", reject: "rejected" } as const;

/** What was decided in one go, and can be taken back in one go. */
export type Action = { id: number; items: readonly ModerationItem[]; verdict: Verdict; made: Promise<number[]> };

type Status = ModerationItem["status"];
type Moves = ReadonlyMap<string, { from: Status; to: Status }>;

const quiet = { successNotification: false, errorNotification: false } as const;

/** Decides at once on the screen and right after on the server; what the server refuses comes back with its reason. */
export function useDecisions(refetch: () => void) {
  const { t } = useTranslation();
  const { notification } = App.useApp();
  const { mutateAsync: postDecisions } = useCustomMutation<DecisionsMade, HttpError>();
  const { mutateAsync: postUndo } = useCustomMutation<DecisionsUndone, HttpError>();
  const [moves, setMoves] = useState<Moves>(new Map());
  const [actions, setActions] = useState<readonly Action[]>([]);
  const count = useRef(0);
  const latest = useRef(refetch);
  latest.current = refetch;

  const [isSending, setIsSending] = useState(false);
  useLeaveWarning(isSending);

  const [sender] = useState(() =>
    createDecisionSender(
      async (decisions) => {
        const url = `${moderationPath}/decisions`;
        const { data } = await postDecisions({ url, method: "post", values: { decisions }, ...quiet });
        return data.decisions;
      },
      () => {
        setIsSending(false);
        latest.current();
      },
    ),
  );

  const forgetMoves = (items: readonly ModerationItem[]) =>
    setMoves((now) => {
      const left = new Map(now);
      for (const item of items) left.delete(keyOf(item));
      return left;
    });
  const complain = (message: string, error: unknown) =>
    notification.error({ message, description: errorText(error, t), role: "alert", duration: 8 });

  const decide = (items: readonly ModerationItem[], verdict: Verdict, reason?: string) => {
    if (items.length === 0) return;
    const to = outcome[verdict];
    setIsSending(true);
    setMoves((now) => new Map([...now, ...items.map((item) => [keyOf(item), { from: item.status, to }] as const)]));
    const sent = items.map(({ kind, id, status }) =>
      sender.send({ kind, id, decision: verdict, status, ...(reason && { reason }) }),
    );
    const made = Promise.allSettled(sent).then((results) => {
      const refused = items.filter((_, index) => results[index]?.status === "rejected");
      const failure = results.find((result) => result.status === "rejected");
      if (failure) {
        forgetMoves(refused);
        complain(t("moderation.failed.decide", { count: refused.length }), failure.reason);
      }
      return results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    });
    setActions((now) => [...now, { id: ++count.current, items, verdict, made }]);
  };

  const undo = async () => {
    const action = actions.at(-1);
    if (!action) return;
    setActions((now) => now.filter(({ id }) => id !== action.id));
    const decisionIds = await action.made;
    if (decisionIds.length === 0) return;
    try {
      await postUndo({ url: `${moderationPath}/undo`, method: "post", values: { decisionIds }, ...quiet });
      forgetMoves(action.items);
    } catch (error) {
      complain(t("moderation.failed.undo"), error);
    }
    refetch();
  };

  /** The item as it stands after what was just decided. */
  const asDecided = (item: ModerationItem): ModerationItem => {
    const move = moves.get(keyOf(item));
    return move && move.from === item.status ? { ...item, status: move.to } : item;
  };
  return { decide, undo, asDecided, last: actions.at(-1), forget: () => setActions([]) };
}

export type Decisions = ReturnType<typeof useDecisions>;
