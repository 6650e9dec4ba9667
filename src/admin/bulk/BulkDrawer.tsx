import "../form/form.css";
import "./bulk.css";
import { Alert, Drawer } from "antd";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { formatNumber } from "../../client/format";
import type { BulkChange, BulkStart } from "../../contract/bulkChanges";
import { useHttp } from "../http";
import { Loading } from "../layout/Loading";
import { useReturnFocus } from "../layout/useReturnFocus";
import { BulkForm } from "./BulkForm";
import { BulkStanding } from "./BulkStanding";
import { type BulkChoice, plainAction } from "./choices";

type BulkDrawerProps = {
  choice: BulkChoice;
  /** The filters that name the temples. */
  filters: Record<string, string>;
  count: number;
  /** Told whether anything was written. */
  onClose: (isChanged: boolean) => void;
};

/** A change of many temples: what it needs to know, what it would do, how far it is, what came of it. */
export function BulkDrawer({ choice, filters, count, onClose }: BulkDrawerProps) {
  const { t, i18n } = useTranslation();
  const http = useHttp();
  const [id, setId] = useState<number>();
  const [refusal, setRefusal] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const isChanged = useRef(false);
  useReturnFocus();
  const start = async (action: BulkStart["action"]) => {
    setSending(true);
    setRefusal(undefined);
    try {
      const { data } = await http.post<BulkChange>("/api/admin/temples/bulk-changes", { filters, action });
      setId(data.id);
    } catch (error) {
      setRefusal(error);
    }
    setSending(false);
  };
  const action = plainAction(choice);
  const isBegun = useRef(false);
  // what needs no form is looked through at once
  useEffect(() => {
    if (!action || isBegun.current) return;
    isBegun.current = true;
    void start(action);
  });
  return (
    <Drawer open width={560} title={t(`bulk.choices.${choice}`)} onClose={() => onClose(isChanged.current)}>
      {id === undefined && <p>{t("bulk.chosen", { count, formatted: formatNumber(count, i18n.language) })}</p>}
      {id === undefined && !action && (
        <BulkForm choice={choice} isSending={isSending} refusal={refusal} onStart={(asked) => void start(asked)} />
      )}
      {id === undefined &&
        action &&
        (refusal ? <Alert type="error" showIcon message={errorText(refusal, t)} /> : <Loading rows={3} />)}
      {id !== undefined && (
        <BulkStanding
          id={id}
          onWritten={() => {
            isChanged.current = true;
          }}
          onDropped={() => onClose(isChanged.current)}
        />
      )}
    </Drawer>
  );
}
