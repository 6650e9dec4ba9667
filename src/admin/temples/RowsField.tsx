import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import { Button, Form, Input } from "antd";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
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
  const frame = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={frame} className="form-wide form-rows">
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
                  onClick={() => {
                    flushSync(() => remove(row));
                    focusAt(frame.current, at);
                  }}
                />
              </fieldset>
            ))}
            <Button
              icon={<PlusOutlined aria-hidden />}
              data-field={name}
              aria-label={`${t("temples.rows.add")}: ${title}`}
              onClick={() => {
                flushSync(() => add(blank));
                focusLast(frame.current);
              }}
            >
              {t("temples.rows.add")}
            </Button>
          </>
        )}
      </Form.List>
    </fieldset>
  );
}

/** The first input of the last row. */
const focusLast = (frame: HTMLElement | null) => rowsOf(frame).at(-1)?.querySelector("input")?.focus();

/** The button that removes the row at a place now, else the one that adds a row. */
function focusAt(frame: HTMLElement | null, at: number) {
  const button = [rowsOf(frame)[at], frame].map((one) => one?.querySelector<HTMLElement>(":scope > button"));
  button.find(Boolean)?.focus();
}

const rowsOf = (frame: HTMLElement | null) => [...(frame?.querySelectorAll<HTMLElement>(":scope > .form-pooja") ?? [])];

type RowItemProps = {
  path: readonly (string | number)[];
  label: string;
  schema: z.ZodType;
  wide?: boolean;
  children?: ReactNode;
};

/** One input of a row, a line of text unless said otherwise. */
export function RowItem({ path, label, schema, wide, children = <Input /> }: RowItemProps) {
  const { t } = useTranslation();
  return (
    <Form.Item name={[...path]} label={label} rules={[zodRule(schema, t)]} {...(wide && { className: "form-wide" })}>
      {children}
    </Form.Item>
  );
}
