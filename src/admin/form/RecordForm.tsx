import { Alert, Collapse } from "antd";
import { type ComponentType, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { formatDate } from "../../client/formatDate";
import { Loading } from "../layout/Loading";
import { CheckedForm } from "./CheckedForm";
import { ConflictDialog } from "./ConflictDialog";
import type { Editable } from "./recordShape";
import type { useRecordForm } from "./useRecordForm";

/** Inputs that are folded away under a title, and the fields they hold. */
export type FormSection = { key: string; Fields: ComponentType; holds: readonly string[] };
export type Editor<Field extends string> = Omit<ReturnType<typeof useRecordForm<Editable, object, Field>>, "setBase">;

type RecordFormProps<Field extends string> = {
  editor: Editor<Field>;
  sections?: readonly FormSection[];
  /** The sections that stand open from the start. */
  opened?: readonly string[];
  /** Where a problem is shown when its own input is not in this form. */
  otherwise?: Readonly<Record<string, string>>;
  /** Told the fields concerned by a problem, where it is not the sections that hold them. */
  onProblems?: (fields: readonly string[]) => void;
  /** A field's value in words, to be compared with another by eye. */
  describe?: (field: Field, value: unknown) => string | undefined;
  /** The inputs that are never folded. */
  children: ReactNode;
  /** What stands below the inputs. */
  footer?: ReactNode;
};

/** The one form for a record, new or on file, once it has been read. */
export function RecordForm<Field extends string>(props: RecordFormProps<Field>) {
  const { editor, sections = [], describe, children, footer } = props;
  const { t } = useTranslation();
  const { texts, conflict, readError } = editor;
  const { open, setOpen, openFor } = useSections(sections, props.opened);
  const labelOf = (field: string) => t(`${texts}.fields.${field}`, { defaultValue: field });
  const inWords = (value: unknown) =>
    typeof value === "boolean" ? t(value ? "transfer.yes" : "transfer.no") : String(value ?? "—");
  if (readError) return <Alert type="error" showIcon message={errorText(readError, t)} />;
  if (!editor.isRead) return <Loading />;
  return (
    <CheckedForm
      name={editor.formId}
      form={editor.form}
      initialValues={editor.initialValues}
      refusal={editor.refusal}
      otherwise={props.otherwise}
      nameOf={labelOf}
      onProblems={props.onProblems ?? openFor}
      onValuesChange={editor.onValuesChange}
      onReset={editor.onReset}
      onFinish={editor.save}
    >
      {children}
      {sections.length > 0 && (
        <Collapse
          size="small"
          activeKey={open}
          onChange={setOpen}
          // drawn once opened: a record on file has some two hundred inputs, most of which nobody looks at
          items={sections.map(({ key, Fields }) => ({
            key,
            label: t(`${texts}.sections.${key}`),
            children: <Fields />,
          }))}
        />
      )}
      {footer}
      {editor.base && <LastChanged {...editor.base} />}
      {conflict && (
        <ConflictDialog
          {...conflict}
          title={t([`${texts}.conflict`, "conflict.title"])}
          labelOf={labelOf}
          describe={(field, value) => describe?.(field, value) ?? inWords(value)}
        />
      )}
    </CheckedForm>
  );
}

/** Which sections are open: those one opened, and those where something is wrong. */
function useSections(sections: readonly FormSection[], opened: readonly string[] = []) {
  const [open, setOpen] = useState<string[]>([...opened]);
  const openFor = (fields: readonly string[]) => {
    const concerned = sections.filter(({ holds }) => holds.some((field) => fields.includes(field)));
    setOpen((now) => [...new Set([...now, ...concerned.map(({ key }) => key)])]);
  };
  return { open, setOpen, openFor };
}

function LastChanged({ updatedAt, version }: Pick<Editable, "updatedAt" | "version">) {
  const { t, i18n } = useTranslation();
  if (!updatedAt) return null;
  const when = formatDate(updatedAt, i18n.language, { dateStyle: "medium", timeStyle: "short" });
  return <p className="form-note">{t("form.lastChanged", { when, version })}</p>;
}
