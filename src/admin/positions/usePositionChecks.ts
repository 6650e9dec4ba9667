import { useCustomMutation } from "@refinedev/core";
import { App } from "antd";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, type HttpError } from "../../client/errors";
import type { PositionChecked, PositionToCheck } from "../../contract/positionChecks";
import type { WorkspaceFinding } from "../../contract/workspace";
import { useLeaveWarning } from "../form/useLeaveWarning";
import { isSameSpot, type Spot, spotOf } from "./spots";

/** What was found out: another position, that the one on record is right, that nobody knows it. */
type Outcome = "taken" | "right" | "removed";
type Action = { id: number; temple: PositionToCheck; outcome: Outcome; made: Promise<PositionChecked | undefined> };

const quiet = { successNotification: false, errorNotification: false } as const;
const nowhere = { latitude: null, longitude: null, positionPrecision: null };
const rowOf = ({ id, version }: PositionToCheck) => `${id} ${version}`;
const addressOf = (temple: PositionToCheck) => `/api/admin/temples/${temple.id}`;

/** Settles a position at once on the screen and right after on the server; what is refused comes back with its reason. */
export function usePositionChecks(refetch: () => void) {
  const { t } = useTranslation();
  const { notification } = App.useApp();
  const { mutateAsync } = useCustomMutation<PositionChecked, HttpError>();
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [actions, setActions] = useState<readonly Action[]>([]);
  const [isTold, setTold] = useState(false);
  const [underWay, setUnderWay] = useState(0);
  const count = useRef(0);
  const sending = useRef(0);
  useLeaveWarning(underWay > 0);

  const settle = (temple: PositionToCheck, isSettled: boolean) =>
    setSettled((now) => {
      const next = new Set(now);
      if (isSettled) next.add(rowOf(temple));
      else next.delete(rowOf(temple));
      return next;
    });
  const complain = (message: string, error: unknown) =>
    notification.error({ message, description: errorText(error, t), role: "alert", duration: 8 });

  /** The answer, or undefined where the call failed, which is told; the list is read again once no call is under way. */
  async function call(url: string, method: "put" | "post", values: object, failed: string) {
    setUnderWay(++sending.current);
    try {
      return (await mutateAsync({ url, method, values, ...quiet })).data;
    } catch (error) {
      complain(failed, error);
      return undefined;
    } finally {
      setUnderWay(--sending.current);
      if (sending.current === 0) refetch();
    }
  }

  const send = (temple: PositionToCheck, spot: Spot | undefined, doubts: readonly WorkspaceFinding[] = []) => {
    const outcome = spot ? (isSameSpot(spot, spotOf(temple)) ? "right" : "taken") : "removed";
    settle(temple, true);
    const seen = doubts.map(({ code }) => code);
    const values = { ...(spot ?? nowhere), version: temple.version, ...(seen.length > 0 && { seen }) };
    const made = call(`${addressOf(temple)}/position`, "put", values, t("positions.failed.save", temple)).then(
      (answer) => {
        if (!answer) {
          settle(temple, false);
          setActions((now) => now.filter((action) => action.temple !== temple));
        }
        return answer;
      },
    );
    setActions((now) => [...now, { id: ++count.current, temple, outcome, made }]);
    setTold(true);
  };

  const undo = async () => {
    const action = actions.at(-1);
    if (!action) return;
    setActions((now) => now.filter(({ id }) => id !== action.id));
    setTold(false);
    const { temple, made } = action;
    const answer = await made;
    if (!answer) return;
    const { revisionId } = answer;
    const undone = await call(
      `${addressOf(temple)}/position/undo`,
      "post",
      { revisionId },
      t("positions.failed.undo", temple),
    );
    if (undone) settle(temple, false);
  };

  /** Changes what the position contradicts, such as the PIN code. */
  const fix = async ({ version, ...temple }: PositionToCheck, change: NonNullable<WorkspaceFinding["fix"]>) => {
    const values = { ...change, version };
    await call(addressOf({ version, ...temple }), "put", values, t("positions.failed.save", temple));
  };

  const last = actions.at(-1);
  return {
    send,
    undo,
    fix,
    isOpen: (temple: PositionToCheck) => !settled.has(rowOf(temple)),
    last,
    told: isTold && last ? { id: last.id, text: t(`positions.done.${last.outcome}`, last.temple) } : undefined,
    forget: () => setTold(false),
  };
}

export type PositionChecks = ReturnType<typeof usePositionChecks>;
