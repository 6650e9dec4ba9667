import { InboxOutlined } from "@ant-design/icons";
import { type DragEvent, useState } from "react";
import { useTranslation } from "react-i18next";

const accepted = ".csv,.tsv,.txt,.json,.xlsx,text/csv,application/json";

/** A place to drop a file on, or to choose one by mouse or keyboard. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <label
      className={isOver ? "drop-zone drop-zone-over" : "drop-zone"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        type="file"
        accept={accepted}
        aria-label={t("imports.choose")}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          if (file) onFile(file);
        }}
      />
      <InboxOutlined aria-hidden />
      <span>{t("imports.drop")}</span>
      <span className="quiet">{t("imports.limits")}</span>
    </label>
  );
}
