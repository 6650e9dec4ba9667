import { type BaseRecord, useOne, useTranslate } from "@refinedev/core";
import { Alert, Skeleton } from "antd";
import { type ReactNode, useEffect } from "react";
import { errorText, type HttpError } from "../../client/errors";
import type { Noun } from "../listing/noun";

/** What the buttons around the form go by. */
export type EditorState = "loading" | "ready" | "saving";

type StoredRecordProps<Row> = {
  noun: Noun;
  id: string;
  onState: (state: EditorState) => void;
  children: (record: Row) => ReactNode;
};

/** A record for its form, once it has been read afresh: what is edited is what is on file now. */
export function StoredRecord<Row extends BaseRecord>({ noun, id, onState, children }: StoredRecordProps<Row>) {
  const t = useTranslate();
  const { data, error, isFetchedAfterMount } = useOne<Row, HttpError>({
    resource: noun,
    id,
    errorNotification: false,
    // never an old copy
    queryOptions: { staleTime: 0, cacheTime: 0 },
  });
  useEffect(() => onState("loading"), [onState]);
  if (error) return <Alert type="error" showIcon message={errorText(error, t)} />;
  if (!data || !isFetchedAfterMount) return <Skeleton active paragraph={{ rows: 12 }} />;
  return children(data.data);
}
