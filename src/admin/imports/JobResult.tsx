import { App, Button } from "antd";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import type { Import } from "../../contract/imports";
import { useDownload } from "../transfer/useDownload";

type JobResultProps = { job: Import; isSending: boolean; onUndo: () => void; onAsked: () => void };

/** What there is to do after: mend what failed, or take all of it back. */
export function JobResult({ job, isSending, onUndo, onAsked }: JobResultProps) {
  const { t, i18n } = useTranslation();
  const { stream } = useDownload(t("imports.failed.download"));
  const { modal } = App.useApp();
  const { state, counts, replanned, undone, undoableUntil } = job;
  const number = (value: number) => formatNumber(value, i18n.language);
  const download = () =>
    stream(`/api/admin/${job.noun}/export-ticket`, `/api/admin/imports/${job.id}/failed.csv`, `${job.noun}-failed.csv`);
  const ask = () =>
    modal.confirm({
      title: t("imports.undoAsk"),
      content: t("imports.undoAskDetails"),
      okText: t("imports.undo"),
      okButtonProps: { danger: true },
      cancelText: t("actions.cancel"),
      autoFocusButton: "cancel",
      onOk: onUndo,
      afterClose: onAsked,
    });
  const mayUndo = undoableUntil !== null && (state === "applied" || state === "cancelled");
  const hasFailed = counts.failed > 0 && state !== "reading";
  if (!mayUndo && !hasFailed && replanned === 0 && !undone) return null;
  return (
    <div className="console-notice">
      {replanned > 0 && <p>{t("imports.replanned", { count: replanned, formatted: number(replanned) })}</p>}
      {undone && (
        <p>
          {undone.left > 0
            ? t("imports.undone", { rows: number(undone.rows), left: number(undone.left) })
            : t("imports.undoneAll", { count: undone.rows, formatted: number(undone.rows) })}
        </p>
      )}
      <div className="row-actions">
        {hasFailed && (
          <Button onClick={() => void download()}>
            {t("imports.failedCsv", { count: counts.failed, formatted: number(counts.failed) })}
          </Button>
        )}
        {mayUndo && (
          <Button danger loading={isSending} onClick={ask}>
            {t("imports.undo")}
          </Button>
        )}
        {mayUndo && (
          <span className="quiet">
            {t("imports.undoUntil", { when: formatDate(undoableUntil, i18n.language, { dateStyle: "medium" }) })}
          </span>
        )}
      </div>
    </div>
  );
}
