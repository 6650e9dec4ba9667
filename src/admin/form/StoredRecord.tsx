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

/**
 * A record for its form, once it has been read afresh: what is edited is what is on file now. A form that stands stays,
 * with what is typed in it, also when the record can be read no more.
 */
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
  const isRead = data && isFetchedAfterMount;
  return (
    <>
      {error && <Alert className="console-notice" type="error" showIcon message={errorText(error, t)} />}
      {isRead && children(data.data)}
      {!isRead && !error && <Skeleton active paragraph={{ rows: 12 }} />}
    </>
  );
}
