import { Button, Input } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";

type RepairFormProps = {
  label: string;
  value: string;
  /** it has to be filled in, in other rows as well */
  isMissing: boolean;
  onWrite: (value: string) => void;
  onWriteInAll: (value: string) => void;
  onLeaveOutInAll: () => void;
  onCancel: () => void;
};

/** What a cell should say, written by hand; or nothing. */
export function RepairForm({
  label,
  value,
  isMissing,
  onWrite,
  onWriteInAll,
  onLeaveOutInAll,
  onCancel,
}: RepairFormProps) {
  const { t } = useTranslation();
  // of a long cell only the beginning is known here
  const [written, write] = useState(value.endsWith("…") ? "" : value);
  const text = written.trim();
  return (
    <form
      className="import-repair"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text !== "" && text !== value) onWrite(text);
      }}
      onKeyDown={({ key }) => key === "Escape" && onCancel()}
    >
      <Input size="small" autoFocus aria-label={label} value={written} onChange={({ target }) => write(target.value)} />
      <Button size="small" type="primary" htmlType="submit" disabled={text === "" || text === value}>
        {t("imports.repair.useWritten")}
      </Button>
      {isMissing && (
        <Button size="small" disabled={text === ""} onClick={() => onWriteInAll(text)}>
          {t("imports.repair.fillAll")}
        </Button>
      )}
      {value !== "" && (
        <>
          <Button size="small" onClick={() => onWrite("")}>
            {t("imports.repair.leaveOut")}
          </Button>
          <Button size="small" onClick={onLeaveOutInAll}>
            {t("imports.repair.leaveOutInAll")}
          </Button>
        </>
      )}
      <Button size="small" onClick={onCancel}>
        {t("actions.cancel")}
      </Button>
    </form>
  );
}
