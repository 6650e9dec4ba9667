import "./history.css";
import { Drawer, Modal } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import type { Revision } from "../../contract/history";
import { useReturnFocus } from "../layout/useReturnFocus";
import { ListState } from "../listing/ListState";
import { Pager } from "../listing/Pager";
import { useTexts } from "../useTexts";
import { RevertNotice } from "./RevertNotice";
import { RevisionItem } from "./RevisionItem";
import type { HistoryRecord } from "./records";
import { type Goal, useRevert } from "./useRevert";
import { useRevisions } from "./useRevisions";

type HistoryDrawerProps = {
  record: HistoryRecord;
  name: string | undefined;
  onClose: () => void;
  onChanged: () => void;
};

/** What happened to a record, newest first, and the way back to any of it. */
export function HistoryDrawer({ record, name, onClose, onChanged }: HistoryDrawerProps) {
  const { t, i18n } = useTranslation();
  const hasTexts = useTexts("history");
  const list = useRevisions(record);
  const revert = useRevert(record, () => {
    list.refetch();
    onChanged();
  });
  const [asked, setAsked] = useState<{ goal: Goal; at: string }>();
  useReturnFocus();
  const { latest } = list;
  const oldest = list.page === list.pages ? list.revisions.at(-1) : undefined;
  const ask = (revision: Revision, before = false) =>
    setAsked({ goal: { revisionId: revision.id, ...(before && { before }) }, at: revision.at });
  const go = async () => {
    if (asked && latest !== undefined) await revert.go(asked.goal, latest);
    setAsked(undefined);
  };

  return (
    <Drawer open width={720} title={name ? t("history.of", { name }) : t("actions.history")} onClose={onClose}>
      {hasTexts && (
        <>
          <RevertNotice revert={revert} />
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
                  onRevert={(before) => ask(revision, before)}
                />
              ))}
            </ol>
            {list.pages > 1 && (
              <Pager
                page={list.page}
                pages={list.pages}
                onChange={list.goTo}
                note={t("history.count", { count: list.total, formatted: formatNumber(list.total, i18n.language) })}
              />
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
      )}
    </Drawer>
  );
}

const whenOf = (at: string | undefined, language: string) =>
  at ? formatDate(at, language, { dateStyle: "medium", timeStyle: "short" }) : "";
