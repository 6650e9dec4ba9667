import { RecordDrawer } from "../form/RecordDrawer";
import { TempleEditor } from "./TempleEditor";

type TempleDrawerProps = { id: string; onClose: () => void; onClear: () => void };

/** The simple screen's form, beside the list. */
export function TempleDrawer({ id, onClose, onClear }: TempleDrawerProps) {
  return (
    <RecordDrawer noun="temples" id={id} onClose={onClose} onClear={onClear}>
      {(binding) => <TempleEditor id={id} kind="simple" onSaved={onClose} {...binding} />}
    </RecordDrawer>
  );
}
