import { SaveButton } from "@refinedev/antd";
import { Card } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { sameValue } from "../../domain/merge";
import { type Editor, RecordForm } from "../form/RecordForm";
import { blankToNull, type Editable, type RecordShape } from "../form/recordShape";
import { HistoryButton } from "../history/HistoryButton";

/** Told whether something typed is not saved yet. */
export type OnDirty = (isDirty: boolean) => void;

/** The shape of a single text, which is stored under its name. */
export function blockShape<Row extends Editable & Record<Field, unknown>, Field extends string>(
  name: "support" | "banner",
  fields: readonly Field[],
): RecordShape<Row, Partial<Record<Field, unknown>>, Field> {
  type Values = Partial<Record<Field, unknown>>;
  const picked = (values: Values | undefined, names = fields) => {
    const taken: Values = {};
    for (const field of names) taken[field] = blankToNull(values?.[field]);
    return taken;
  };
  return {
    resource: "admin/content",
    texts: `content.${name}`,
    fields,
    valuesOf: (row) => picked(row),
    sent: (values) => picked(values),
    changed: (values, row) =>
      picked(
        values,
        fields.filter((field) => !sameValue(blankToNull(values[field]), blankToNull(row[field]))),
      ),
    taken: (names, theirs) => picked(theirs, names),
  };
}

type BlockFormProps<Field extends string> = {
  name: "support" | "banner";
  editor: Editor<Field>;
  /** Beside the title: whether visitors see it. */
  state: ReactNode;
  children: ReactNode;
};

/** A single text with its own Save. */
export function BlockForm<Field extends string>({ name, editor, state, children }: BlockFormProps<Field>) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby={`content-${name}`}>
      <Card
        size="small"
        title={<h2 id={`content-${name}`}>{t(`content.${name}.title`)}</h2>}
        extra={
          <>
            {state}
            <HistoryButton record={name} name={t(`content.${name}.title`)} />
          </>
        }
      >
        <p className="quiet">{t(`content.${name}.lead`)}</p>
        <RecordForm
          editor={editor}
          footer={
            <SaveButton {...editor.saveButtonProps} icon={null}>
              {t(`content.${name}.save`)}
            </SaveButton>
          }
        >
          {children}
        </RecordForm>
      </Card>
    </section>
  );
}
