import { Form, Input } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type TranslatedField, textStates, translatedFields } from "../../contract/vocabulary";
import { Choice } from "../form/Choice";

const columns = [
  ["hi", "temples.rows.inHindi"],
  ["kn", "temples.rows.inKannada"],
] as const;

/** The texts of the temple in Hindi and in Kannada beside the English ones, each with how far it is. */
export function TranslationFields() {
  return translatedFields.map((field) => (
    <TranslatedText key={field} field={field}>
      <Original field={field} />
    </TranslatedText>
  ));
}

type TranslatedTextProps = {
  field: TranslatedField;
  /** what is said of all three */
  head?: ReactNode;
  /** the text in English */
  children: ReactNode;
};

/** One text in English, and the inputs of the two others beside it, each with how far it is. */
export function TranslatedText({ field, head, children }: TranslatedTextProps) {
  const { t } = useTranslation();
  const state = t("temples.rows.state");
  const name = t(`temples.fields.${field}`);
  const states = textStates.map((value) => ({ value, label: t(`temples.textStates.${value}`) }));
  return (
    <fieldset className="form-translation">
      <legend>{name}</legend>
      {head}
      <div>
        {children}
        <Form.Item name={["englishStates", field]} label={state}>
          <Choice options={states} />
        </Form.Item>
      </div>
      {columns.map(([language, label]) => (
        <div key={language}>
          <Form.Item name={["translations", language, field, "text"]} label={t(label, { field: name })}>
            <Input.TextArea lang={language} autoSize={{ minRows: 2, maxRows: 14 }} />
          </Form.Item>
          <Form.Item name={["translations", language, field, "state"]} label={state} initialValue="draft">
            <Choice options={states} />
          </Form.Item>
        </div>
      ))}
    </fieldset>
  );
}

/** The English text, to be read beside its translations. */
function Original({ field }: { field: TranslatedField }) {
  const english: unknown = Form.useWatch(field, { preserve: true });
  const text = Array.isArray(english) ? english.join("\n") : typeof english === "string" ? english : "";
  return (
    <p className="form-note" lang="en">
      {text || "—"}
    </p>
  );
}
