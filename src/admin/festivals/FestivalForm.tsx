import { useTranslation } from "react-i18next";
import type { Translate } from "../../client/errors";
import type { AdminFestival } from "../../contract/festivals";
import { type FormSection, SectionedForm } from "../form/SectionedForm";
import type { EditorState } from "../form/StoredRecord";
import { useRecordForm } from "../form/useRecordForm";
import { HindiFields, KannadaFields, MainFields, NameFields } from "./FestivalFields";
import { type FestivalField, festivalShape } from "./festivalValues";

const sections: readonly FormSection[] = [
  {
    key: "names",
    Fields: NameFields,
    holds: ["nameHi", "nameKn", "otherNames", "otherNamesHi", "otherNamesKn", "slug"],
  },
  { key: "hindi", Fields: HindiFields, holds: ["significanceHi", "descriptionHi"] },
  { key: "kannada", Fields: KannadaFields, holds: ["significanceKn", "descriptionKn"] },
];

type FestivalFormProps = {
  festival?: AdminFestival;
  formId: string;
  onState: (state: EditorState) => void;
  onSaved: () => void;
};

/** The form for a new festival, or for the one on file. */
export function FestivalForm({ festival, formId, onState, onSaved }: FestivalFormProps) {
  const { t } = useTranslation();
  const editor = useRecordForm(festivalShape, { record: festival, failed: "festivals.failed.save", onSaved, onState });
  return (
    <SectionedForm
      editor={editor}
      formId={formId}
      sections={sections}
      describe={(field, value) => describeValue(field, value, t)}
    >
      <MainFields />
    </SectionedForm>
  );
}

/** A field's value in words, to be compared with another by eye. */
function describeValue(field: FestivalField, value: unknown, t: Translate): string {
  if (value === null || value === undefined || value === "") return "—";
  if (typeof value === "boolean") return t(value ? "transfer.yes" : "transfer.no");
  if (Array.isArray(value)) return value.join(", ") || "—";
  return field === "type" ? t(`festivals.type.${value}`) : String(value);
}
