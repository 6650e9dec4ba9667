import { Alert, Button, Input, Progress, Radio } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportBlank, ImportNoun } from "../../contract/imports";
import { DropZone } from "../transfer/DropZone";
import { useDownload } from "../transfer/useDownload";
import { BlankChoice } from "./BlankChoice";
import { useNouns } from "./useNouns";
import { useStart } from "./useStart";

const accepted = ".csv,.tsv,.txt,.json,.geojson,.xlsx,.xls,.ods,.html,.htm,.kml,.kmz,.pbf,text/csv,application/json";
const formats = ["sheets", "pages", "maps", "osm", "wikidata", "json"] as const;

/** A file or a pasted table, what it lists, and what its blank cells mean. */
export function StartForm() {
  const { t } = useTranslation();
  const nouns = useNouns();
  const [chosen, choose] = useState<ImportNoun>();
  const [blank, setBlank] = useState<ImportBlank>("leave");
  const [pasted, paste] = useState("");
  const { percent, problem, start } = useStart();
  const noun = chosen ?? nouns[0] ?? "temples";
  const { download } = useDownload(t("transfer.failed.export"));
  const template = (kind: "csv" | "xlsx") =>
    download(`/api/admin/${noun}/template.${kind}`, `${noun}-template.${kind}`);
  const isRunning = percent !== undefined;
  const bring = (file: File) => void start(file, { noun, blank });
  const bringPasted = () => bring(new File([pasted], t("imports.pastedName"), { type: "text/csv" }));
  return (
    <section className="panel" aria-label={t("imports.start")}>
      {nouns.length > 1 && (
        <Radio.Group
          aria-label={t("imports.noun")}
          value={noun}
          disabled={isRunning}
          onChange={({ target }) => choose(target.value)}
          options={nouns.map((value) => ({ value, label: t(`imports.nouns.${value}`) }))}
        />
      )}
      <BlankChoice value={blank} disabled={isRunning} onChange={setBlank} />
      {problem && <Alert className="console-notice" type="error" showIcon message={problem} />}
      {isRunning ? (
        <div role="status">
          {t("imports.sending")}
          <Progress aria-label={t("imports.sending")} percent={percent} status="active" />
        </div>
      ) : (
        <>
          <DropZone
            accept={accepted}
            label={t("imports.choose")}
            text={t("imports.drop")}
            note={t("imports.limits")}
            onFile={bring}
          />
          <details>
            <summary>{t("imports.formats.title")}</summary>
            <ul className="lines">
              {formats.map((format) => (
                <li key={format}>{t(`imports.formats.${format}`)}</li>
              ))}
            </ul>
          </details>
          <div className="row-actions">
            <Button onClick={() => void template("csv")}>{t("transfer.template")}</Button>
            <Button onClick={() => void template("xlsx")}>{t("transfer.templateXlsx")}</Button>
          </div>
          <details>
            <summary>{t("imports.pasteInstead")}</summary>
            <Input.TextArea
              aria-label={t("imports.paste")}
              placeholder={t("imports.pasteHint")}
              rows={6}
              value={pasted}
              onChange={({ target }) => paste(target.value)}
            />
            <Button disabled={pasted.trim() === ""} onClick={bringPasted}>
              {t("imports.readPasted")}
            </Button>
          </details>
        </>
      )}
    </section>
  );
}
