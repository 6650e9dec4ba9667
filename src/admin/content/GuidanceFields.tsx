import { Input, Switch } from "antd";
import { useTranslation } from "react-i18next";
import { GuidanceInput } from "../../contract/content";
import { DateInput } from "../form/DateInput";
import { Field } from "../form/Field";
import type { GuidanceField as FieldName } from "./guidanceValues";

const lines = { minRows: 3, maxRows: 8 };

type GuidanceFieldProps = Omit<Parameters<typeof Field>[0], "name" | "label" | "schema"> & { name: FieldName };

/** An input for one field of a card. */
function GuidanceField({ name, ...item }: GuidanceFieldProps) {
  const { t } = useTranslation();
  return <Field name={name} label={t(`content.fields.${name}`)} schema={GuidanceInput.shape[name]} {...item} />;
}

/** The English texts, which stand in for a missing translation, and when the card is shown. */
export function MainFields() {
  const { t } = useTranslation();
  return (
    <div className="form-grid">
      <GuidanceField name="title" className="form-wide">
        <Input autoFocus maxLength={120} />
      </GuidanceField>
      <GuidanceField name="description" className="form-wide" extra={t("content.hints.description")}>
        <Input.TextArea autoSize={lines} maxLength={600} showCount />
      </GuidanceField>
      <GuidanceField name="button" extra={t("content.hints.button")}>
        <Input maxLength={40} />
      </GuidanceField>
      <GuidanceField name="published" valuePropName="checked" blank={false} extra={t("content.hints.published")}>
        <Switch />
      </GuidanceField>
      <GuidanceField name="startsOn" extra={t("content.hints.dates")}>
        <DateInput />
      </GuidanceField>
      <GuidanceField name="endsOn">
        <DateInput />
      </GuidanceField>
    </div>
  );
}

export function HindiFields() {
  return (
    <>
      <GuidanceField name="titleHi">
        <Input lang="hi" maxLength={120} />
      </GuidanceField>
      <GuidanceField name="descriptionHi">
        <Input.TextArea lang="hi" autoSize={lines} maxLength={600} showCount />
      </GuidanceField>
      <GuidanceField name="buttonHi">
        <Input lang="hi" maxLength={40} />
      </GuidanceField>
    </>
  );
}

export function KannadaFields() {
  return (
    <>
      <GuidanceField name="titleKn">
        <Input lang="kn" maxLength={120} />
      </GuidanceField>
      <GuidanceField name="descriptionKn">
        <Input.TextArea lang="kn" autoSize={lines} maxLength={600} showCount />
      </GuidanceField>
      <GuidanceField name="buttonKn">
        <Input lang="kn" maxLength={40} />
      </GuidanceField>
    </>
  );
}
