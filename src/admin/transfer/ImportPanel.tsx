import { Button, Card, Progress } from "antd";
import { useTranslation } from "react-i18next";
import { ImportDetails } from "./ImportDetails";
import { ImportFigures } from "./ImportFigures";
import type { useImport } from "./useImport";

/** What an import is doing, then what it did or would do. */
export function ImportPanel({ imports }: { imports: ReturnType<typeof useImport> }) {
  const { t } = useTranslation();
  const { state, run, dismiss } = imports;
  if (state.is === "idle") return null;
  if (state.is === "running") {
    return (
      <Card size="small" className="console-notice" role="status">
        {t(state.percent < 100 ? "transfer.sending" : "transfer.reading", { file: state.name })}
        <Progress percent={state.percent} status="active" showInfo={state.percent < 100} />
      </Card>
    );
  }
  const { result, file, kind } = state;
  const hasChanges = result.created + result.updated > 0;
  return (
    <Card
      size="small"
      className="console-notice"
      role="status"
      title={t(result.dryRun ? "transfer.dryRunDone" : "transfer.done", { file: file.name })}
      extra={
        <span className="row-actions">
          {result.dryRun && hasChanges && (
            <Button type="primary" size="small" onClick={() => void run({ file, kind }, false)}>
              {t("transfer.importNow")}
            </Button>
          )}
          <Button size="small" onClick={dismiss}>
            {t("actions.close")}
          </Button>
        </span>
      }
    >
      <ImportFigures result={result} />
      <ImportDetails result={result} />
    </Card>
  );
}
