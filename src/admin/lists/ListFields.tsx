import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import { Button, Form, Input } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { curatedListFields, ListGroup, ListSource } from "../../contract/templeLists";
import { Choice } from "../form/Choice";
import { Field } from "../form/Field";
import { addingRow, removingRow } from "../form/rowFocus";
import { zodRule } from "../form/zodRule";
import { type ListField, newGroup, newSource } from "./listValues";

const text = { minRows: 3, maxRows: 10 };

/** What every list has. */
export function MainFields() {
  const { t } = useTranslation();
  return (
    <div className="form-grid">
      <Field {...useField("name")}>
        <Input autoFocus />
      </Field>
      <Field {...useField("region")} extra={t("curated.hints.region")}>
        <Input />
      </Field>
      <Field {...useField("description")} className="form-wide">
        <Input.TextArea autoSize={text} />
      </Field>
      <Field {...useField("aliases")} className="form-wide" blank={[]} extra={t("curated.hints.aliases")}>
        <Choice mode="tags" tokenSeparators={[",", "\n"]} open={false} suffixIcon={null} />
      </Field>
    </div>
  );
}

export function LanguageFields() {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const [isNew] = useState(() => !form.getFieldValue("slug"));
  const slug = useField("slug");
  return (
    <div className="form-grid">
      <Field {...useField("nameHi")}>
        <Input lang="hi" />
      </Field>
      <Field {...useField("nameKn")}>
        <Input lang="kn" />
      </Field>
      <Field {...useField("descriptionHi")} className="form-wide">
        <Input.TextArea lang="hi" autoSize={text} />
      </Field>
      <Field {...useField("descriptionKn")} className="form-wide">
        <Input.TextArea lang="kn" autoSize={text} />
      </Field>
      <Field
        {...slug}
        className="form-wide"
        extra={isNew && t("curated.hints.newSlug")}
        {...(isNew && { schema: slug.schema.nullable() })}
      >
        <Input addonBefore="/lists/" />
      </Field>
    </div>
  );
}

/** Where the list is taken from. */
export function SourceFields() {
  const { t } = useTranslation();
  const field = partField("source", ListSource.shape);
  return (
    <Parts name="sources" noun="source" blank={newSource}>
      {(row) => (
        <>
          <Form.Item {...field(row, "name", t)}>
            <Input />
          </Form.Item>
          <Form.Item {...field(row, "url", t)}>
            <Input type="url" placeholder="https://" />
          </Form.Item>
        </>
      )}
    </Parts>
  );
}

/** The headings that entries can stand under. */
export function GroupFields() {
  const { t } = useTranslation();
  const field = partField("group", ListGroup.shape);
  return (
    <Parts name="groups" noun="group" blank={newGroup}>
      {(row) => (
        <>
          <Form.Item {...field(row, "name", t)}>
            <Input />
          </Form.Item>
          <Form.Item {...field(row, "key", t)} extra={t("curated.hints.key")}>
            <Input />
          </Form.Item>
          <LocalNames row={row} noun="group" />
        </>
      )}
    </Parts>
  );
}

type PartsProps = { name: string; noun: string; blank: object; children: (row: number) => ReactNode };

function Parts({ name, noun, blank, children }: PartsProps) {
  const { t } = useTranslation();
  return (
    <Form.List name={name}>
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name: row }, at) => (
            <fieldset key={key} className="list-part">
              <legend>{t(`curated.${noun}.number`, { number: at + 1 })}</legend>
              {children(row)}
              <Button
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t(`curated.${noun}.remove`, { number: at + 1 })}
                onClick={removingRow(() => remove(row))}
              />
            </fieldset>
          ))}
          <Button icon={<PlusOutlined aria-hidden />} onClick={addingRow(() => add(blank))}>
            {t(`curated.${noun}.add`)}
          </Button>
        </>
      )}
    </Form.List>
  );
}

const names = ListGroup.pick({ nameHi: true, nameKn: true });

/** The name of a part in Hindi and in Kannada. */
export function LocalNames({ row, noun }: { row: number; noun: "group" | "entry" }) {
  const { t } = useTranslation();
  const field = partField(noun, names.shape);
  return (
    <>
      <Form.Item {...field(row, "nameHi", t)}>
        <Input lang="hi" />
      </Form.Item>
      <Form.Item {...field(row, "nameKn", t)}>
        <Input lang="kn" />
      </Form.Item>
    </>
  );
}

function useField<Name extends ListField>(name: Name) {
  const { t } = useTranslation();
  return { name, label: t(`curated.fields.${name}`), schema: curatedListFields.shape[name] };
}

type Translated = ReturnType<typeof useTranslation>["t"];

/** An input of one part of a list, by the shape that the contract gives such a part. */
export const partField =
  <Shape extends Record<string, Parameters<typeof zodRule>[0]>>(noun: string, shape: Shape) =>
  (row: number, key: keyof Shape & string, t: Translated) => ({
    name: [row, key],
    label: t(`curated.${noun}.${key}`),
    ...(shape[key] && { rules: [zodRule(shape[key], t)] }),
  });
