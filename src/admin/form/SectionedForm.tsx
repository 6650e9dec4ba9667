import "./form.css";
import { Alert, Collapse, Form } from "antd";
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import { ConflictDialog } from "./ConflictDialog";
import { goToFirstError, refusedFields, showFieldErrors } from "./fieldErrors";
import type { Editable } from "./recordShape";
import { UnsavedGuard } from "./UnsavedGuard";
import type { useRecordForm } from "./useRecordForm";

/** Inputs that are folded away under a title, and the fields they hold. */
export type FormSection = { key: string; Fields: ComponentType; holds: readonly string[] };
type Editor<Field extends string> = ReturnType<typeof useRecordForm<Editable, object, Field>>;

type SectionedFormProps<Field extends string> = {
  editor: Editor<Field>;
  formId: string;
  sections: readonly FormSection[];
  /** The sections that stand open from the start. */
  opened?: readonly string[];
  /** Where a problem is shown when its own input is not in this form. */
  otherwise?: Readonly<Record<string, string>>;
  /** A field's value in words, to be compared with another by eye. */
  describe: (field: Field, value: unknown) => string;
  /** The inputs that are never folded. */
  children: ReactNode;
};

/** The one form for a record, new or on file. */
export function SectionedForm<Field extends string>(props: SectionedFormProps<Field>) {
  const { editor, formId, sections, describe, children } = props;
  const { t } = useTranslation();
  const { noun, form, conflict, dirty } = editor;
  const { open, setOpen, openFor, problems } = useSections(props);
  const labelOf = (field: string) => t(`${noun}.fields.${field}`, { defaultValue: field });
  return (
    <Form
      id={formId}
      form={form}
      layout="vertical"
      validateTrigger="onBlur"
      initialValues={editor.initialValues}
      scrollToFirstError={{ focus: true, block: "center" }}
      onValuesChange={editor.onValuesChange}
      onReset={() => dirty.mark(false)}
      onFinish={() => void editor.save()}
      onFinishFailed={({ errorFields }) => openFor(errorFields.map(({ name }) => name[0]))}
    >
      {problems.map(({ field, message }) => (
        <Alert key={field} className="console-notice" type="error" showIcon message={`${labelOf(field)}: ${message}`} />
      ))}
      {children}
      <Collapse
        size="small"
        activeKey={open}
        onChange={setOpen}
        // drawn also while closed: what is wrong in a section is found before it was ever opened
        items={sections.map(({ key, Fields }) => ({
          key,
          label: t(`${noun}.sections.${key}`),
          forceRender: true,
          children: <Fields />,
        }))}
      />
      {editor.base && <OnFile record={editor.base} />}
      {conflict && <ConflictDialog {...conflict} title={t(`${noun}.conflict`)} labelOf={labelOf} describe={describe} />}
      <UnsavedGuard dirty={dirty.ref} isDirty={dirty.isDirty} />
    </Form>
  );
}

/** Which sections are open: those one opened, and those where something is wrong. */
function useSections<Field extends string>({ editor, sections, opened, otherwise }: SectionedFormProps<Field>) {
  const { form, refusal } = editor;
  const { t } = useTranslation();
  const [open, setOpen] = useState<string[]>([...(opened ?? [])]);
  const [problems, setProblems] = useState<ReturnType<typeof showFieldErrors>>([]);
  const isNew = useRef(false);
  const openFor = useCallback(
    (fields: readonly unknown[]) => {
      const concerned = sections.filter(({ holds }) => holds.some((field) => fields.includes(field)));
      setOpen((now) => [...new Set([...now, ...concerned.map(({ key }) => key)])]);
    },
    [sections],
  );
  useEffect(() => {
    setProblems(refusal ? showFieldErrors(form, refusal, t, otherwise) : []);
    isNew.current = Boolean(refusal);
    if (refusal) openFor(refusedFields(refusal));
  }, [refusal, form, t, openFor, otherwise]);
  useEffect(() => {
    if (!open || !isNew.current) return;
    isNew.current = false;
    // an input can take the focus once its section stands open
    const opening = requestAnimationFrame(() => goToFirstError(form));
    return () => cancelAnimationFrame(opening);
  }, [open, form]);
  return { open, setOpen, openFor, problems };
}

function OnFile({ record }: { record: Pick<Editable, "updatedAt" | "version"> }) {
  const { t, i18n } = useTranslation();
  const when = formatDate(record.updatedAt, i18n.language, { dateStyle: "medium", timeStyle: "short" });
  return <p className="form-note">{t("form.lastChanged", { when, version: record.version })}</p>;
}
