import "./moderation.css";
import { QuestionCircleOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import { ListState } from "../listing/ListState";
import { Pager } from "../listing/Pager";
import { useListQuery } from "../listing/useListQuery";
import { BulkBar } from "./BulkBar";
import { EmptyQueue } from "./EmptyQueue";
import { KeysHelp } from "./KeysHelp";
import { KindTabs } from "./KindTabs";
import { Preview } from "./Preview";
import { QueueFilters } from "./QueueFilters";
import { QueueList } from "./QueueList";
import { UndoNotice } from "./UndoNotice";
import { useDesk } from "./useDesk";
import { pageSize, queueFilters, useQueue } from "./useQueue";
import { useSingleKeys } from "./useSingleKeys";

/** All that waits for a decision in one queue: read on the right, decided by mouse or by single keys. */
export function Moderation() {
  const { t, i18n } = useTranslation();
  const query = useListQuery(queueFilters, pageSize);
  const queue = useQueue(query);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const keys = useSingleKeys();
  const desk = useDesk(queue, query, { isOn: keys.isOn, onHelp: () => setHelpOpen(true) });
  const { items } = desk;
  const isEmpty = items.length === 0;
  // all that was shown is decided: whether anything is left, the next answer says
  const isUnconfirmed = isEmpty && queue.items.length > 0 && !queue.error;
  const isComing = queue.isLoading || queue.isPreviousData || isUnconfirmed;
  const total = Math.max(items.length, queue.total - (queue.items.length - items.length));

  const isPastEnd = isEmpty && !isComing && !queue.isFetching && !queue.error && query.page > 1;
  useEffect(() => {
    if (isPastEnd) query.change({ page: undefined });
  }, [isPastEnd, query]);

  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t("menu.moderation")}</h1>
        <Button icon={<QuestionCircleOutlined aria-hidden />} aria-keyshortcuts="?" onClick={() => setHelpOpen(true)}>
          {t("moderation.keys.title")}
        </Button>
      </div>
      <KindTabs counts={queue.counts} query={query} />
      <QueueFilters query={query} items={items} />
      <ListState
        isLoading={isComing}
        error={queue.error}
        failed={t("moderation.failed.load")}
        isEmpty={isEmpty}
        empty={<EmptyQueue query={query} />}
        onRetry={queue.refetch}
      >
        <BulkBar desk={desk} />
        <div className="queue">
          <QueueList desk={desk} />
          <Preview desk={desk} query={query} />
        </div>
        <Pager
          page={query.page}
          pages={queue.pages}
          onChange={(page) => query.change({ page: String(page) })}
          note={t("moderation.count", { count: total, formatted: formatNumber(total, i18n.language) })}
        />
      </ListState>
      <UndoNotice decisions={desk.decisions} />
      {isHelpOpen && <KeysHelp keys={keys} onClose={() => setHelpOpen(false)} />}
    </>
  );
}
