import { Form, Input, Switch } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FestivalInput } from "../../contract/festivals";
import { deities, festivalTypes } from "../../contract/vocabulary";
import { Choice } from "../form/Choice";
import { DateInput } from "../form/DateInput";
import { FestivalField } from "./FestivalField";
import { RuleField } from "./RuleField";

const short = { minRows: 2, maxRows: 6 };
const long = { minRows: 4, maxRows: 14 };

/** What every festival has. */
export function MainFields() {
  const { t } = useTranslation();
  return (
    <div className="form-grid">
      <FestivalField name="name">
        <Input autoFocus />
      </FestivalField>
      <FestivalField name="type" extra={t("festivals.hints.type")}>
        <Choice allowClear options={festivalTypes.map((value) => ({ value, label: t(`festivals.type.${value}`) }))} />
      </FestivalField>
      <RuleField />
      <DateField />
      <FestivalField name="region" extra={t("festivals.hints.region")}>
        <Input />
      </FestivalField>
      <FestivalField name="deities" blank={[]} extra={t("festivals.hints.deities")}>
        <Choice
          mode="tags"
          tokenSeparators={[",", "\n"]}
          options={deities.map((value) => ({ value, label: t(`deities.${value}`) }))}
        />
      </FestivalField>
      <FestivalField name="active" valuePropName="checked" blank={false} extra={t("festivals.hints.active")}>
        <Switch />
      </FestivalField>
      <FestivalField name="significance" className="form-wide">
        <Input.TextArea autoSize={short} />
      </FestivalField>
      <FestivalField name="description" className="form-wide">
        <Input.TextArea autoSize={long} />
      </FestivalField>
    </div>
  );
}

/** A day that people enter; a rule leaves no room for one. */
function DateField() {
  const { t } = useTranslation();
  const isComputed = Boolean(Form.useWatch("ruleId"));
  return (
    <FestivalField name="festivalDate" extra={t(isComputed ? "festivals.hints.computed" : "festivals.hints.date")}>
      <DateInput disabled={isComputed} />
    </FestivalField>
  );
}

export function NameFields() {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const [isNew] = useState(() => !form.getFieldValue("slug"));
  return (
    <div className="form-grid">
      <FestivalField name="nameHi">
        <Input lang="hi" />
      </FestivalField>
      <FestivalField name="nameKn">
        <Input lang="kn" />
      </FestivalField>
      <FestivalField name="otherNames" className="form-wide" extra={t("festivals.hints.otherNames")}>
        <Input.TextArea autoSize={short} />
      </FestivalField>
      <FestivalField name="otherNamesHi" className="form-wide">
        <Input.TextArea lang="hi" autoSize={short} />
      </FestivalField>
      <FestivalField name="otherNamesKn" className="form-wide">
        <Input.TextArea lang="kn" autoSize={short} />
      </FestivalField>
      <FestivalField
        name="slug"
        className="form-wide"
        extra={t(isNew ? "festivals.hints.newSlug" : "festivals.hints.slug")}
        {...(isNew && { schema: FestivalInput.shape.slug.nullable() })}
      >
        <Input addonBefore="/festivals/" />
      </FestivalField>
    </div>
  );
}

export function HindiFields() {
  return (
    <>
      <FestivalField name="significanceHi">
        <Input.TextArea lang="hi" autoSize={short} />
      </FestivalField>
      <FestivalField name="descriptionHi">
        <Input.TextArea lang="hi" autoSize={long} />
      </FestivalField>
    </>
  );
}

export function KannadaFields() {
  return (
    <>
      <FestivalField name="significanceKn">
        <Input.TextArea lang="kn" autoSize={short} />
      </FestivalField>
      <FestivalField name="descriptionKn">
        <Input.TextArea lang="kn" autoSize={long} />
      </FestivalField>
    </>
  );
}
