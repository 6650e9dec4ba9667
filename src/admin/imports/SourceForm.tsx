import { useCustom } from "@refinedev/core";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { HttpError } from "../../client/errors";
import type { ImportSources } from "../../contract/importSources";
import type { Import } from "../../contract/imports";
import { Suggested } from "../form/Suggested";

type SourceFormProps = { job: Import; isSending: boolean; onChoose: (source: string) => void };

/** Who gave the list: the columns and spellings that were chosen for the last one come back with the word. */
export function SourceForm({ job, isSending, onChoose }: SourceFormProps) {
  const { t } = useTranslation();
  const [word, setWord] = useState(job.listSource);
  const { data } = useCustom<ImportSources, HttpError>({
    url: "/api/admin/imports/sources",
    method: "get",
    config: { query: { noun: job.noun } },
    errorNotification: false,
    queryOptions: { queryKey: ["imports", "sources", job.noun, job.plannedAt] },
  });
  const source = word.trim().toLowerCase();
  const isChanged = source !== "" && source !== job.listSource;
  return (
    <form
      className="panel import-sheet"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) onChoose(source);
      }}
    >
      <label htmlFor="import-source">{t("imports.listSource.label")}</label>
      <Suggested
        id="import-source"
        value={word}
        options={data?.data.sources.map((value) => ({ value }))}
        filterOption={(typed, option) => option?.value.includes(typed.trim().toLowerCase()) ?? false}
        onChange={setWord}
      />
      <span className="quiet">{t("imports.listSource.lead")}</span>
      <Button htmlType="submit" disabled={!isChanged} loading={isSending}>
        {t("imports.listSource.use")}
      </Button>
    </form>
  );
}
