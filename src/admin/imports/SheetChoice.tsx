import { Select } from "antd";
import { useTranslation } from "react-i18next";
import type { Import } from "../../contract/imports";

type SheetChoiceProps = { job: Import; isSending: boolean; onChoose: (sheet: string) => void };

/** Which sheet of a workbook with several is read; another one is read at once. */
export function SheetChoice({ job, isSending, onChoose }: SheetChoiceProps) {
  const { t } = useTranslation();
  const isReady = job.state === "planned" && !isSending;
  return (
    <div className="panel import-sheet">
      <label htmlFor="import-sheet">{t("imports.sheet")}</label>
      <Select
        id="import-sheet"
        value={job.sheet}
        options={job.sheets.map((value) => ({ value, label: value }))}
        // not disabled meanwhile: the keyboard stays here
        onChange={(sheet) => isReady && onChoose(sheet)}
      />
    </div>
  );
}
