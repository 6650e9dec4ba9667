import { Button, Progress } from "antd";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { Import } from "../../contract/imports";

type JobProgressProps = { job: Import; isSending: boolean; onCancel: () => void };

/** What the server does now and how far it has got, and a way to stop it until all is written. */
export function JobProgress({ job, isSending, onCancel }: JobProgressProps) {
  const { t, i18n } = useTranslation();
  const { rows, rowsDone, searchedPercent, state } = job;
  const number = (value: number) => formatNumber(value, i18n.language);
  const isSearching = state === "reading" && searchedPercent !== null && searchedPercent < 100;
  const step = isSearching ? "searching" : state === "applying" ? "writing" : state;
  const done = rows > 0 ? Math.min(100, Math.floor((rowsDone / rows) * 100)) : 0;
  const percent = isSearching ? searchedPercent : done;
  return (
    <div className="panel">
      <p>{t(`imports.steps.${step}`)}</p>
      <Progress
        aria-label={t(`imports.steps.${step}`)}
        percent={percent}
        status="active"
        showInfo={isSearching || rows > 0}
      />
      <p className="quiet">
        {isSearching
          ? t("imports.searched", { percent: number(percent) })
          : rows > 0
            ? t("imports.rowsOf", { done: number(rowsDone), rows: number(rows) })
            : t("imports.rowsRead", { done: number(rowsDone) })}
      </p>
      {step !== "undoing" && (
        <Button loading={isSending} onClick={onCancel}>
          {t("imports.stop")}
        </Button>
      )}
    </div>
  );
}
