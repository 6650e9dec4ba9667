import { useOne, useTranslate } from "@refinedev/core";
import { Alert, Skeleton } from "antd";
import { useEffect } from "react";
import { errorText, type HttpError } from "../../client/errors";
import type { AdminTemple } from "../../contract/adminTemples";
import { type FormKind, TempleForm } from "./TempleForm";
import { templeResource } from "./templeValues";
import { useTempleForm } from "./useTempleForm";

/** What the buttons around the form go by. */
export type EditorState = "loading" | "ready" | "saving";

export type TempleEditorProps = {
  /** A row id, or `create`. */
  id: string;
  kind: FormKind;
  formId: string;
  onState: (state: EditorState) => void;
  onSaved: () => void;
};

/** The form for a new temple, or for the one on file once it has been read afresh. */
export function TempleEditor({ id, ...rest }: TempleEditorProps) {
  return id === "create" ? <LoadedEditor key={id} {...rest} /> : <StoredEditor key={id} id={id} {...rest} />;
}

function StoredEditor({ id, ...rest }: TempleEditorProps) {
  const t = useTranslate();
  const { onState } = rest;
  const { data, error, isFetchedAfterMount } = useOne<AdminTemple, HttpError>({
    resource: templeResource,
    id,
    errorNotification: false,
    // never an old copy: what is edited is what is on file now
    queryOptions: { staleTime: 0, cacheTime: 0 },
  });
  useEffect(() => onState("loading"), [onState]);
  if (error) return <Alert type="error" showIcon message={errorText(error, t)} />;
  if (!data || !isFetchedAfterMount) return <Skeleton active paragraph={{ rows: 12 }} />;
  return <LoadedEditor {...rest} temple={data.data} />;
}

type LoadedEditorProps = Omit<TempleEditorProps, "id"> & { temple?: AdminTemple };

function LoadedEditor({ kind, formId, onState, onSaved, temple }: LoadedEditorProps) {
  const failed = kind === "simple" ? "temples.failed.simpleSave" : "temples.failed.save";
  const editor = useTempleForm({ temple, failed, onSaved });
  const { isSaving } = editor;
  useEffect(() => onState(isSaving ? "saving" : "ready"), [isSaving, onState]);
  return <TempleForm kind={kind} editor={editor} formId={formId} />;
}
