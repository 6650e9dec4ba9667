import { RecordDrawer } from "../form/RecordDrawer";
import { type FormSection, RecordForm } from "../form/RecordForm";
import { useRecordForm } from "../form/useRecordForm";
import { HindiFields, KannadaFields, MainFields } from "./GuidanceFields";
import { GuidancePreview } from "./GuidancePreview";
import { guidanceShape } from "./guidanceValues";

const sections: readonly FormSection[] = [
  { key: "hindi", Fields: HindiFields, holds: ["titleHi", "descriptionHi", "buttonHi"] },
  { key: "kannada", Fields: KannadaFields, holds: ["titleKn", "descriptionKn", "buttonKn"] },
];
const opened = ["hindi", "kannada"];

type GuidanceDrawerProps = { id: string; onClose: () => void; onClear: () => void };

/** A guidance card beside the list, with the card as visitors will see it. */
export function GuidanceDrawer({ id, onClose, onClear }: GuidanceDrawerProps) {
  const editor = useRecordForm(guidanceShape, { id, failed: "content.failed.save", onSaved: onClose });
  return (
    <RecordDrawer editor={editor} onClose={onClose} onClear={onClear}>
      <RecordForm editor={editor} sections={sections} opened={opened}>
        <MainFields />
        <GuidancePreview />
      </RecordForm>
    </RecordDrawer>
  );
}
