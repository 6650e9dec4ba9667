import { useTranslation } from "react-i18next";
import type { AdminGuidance } from "../../contract/content";
import { type FormSection, SectionedForm } from "../form/SectionedForm";
import type { EditorState } from "../form/StoredRecord";
import { useRecordForm } from "../form/useRecordForm";
import { HindiFields, KannadaFields, MainFields } from "./GuidanceFields";
import { GuidancePreview } from "./GuidancePreview";
import { guidanceShape } from "./guidanceValues";

const sections: readonly FormSection[] = [
  { key: "hindi", Fields: HindiFields, holds: ["titleHi", "descriptionHi", "buttonHi"] },
  { key: "kannada", Fields: KannadaFields, holds: ["titleKn", "descriptionKn", "buttonKn"] },
];
const opened = ["hindi", "kannada"];

type GuidanceFormProps = {
  card?: AdminGuidance;
  formId: string;
  onState: (state: EditorState) => void;
  onSaved: () => void;
};

/** The form for a new guidance card, or for the one on file, with the card as visitors will see it. */
export function GuidanceForm({ card, formId, onState, onSaved }: GuidanceFormProps) {
  const { t } = useTranslation();
  const editor = useRecordForm(guidanceShape, { record: card, failed: "content.failed.save", onSaved, onState });
  return (
    <SectionedForm
      editor={editor}
      formId={formId}
      sections={sections}
      opened={opened}
      describe={(_, value) =>
        typeof value === "boolean" ? t(value ? "transfer.yes" : "transfer.no") : String(value ?? "—")
      }
    >
      <MainFields />
      <GuidancePreview />
    </SectionedForm>
  );
}
