import "./history.css";
import { Modal } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import type { Revision } from "../../contract/history";
import { Loading } from "../layout/Loading";
import { ListState } from "../listing/ListState";
import { Paging } from "../listing/Paging";
import { TextsMissing } from "../TextsMissing";
import { useLateTexts } from "../useTexts";
import { RevertNotice } from "./RevertNotice";
import { RevisionItem } from "./RevisionItem";
import type { HistoryRecord } from "./records";
import { type Goal, useRevert } from "./useRevert";
import { useRevisions } from "./useRevisions";

type HistoryPanelProps = {
  record: HistoryRecord;
  onChanged: () => void;
  /** False where going back would take what is typed and not saved. */
  mayRestore?: boolean;
};

/** What happened to a record, newest first, and the way back to any of it. */
export function HistoryPanel({ record, onChanged, mayRestore = true }: HistoryPanelProps) {
  const { t, i18n } = useTranslation();
  const texts = useLateTexts("history");
  const list = useRevisions(record);
  const revert = useRevert(record, () => {
    list.refetch();
    onChanged();
  });
  const [asked, setAsked] = useState<{ goal: Goal; at: string | undefined }>();
  const { latest } = list;
  const oldest = list.page === list.pages ? list.revisions.at(-1) : undefined;
  const ask = (revision: Revision, before = false) =>
    setAsked({ goal: { revisionId: revision.id, ...(before && { before }) }, at: revision.at });
  const atOf = (id: number) => list.revisions.find((revision) => revision.id === id)?.at;
  const go = async () => {
    if (asked && latest !== undefined) await revert.go(asked.goal, latest);
    setAsked(undefined);
  };

  if (texts.error) return <TextsMissing onRetry={texts.retry} />;
  if (!texts.isLoaded) return <Loading rows={6} />;
  return (
    <>
      <RevertNotice
        revert={revert}
        onUndo={(revisionId) =>
          // who may do what never changes unasked
          record.kind === "account"
            ? setAsked({ goal: { revisionId, before: true }, at: atOf(revisionId) })
            : void revert.undo(revisionId)
        }
      />
      <ListState
        isLoading={list.isLoading}
        error={list.error}
        failed={t("history.failed")}
        isEmpty={list.total === 0}
        empty={t("history.none")}
        onRetry={list.refetch}
      >
        <ol className="revisions" aria-label={t("actions.history")} aria-busy={list.isFetching}>
          {list.revisions.map((revision) => (
            <RevisionItem
              key={revision.id}
              kind={record.kind}
              revision={revision}
              isPresent={revision.id === latest}
              hasBefore={revision === oldest && !revision.action.endsWith(".create") && revision.changes.length > 0}
              onRevert={mayRestore ? (before) => ask(revision, before) : undefined}
            />
          ))}
        </ol>
        {list.pages > 1 && (
          <Paging count="history.count" place={list.place} onChange={list.goTo} showSizeChanger={false} />
        )}
      </ListState>
      <Modal
        open={asked !== undefined}
        title={t(asked?.goal.before ? "history.confirmBefore" : "history.confirm", {
          when: whenOf(asked?.at, i18n.language),
        })}
        okText={t("actions.restore")}
        cancelText={t("actions.cancel")}
        confirmLoading={revert.isBusy}
        onOk={() => void go()}
        onCancel={() => setAsked(undefined)}
      >
        <p>{t(record.kind === "product" ? "history.confirmProduct" : "history.confirmDetails")}</p>
      </Modal>
    </>
  );
}

const whenOf = (at: string | undefined, language: string) =>
  at ? formatDate(at, language, { dateStyle: "medium", timeStyle: "short" }) : "";
