import type { AdminGuidance } from "../../contract/content";
import { RecordDrawer } from "../form/RecordDrawer";
import { StoredRecord } from "../form/StoredRecord";
import { GuidanceForm } from "./GuidanceForm";

type GuidanceDrawerProps = { id: string; onClose: () => void; onClear: () => void };

/** A guidance card beside the list. */
export function GuidanceDrawer({ id, onClose, onClear }: GuidanceDrawerProps) {
  return (
    <RecordDrawer noun="content" id={id} onClose={onClose} onClear={onClear}>
      {(binding) =>
        id === "create" ? (
          <GuidanceForm key={id} onSaved={onClose} {...binding} />
        ) : (
          <StoredRecord<AdminGuidance> key={id} noun="content" id={id} onState={binding.onState}>
            {(card) => <GuidanceForm card={card} onSaved={onClose} {...binding} />}
          </StoredRecord>
        )
      }
    </RecordDrawer>
  );
}
