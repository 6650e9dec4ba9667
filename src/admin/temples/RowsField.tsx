import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import { Button, Form, Input } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { translated } from "../../contract/templeFacts";
import { addingRow, removingRow } from "../form/rowFocus";
import { zodRule } from "../form/zodRule";

type RowsFieldProps = {
  name: "names" | "identifiers" | "closures" | "ownFestivals" | "sources" | "sourceNotes";
  /** a row that was just added */
  blank: object;
  /** the inputs of the row at this place of the list */
  children: (row: number) => ReactNode;
};

/** A list of small records within a form, each in a frame of its own. */
export function RowsField({ name, blank, children }: RowsFieldProps) {
  const { t } = useTranslation();
  const title = t(`temples.fields.${name}`);
  return (
    <fieldset className="form-wide form-rows">
      <legend>{title}</legend>
      <Form.List name={name}>
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name: row }, at) => (
              <fieldset key={key} className="form-pooja">
                <legend>{`${title} ${at + 1}`}</legend>
                {children(row)}
                <Button
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={`${t("temples.rows.remove")}: ${title} ${at + 1}`}
                  onClick={removingRow(() => remove(row))}
                />
              </fieldset>
            ))}
            <Button
              icon={<PlusOutlined aria-hidden />}
              data-field={name}
              aria-label={`${t("temples.rows.add")}: ${title}`}
              onClick={addingRow(() => add(blank))}
            >
              {t("temples.rows.add")}
            </Button>
          </>
        )}
      </Form.List>
    </fieldset>
  );
}

type RowItemProps = {
  path: readonly (string | number)[];
  label: string;
  schema: z.ZodType;
  wide?: boolean;
  extra?: string;
  children?: ReactNode;
};

/** One input of a row, a line of text unless said otherwise. */
export function RowItem({ path, label, schema, wide, extra, children = <Input /> }: RowItemProps) {
  const { t } = useTranslation();
  return (
    <Form.Item
      name={[...path]}
      label={label}
      rules={[zodRule(schema, t)]}
      extra={extra}
      {...(wide && { className: "form-wide" })}
    >
      {children}
    </Form.Item>
  );
}

const spoken = ["en", "hi", "kn"] as const;
const inLanguage = { en: "temples.rows.inEnglish", hi: "temples.rows.inHindi", kn: "temples.rows.inKannada" } as const;

type TextsItemsProps = { path: readonly (string | number)[]; field: string; schema: ReturnType<typeof translated> };

/** One text in the three languages. */
export function TextsItems({ path, field, schema }: TextsItemsProps) {
  const { t } = useTranslation();
  return spoken.map((language) => (
    <RowItem
      key={language}
      path={[...path, language]}
      label={t(inLanguage[language], { field })}
      schema={schema.shape[language]}
    >
      <Input lang={language} />
    </RowItem>
  ));
}
