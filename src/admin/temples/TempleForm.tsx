import "../form/form.css";
import { Alert, Collapse, Form } from "antd";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/format";
import type { AdminTemple } from "../../contract/adminTemples";
import { ConflictDialog } from "../form/ConflictDialog";
import { goToFirstError, refusedFields, showFieldErrors } from "../form/fieldErrors";
import { UnsavedGuard } from "../form/UnsavedGuard";
import { describeValue } from "./describeValue";
import { AdvancedFields, SimpleFields } from "./MainFields";
import { AboutFields, ContactFields, NameFields, PictureFields, PlaceFields, VisitFields } from "./MoreFields";
import { PoojaFields } from "./PoojaFields";
import type { useTempleForm } from "./useTempleForm";

/** The two screens differ in what stands on top; everything below is the same set of inputs. */
export type FormKind = "simple" | "advanced";

const sections = [
  { key: "names", Fields: NameFields, holds: ["nameHi", "nameKn", "slug", "tradition", "setting", "wikidataId"] },
  { key: "place", Fields: PlaceFields, holds: ["address", "pincode"] },
  { key: "contact", Fields: ContactFields, holds: ["phone", "email", "website"] },
  {
    key: "visit",
    Fields: VisitFields,
    holds: ["timings", "openingHours", "bestTime", "dressCode", "pujari", "amenities"],
  },
  { key: "about", Fields: AboutFields, holds: ["description", "history", "significance", "specialities"] },
  { key: "pictures", Fields: PictureFields, holds: ["image", "imageCredit", "imageLicense", "gallery"] },
  { key: "poojas", Fields: PoojaFields, holds: ["poojaDetails"] },
] as const;

type TempleFormProps = { kind: FormKind; editor: ReturnType<typeof useTempleForm>; formId: string };

/** Where a problem is shown when its own input is not in this form. */
const otherwise = { city: "location", state: "location", tradition: "type", setting: "type" } as const;

const sectionsOf = (fields: readonly unknown[]) =>
  sections.filter(({ holds }) => holds.some((field) => fields.includes(field))).map(({ key }) => key);

/** The one form for a temple, new or on file. */
export function TempleForm({ kind, editor, formId }: TempleFormProps) {
  const { t } = useTranslation();
  const { form, conflict, dirty } = editor;
  const { open, setOpen, openFor, problems } = useSections(editor, kind === "advanced" ? ["names", "place"] : []);
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
        <Alert
          key={field}
          className="console-notice"
          type="error"
          showIcon
          message={`${t(`temples.fields.${field}`, { defaultValue: field })}: ${message}`}
        />
      ))}
      {kind === "simple" ? <SimpleFields /> : <AdvancedFields />}
      <Collapse
        size="small"
        activeKey={open}
        onChange={setOpen}
        // drawn also while closed: what is wrong in a section is found before it was ever opened
        items={sections.map(({ key, Fields }) => ({
          key,
          label: t(`temples.sections.${key}`),
          forceRender: true,
          children: <Fields />,
        }))}
      />
      {editor.base && <OnFile temple={editor.base} />}
      {conflict && (
        <ConflictDialog
          {...conflict}
          labelOf={(field) => t(`temples.fields.${field}`)}
          describe={(field, value) => describeValue(field, value, t)}
        />
      )}
      <UnsavedGuard dirty={dirty.ref} isDirty={dirty.isDirty} />
    </Form>
  );
}

/** Which sections are open: those one opened, and those where something is wrong. */
function useSections({ form, refusal }: TempleFormProps["editor"], first: string[]) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(first);
  const [problems, setProblems] = useState<ReturnType<typeof showFieldErrors>>([]);
  const isNew = useRef(false);
  const openFor = useCallback(
    (fields: readonly unknown[]) => setOpen((now) => [...new Set([...now, ...sectionsOf(fields)])]),
    [],
  );
  useEffect(() => {
    setProblems(refusal ? showFieldErrors(form, refusal, t, otherwise) : []);
    isNew.current = Boolean(refusal);
    if (refusal) openFor(refusedFields(refusal));
  }, [refusal, form, t, openFor]);
  useEffect(() => {
    if (!open || !isNew.current) return;
    isNew.current = false;
    // an input can take the focus once its section stands open
    const opened = requestAnimationFrame(() => goToFirstError(form));
    return () => cancelAnimationFrame(opened);
  }, [open, form]);
  return { open, setOpen, openFor, problems };
}

function OnFile({ temple }: { temple: AdminTemple }) {
  const { t, i18n } = useTranslation();
  const when = formatDate(temple.updatedAt, i18n.language, { dateStyle: "medium", timeStyle: "short" });
  return <p className="form-note">{t("temples.lastChanged", { when, version: temple.version })}</p>;
}
