import { useOne, useTranslate } from "@refinedev/core";
import { Alert, Skeleton } from "antd";
import { type ReactNode, useId } from "react";
import { errorText, type HttpError } from "../../client/errors";
import type { AdminTemple } from "../../contract/temples";
import { type FormKind, TempleForm } from "./TempleForm";
import { templeResource } from "./templeValues";
import { useTempleForm } from "./useTempleForm";

/** What a drawer or a dialog around the form needs for its buttons. */
export type EditorControls = { formId: string; isNew: boolean; isSaving: boolean };

export type TempleEditorProps = {
  /** A row id, or `create`. */
  id: string;
  kind: FormKind;
  onSaved: () => void;
  frame: (content: ReactNode, controls?: EditorControls) => ReactNode;
};

/** The form for a new temple, or for the one on file once it has been read afresh. */
export function TempleEditor({ id, ...rest }: TempleEditorProps) {
  return id === "create" ? <LoadedEditor {...rest} /> : <StoredEditor key={id} id={id} {...rest} />;
}

function StoredEditor({ id, ...rest }: TempleEditorProps) {
  const t = useTranslate();
  const { data, error, isFetchedAfterMount } = useOne<AdminTemple, HttpError>({
    resource: templeResource,
    id,
    errorNotification: false,
    // never an old copy: what is edited is what is on file now
    queryOptions: { staleTime: 0, cacheTime: 0 },
  });
  if (error) return rest.frame(<Alert type="error" showIcon message={errorText(error, t)} />);
  if (!data || !isFetchedAfterMount) return rest.frame(<Skeleton active paragraph={{ rows: 12 }} />);
  return <LoadedEditor {...rest} temple={data.data} />;
}

type LoadedEditorProps = Omit<TempleEditorProps, "id"> & { temple?: AdminTemple };

function LoadedEditor({ kind, onSaved, frame, temple }: LoadedEditorProps) {
  const formId = useId();
  const failed = kind === "simple" ? "temples.failed.simpleSave" : "temples.failed.save";
  const editor = useTempleForm({ temple, failed, onSaved });
  return frame(<TempleForm kind={kind} editor={editor} formId={formId} />, {
    formId,
    isNew: !temple,
    isSaving: editor.isSaving,
  });
}
