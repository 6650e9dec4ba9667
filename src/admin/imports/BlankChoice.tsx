import { Radio } from "antd";
import { useTranslation } from "react-i18next";
import { type ImportBlank, importBlanks } from "./words";

type BlankChoiceProps = { value: ImportBlank; disabled?: boolean; onChange: (value: ImportBlank) => void };

/** What a blank cell does to its field. */
export function BlankChoice({ value, disabled = false, onChange }: BlankChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="import-choice">
      <legend>{t("imports.blank.title")}</legend>
      <Radio.Group
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
        options={importBlanks.map((blank) => ({ value: blank, label: t(`imports.blank.${blank}`) }))}
      />
    </fieldset>
  );
}
