import { Checkbox, Tooltip } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FileButton } from "./FileButton";
import type { FileKind } from "./transfers";
import type { useImport } from "./useImport";

/** Import by file; a dry run, which writes nothing, unless one says otherwise. */
export function ImportButtons({ imports }: { imports: ReturnType<typeof useImport> }) {
  const { t } = useTranslation();
  const [dryRun, setDryRun] = useState(true);
  const isRunning = imports.state.is === "running";
  const start = (kind: FileKind) => (file: File) => void imports.run({ file, kind }, dryRun);
  return (
    <>
      <FileButton accept=".json,application/json" disabled={isRunning} onFile={start("json")}>
        {t("transfer.importJson")}
      </FileButton>
      <FileButton accept=".csv,text/csv" disabled={isRunning} onFile={start("csv")}>
        {t("transfer.importCsv")}
      </FileButton>
      <Tooltip title={t("transfer.dryRunHint")}>
        <Checkbox checked={dryRun} onChange={(event) => setDryRun(event.target.checked)}>
          {t("transfer.dryRun")}
        </Checkbox>
      </Tooltip>
    </>
  );
}
