import "./transfer.css";
import { Alert, Button, Progress } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ImportDetails } from "./ImportDetails";
import { ImportFigures } from "./ImportFigures";
import type { useImport } from "./useImport";

const failed = { csv: "transfer.failed.csv", json: "transfer.failed.json" } as const;

/** What an import is doing, then what it did or would do, or why it could not. */
export function ImportPanel({ imports }: { imports: ReturnType<typeof useImport> }) {
  const { t } = useTranslation();
  const { noun, state, run, dismiss } = imports;
  if (state.is === "idle") return null;
  if (state.is === "running") {
    return (
      <div className="panel" role="status">
        {t(state.percent < 100 ? "transfer.sending" : "transfer.reading", { file: state.name })}
        <Progress percent={state.percent} status="active" showInfo={state.percent < 100} />
      </div>
    );
  }
  if (state.is === "failed") {
    return (
      <Alert
        className="console-notice"
        type="error"
        showIcon
        role="alert"
        message={t(failed[state.kind])}
        description={`${state.file.name}: ${state.problem}`}
        closable
        onClose={dismiss}
      />
    );
  }
  const { result, file, kind } = state;
  const hasChanges = result.created + result.updated > 0;
  return (
    <div className="panel" role="status">
      <div className="panel-title">
        <h2>{t(result.dryRun ? "transfer.dryRunDone" : "transfer.done", { file: file.name })}</h2>
        {result.dryRun && hasChanges && (
          <Button type="primary" onClick={() => void run({ file, kind }, false, result.planId)}>
            {t("transfer.importNow")}
          </Button>
        )}
        <Link to={`/admin/imports/${result.planId}`}>{t("transfer.seePlan")}</Link>
        <Button onClick={dismiss}>{t("actions.close")}</Button>
      </div>
      <ImportFigures result={result} />
      <ImportDetails noun={noun} result={result} />
    </div>
  );
}
