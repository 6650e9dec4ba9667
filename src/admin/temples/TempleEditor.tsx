import type { AdminTemple } from "../../contract/adminTemples";
import { type EditorState, StoredRecord } from "../form/StoredRecord";
import { useRecordForm } from "../form/useRecordForm";
import { Managers } from "./Managers";
import { type FormKind, TempleForm } from "./TempleForm";
import { TwinNotice } from "./TwinNotice";
import { templeShape } from "./templeValues";

export type TempleEditorProps = {
  /** A row id, or `create`. */
  id: string;
  kind: FormKind;
  formId: string;
  onState: (state: EditorState) => void;
  onSaved: () => void;
};

/** The form for a new temple, or for the one on file. */
export function TempleEditor({ id, ...rest }: TempleEditorProps) {
  if (id === "create") return <LoadedEditor key={id} {...rest} />;
  return (
    <StoredRecord<AdminTemple> key={id} noun="temples" id={id} onState={rest.onState}>
      {(temple) => <LoadedEditor {...rest} temple={temple} />}
    </StoredRecord>
  );
}

type LoadedEditorProps = Omit<TempleEditorProps, "id"> & { temple?: AdminTemple };

function LoadedEditor({ kind, formId, onState, onSaved, temple }: LoadedEditorProps) {
  const failed = kind === "simple" ? "temples.failed.simpleSave" : "temples.failed.save";
  const editor = useRecordForm(templeShape, { record: temple, failed, onSaved, onState });
  return (
    <>
      {temple && <TwinNotice temple={temple} />}
      <TempleForm kind={kind} editor={editor} formId={formId} />
      {temple && temple.status !== "archived" && <Managers templeId={temple.id} />}
    </>
  );
}
