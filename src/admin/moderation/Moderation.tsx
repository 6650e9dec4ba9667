import "../queue/queue.css";
import "./moderation.css";
import { QuestionCircleOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Translate } from "../../client/errors";
import { ListState } from "../listing/ListState";
import { Paging } from "../listing/Paging";
import { KeysHelp } from "../queue/KeysHelp";
import { UndoNotice } from "../queue/UndoNotice";
import { useRest } from "../queue/useRest";
import { useSingleKeys } from "../queue/useSingleKeys";
import { BulkBar } from "./BulkBar";
import { EmptyQueue } from "./EmptyQueue";
import { KindTabs } from "./KindTabs";
import { Preview } from "./Preview";
import { QueueFilters } from "./QueueFilters";
import { QueueList } from "./QueueList";
import { type Action, type Decisions, useDecisions } from "./useDecisions";
import { type KeyOptions, useDesk } from "./useDesk";
import { type Queue, useQueue } from "./useQueue";

const keyNames = ["J", "K", "A", "R", "X", "U", "C", "H", "Esc", "?"] as const;

/** All that waits for a decision in one queue: read on the right, decided by mouse or by single keys. */
export function Moderation() {
  const { t } = useTranslation();
  const queue = useQueue();
  const decisions = useDecisions(queue.refetch);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const keys = useSingleKeys();
  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t("menu.moderation")}</h1>
        <Button icon={<QuestionCircleOutlined aria-hidden />} aria-keyshortcuts="?" onClick={() => setHelpOpen(true)}>
          {t("queue.keys")}
        </Button>
      </div>
      <KindTabs {...queue} />
      <QueueFilters queue={queue} />
      <QueueDesk
        // another part of the queue is begun anew: nothing selected, at its first item
        key={`${queue.search}&page=${queue.current}`}
        queue={queue}
        decisions={decisions}
        keys={{ isOn: keys.isOn, onHelp: () => setHelpOpen(true) }}
      />
      <UndoNotice
        last={decisions.last && { id: decisions.last.id, text: decidedText(decisions.last, t) }}
        onUndo={() => void decisions.undo()}
        onForget={decisions.forget}
      />
      {isHelpOpen && (
        <KeysHelp
          single={keys}
          keys={keyNames.map((key) => [key, t(`moderation.keys.${key}`)])}
          onClose={() => setHelpOpen(false)}
        >
          {t("moderation.keys.reasons")}
        </KeysHelp>
      )}
    </>
  );
}

function decidedText({ items, verdict }: Action, t: Translate): string {
  const [first] = items;
  const name = first?.temple?.name ?? first?.author.name ?? "";
  return t(verdict === "approve" ? "moderation.approved" : "moderation.rejected", { count: items.length, name });
}

type QueueDeskProps = {
  queue: Queue;
  decisions: Decisions;
  keys: KeyOptions;
};

/** The part of the queue that the address asks for, and where one is in it. */
function QueueDesk({ queue, decisions, keys }: QueueDeskProps) {
  const { t } = useTranslation();
  const desk = useDesk(queue, decisions, keys);
  const { isEmpty, isComing, total } = useRest(queue, desk.items);
  return (
    <ListState
      isLoading={isComing}
      error={queue.error}
      failed={t("moderation.failed.load")}
      isEmpty={isEmpty}
      empty={<EmptyQueue {...queue} />}
      onRetry={queue.refetch}
    >
      <BulkBar desk={desk} />
      <div className="queue">
        <QueueList desk={desk} />
        <Preview desk={desk} queue={queue} />
      </div>
      <Paging
        count="moderation.count"
        place={{ total, current: queue.current, pageSize: queue.pageSize }}
        onChange={queue.turnTo}
      />
    </ListState>
  );
}
