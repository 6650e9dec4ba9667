import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { RecordDrawer } from "../form/RecordDrawer";
import { type FormSection, RecordForm } from "../form/RecordForm";
import { useRecordForm } from "../form/useRecordForm";
import { HistoryButton } from "../history/HistoryButton";
import { EntryFields } from "./EntryFields";
import { GroupFields, LanguageFields, MainFields, SourceFields } from "./ListFields";
import { type ListField, listShape } from "./listValues";

const sections: readonly FormSection[] = [
  {
    key: "languages",
    Fields: LanguageFields,
    holds: ["nameHi", "nameKn", "descriptionHi", "descriptionKn", "slug"],
  },
  { key: "sources", Fields: SourceFields, holds: ["sources"] },
  { key: "groups", Fields: GroupFields, holds: ["groups"] },
];

type ListDrawerProps = { id: string; onClose: () => void; onClear: () => void };

/** A new list, or the one on record, beside the lists. */
export function ListDrawer({ id, onClose, onClear }: ListDrawerProps) {
  const { t } = useTranslation();
  const editor = useRecordForm(listShape, { id, failed: "curated.failedSave", onSaved: onClose });
  const { base } = editor;
  const names = useMemo(
    () =>
      new Map(
        base?.entries.flatMap(({ templeId, templeName }) => (templeId && templeName ? [[templeId, templeName]] : [])),
      ),
    [base],
  );
  const describe = (_: ListField, value: unknown) =>
    Array.isArray(value) ? value.map(partInWords).join("; ") || "—" : undefined;
  return (
    <RecordDrawer
      editor={editor}
      onClose={onClose}
      onClear={onClear}
      extra={base && <HistoryButton record={base.id} name={base.name} />}
    >
      <RecordForm
        editor={editor}
        sections={sections}
        describe={describe}
        footer={
          <section aria-labelledby="entries-title">
            <h2 id="entries-title" className="list-entries-title">
              {t("curated.fields.entries")}
            </h2>
            <EntryFields names={names} refusal={editor.refusal} />
          </section>
        }
      >
        <MainFields />
      </RecordForm>
    </RecordDrawer>
  );
}

const partInWords = (part: unknown): string =>
  typeof part === "object" && part !== null && "name" in part ? String(part.name) : String(part);
