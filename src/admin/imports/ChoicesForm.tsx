import { Button, Checkbox, Radio } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportChoices } from "../../contract/importChoices";
import type { Import } from "../../contract/imports";
import { Choice } from "../form/Choice";
import { useCellWords } from "../transfer/useCellWords";
import { importTakes } from "./words";

type ChoicesFormProps = { job: Import; isSending: boolean; onChoose: (choices: ImportChoices) => void };

/** What of the list goes in: over records on file all, nothing, or what is blank there; new records shown or proposed. */
export function ChoicesForm({ job, isSending, onChoose }: ChoicesFormProps) {
  const { t } = useTranslation();
  const { labelOf } = useCellWords(job.noun);
  const [choices, choose] = useState(job.choices);
  const filled = [...new Set(job.headers.flatMap(({ field }) => field ?? []))];
  const isChanged = JSON.stringify(choices) !== JSON.stringify(job.choices);
  return (
    <details className="panel" open={isChanged || job.choices.take !== "all"}>
      <summary>{t("imports.choices.title")}</summary>
      <fieldset className="import-choice">
        <legend>{t("imports.choices.take")}</legend>
        <Radio.Group
          value={choices.take}
          disabled={isSending}
          onChange={({ target }) => choose({ ...choices, take: target.value })}
          options={importTakes.map((value) => ({ value, label: t(`imports.choices.${value}`) }))}
        />
      </fieldset>
      <p>
        <label htmlFor="import-keep">{t("imports.choices.keep")}</label>
        <Choice
          id="import-keep"
          className="import-keep"
          mode="multiple"
          optionFilterProp="label"
          disabled={isSending || choices.take === "new"}
          value={choices.keep}
          options={filled.map((value) => ({ value, label: labelOf(value) }))}
          onChange={(keep: string[]) => choose({ ...choices, keep })}
        />
      </p>
      <p>
        <Checkbox
          checked={choices.inactive}
          disabled={isSending}
          onChange={({ target }) => choose({ ...choices, inactive: target.checked })}
        >
          {t("imports.choices.inactive")}
        </Checkbox>
      </p>
      <Button
        type={isChanged ? "primary" : "default"}
        disabled={!isChanged}
        loading={isSending}
        onClick={() => onChoose(choices)}
      >
        {t("imports.choices.show")}
      </Button>
    </details>
  );
}
