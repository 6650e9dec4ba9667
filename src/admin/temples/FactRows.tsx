import { Input, InputNumber } from "antd";
import { useTranslation } from "react-i18next";
import { FieldSource, Identifier, OwnFestival, SourceNote, TempleName } from "../../contract/templeFacts";
import { templeFields } from "../../contract/templeFields";
import { nameKinds, sourceKinds } from "../../contract/vocabulary";
import { Choice } from "../form/Choice";
import { NextDays } from "./NextDays";
import { OwnRuleItems } from "./OwnRuleItems";
import { RowItem, RowsField, TextsItems } from "./RowsField";

/** The languages that names of temples are most often given in; another one is typed by its tag. */
const languages = [
  "en",
  "hi",
  "kn",
  "ta",
  "te",
  "ml",
  "mr",
  "gu",
  "bn",
  "or",
  "pa",
  "as",
  "sa",
  "kok",
  "mni",
  "ne",
  "ur",
];

function useWords() {
  const { t, i18n } = useTranslation();
  const names = new Intl.DisplayNames([i18n.language], { type: "language" });
  return {
    t,
    row: (key: string) => t(`temples.rows.${key}`),
    languages: languages.map((value) => ({ value, label: names.of(value) ?? value })),
    options: (list: string, values: readonly string[]) =>
      values.map((value) => ({ value, label: t(`temples.${list}.${value}`) })),
  };
}

/** Names beside the main one: of the place's own language, in common use, of former times. */
export function OtherNames() {
  const { row, languages, options } = useWords();
  const { name, language, kind } = TempleName.shape;
  return (
    <RowsField name="names" blank={{ name: "", language: "en", kind: "common" }}>
      {(at) => (
        <>
          <RowItem path={[at, "name"]} label={row("name")} schema={name} />
          <RowItem path={[at, "language"]} label={row("language")} schema={language}>
            <Choice showSearch optionFilterProp="label" options={languages} />
          </RowItem>
          <RowItem path={[at, "kind"]} label={row("kind")} schema={kind}>
            <Choice options={options("nameKinds", nameKinds)} />
          </RowItem>
        </>
      )}
    </RowsField>
  );
}

/** What sources call the temple. */
export function IdentifierRows() {
  const { row } = useWords();
  const { source, value } = Identifier.shape;
  return (
    <RowsField name="identifiers" blank={{ source: "", value: "" }}>
      {(at) => (
        <>
          <RowItem path={[at, "source"]} label={row("source")} schema={source}>
            <Input placeholder="hrce" />
          </RowItem>
          <RowItem path={[at, "value"]} label={row("value")} schema={value}>
            <Input placeholder="TM000001" />
          </RowItem>
        </>
      )}
    </RowsField>
  );
}

const noTexts = { en: "", hi: "", kn: "" };

/** The festivals that the temple keeps itself. */
export function FestivalRows() {
  const { t, row } = useWords();
  const { name, when, days } = OwnFestival.shape;
  return (
    <RowsField name="ownFestivals" blank={{ name: noTexts, when: noTexts, rule: null, days: null }}>
      {(at) => (
        <>
          <TextsItems path={[at, "name"]} field={row("name")} schema={name} />
          <TextsItems path={[at, "when"]} field={row("when")} schema={when} />
          <OwnRuleItems list="ownFestivals" row={at} field="rule" />
          <RowItem path={[at, "days"]} label={t("temples.ownRules.days")} schema={days}>
            <InputNumber precision={0} />
          </RowItem>
          <NextDays list="ownFestivals" row={at} field="rule" />
        </>
      )}
    </RowsField>
  );
}

/** Who says what is on record. */
export function SourceRows() {
  const { t, row, options } = useWords();
  const { fields, kind, name, url, checkedOn } = FieldSource.shape;
  const known = templeFields.map((value) => ({ value, label: t(`temples.fields.${value}`) }));
  return (
    <RowsField name="sources" blank={{ fields: [], kind: "temple", name: "", url: null, checkedOn: null }}>
      {(at) => (
        <>
          <RowItem path={[at, "kind"]} label={row("kind")} schema={kind}>
            <Choice options={options("sourceKinds", sourceKinds)} />
          </RowItem>
          <RowItem path={[at, "name"]} label={row("source")} schema={name} />
          <RowItem path={[at, "url"]} label={row("url")} schema={url}>
            <Input type="url" placeholder="https://" />
          </RowItem>
          <RowItem path={[at, "checkedOn"]} label={row("checkedOn")} schema={checkedOn}>
            <Input placeholder="2026-11-30" />
          </RowItem>
          <RowItem path={[at, "fields"]} label={row("ofFields")} schema={fields} wide>
            <Choice mode="multiple" optionFilterProp="label" options={known} />
          </RowItem>
        </>
      )}
    </RowsField>
  );
}

/** What sources say that no field has room for. */
export function SourceNoteRows() {
  const { row } = useWords();
  const { source, label, text } = SourceNote.shape;
  return (
    <RowsField name="sourceNotes" blank={{ source: "", label: "", text: "" }}>
      {(at) => (
        <>
          <RowItem path={[at, "source"]} label={row("source")} schema={source}>
            <Input placeholder="hrce" />
          </RowItem>
          <RowItem path={[at, "label"]} label={row("label")} schema={label} />
          <RowItem path={[at, "text"]} label={row("note")} schema={text} wide>
            <Input.TextArea autoSize={{ minRows: 1, maxRows: 6 }} />
          </RowItem>
        </>
      )}
    </RowsField>
  );
}
