import { Alert, Button, Progress } from "antd";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { formatNumber } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import type { BulkChange } from "../../contract/bulkChanges";
import { Loading } from "../layout/Loading";
import { useConfirm } from "../layout/useConfirm";
import { BulkOutcomes } from "./BulkOutcomes";
import { isUnderWay, useBulkChange } from "./useBulkChange";
import { useBulkWords } from "./useBulkWords";

type BulkStandingProps = {
  id: number;
  /** Told when something of it is written, or taken back. */
  onWritten?: () => void;
  onDropped?: () => void;
};

/** How a change stands, what it does or did with how many, and the ways on from there. */
export function BulkStanding({ id, onWritten, onDropped }: BulkStandingProps) {
  const { t } = useTranslation();
  const { change, error, refetch, send, isSending, problem } = useBulkChange(id);
  const words = useBulkWords();
  const lead = useRef<HTMLParagraphElement>(null);
  const state = change?.state;
  useEffect(() => {
    if (state === "applying" || state === "undoing") onWritten?.();
    // the button that was pressed is gone: the next key leads on from here
    if (document.activeElement === document.body) lead.current?.focus();
  }, [state, onWritten]);
  if (!change) {
    if (!error) return <Loading rows={6} />;
    const again = <Button onClick={refetch}>{t("actions.tryAgain")}</Button>;
    return <Alert type="error" showIcon message={t("bulk.failed")} description={errorText(error, t)} action={again} />;
  }
  return (
    <>
      <p ref={lead} tabIndex={-1} role="status">
        <strong>{words(change)}.</strong> {t(`bulk.stateTexts.${change.state}`)}
      </p>
      {problem && <Alert className="console-notice" type="error" showIcon message={problem} />}
      {change.problem && <Alert className="console-notice" type="error" showIcon message={t(change.problem)} />}
      {error && <Alert className="console-notice" type="warning" showIcon message={t("bulk.unreached")} />}
      {isUnderWay(change) && <Doing change={change} isSending={isSending} onStop={() => void send("cancel")} />}
      {change.state !== "planning" && <BulkOutcomes change={change} />}
      <Ways
        change={change}
        isSending={isSending}
        send={(what) => void send(what).then(() => what === "cancel" && onDropped?.())}
      />
    </>
  );
}

function Doing({ change, isSending, onStop }: { change: BulkChange; isSending: boolean; onStop: () => void }) {
  const { t, i18n } = useTranslation();
  const { counts, state } = change;
  const whole = state === "planning" ? counts.total : counts.change;
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <div className="panel">
      <Progress
        aria-label={t(`bulk.states.${state}`)}
        percent={whole > 0 ? Math.min(100, Math.floor((counts.done / whole) * 100)) : 0}
        status="active"
      />
      <p className="quiet">{t("bulk.doneOf", { done: number(counts.done), whole: number(whole) })}</p>
      {state !== "undoing" && (
        <Button loading={isSending} onClick={onStop}>
          {t("bulk.stop")}
        </Button>
      )}
    </div>
  );
}

type WaysProps = { change: BulkChange; isSending: boolean; send: (what: "apply" | "cancel" | "undo") => void };

function Ways({ change, isSending, send }: WaysProps) {
  const { t, i18n } = useTranslation();
  const confirm = useConfirm();
  const { state, counts, undone, undoableUntil, action } = change;
  const number = (value: number) => formatNumber(value, i18n.language);
  const askUndo = () =>
    confirm({
      title: t("bulk.undoAsk"),
      content: t("bulk.undoAskDetails"),
      okText: t("bulk.undo"),
      isDangerous: true,
      onOk: () => send("undo"),
    });
  return (
    <>
      {undone && state === "undone" && (
        <p>{t("bulk.undone", { taken: number(undone.taken), left: number(undone.left) })}</p>
      )}
      <div className="row-actions">
        {state === "planned" && counts.change > 0 && (
          <Button type="primary" danger={action.kind === "delete"} loading={isSending} onClick={() => send("apply")}>
            {t("bulk.apply", { count: counts.change, formatted: number(counts.change) })}
          </Button>
        )}
        {state === "planned" && (
          <Button disabled={isSending} onClick={() => send("cancel")}>
            {t("bulk.drop")}
          </Button>
        )}
        {undoableUntil && (
          <>
            <Button danger loading={isSending} onClick={askUndo}>
              {t("bulk.undo")}
            </Button>
            <span className="quiet">
              {t("bulk.undoUntil", { when: formatDate(undoableUntil, i18n.language, { dateStyle: "medium" }) })}
            </span>
          </>
        )}
      </div>
    </>
  );
}
