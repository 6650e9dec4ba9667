import { Tag } from "antd";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import type { ModerationItem } from "../../contract/moderation";
import { useCurrentRow } from "../queue/useCurrentRow";
import { isOpen, isTaken, keyOf } from "./items";
import type { Desk } from "./useDesk";
import { gistOf } from "./words";

/** What waits, one line or two each; the one that is read on the right is marked. */
export function QueueList({ desk }: { desk: Desk }) {
  const { t } = useTranslation();
  const list = useCurrentRow(desk.cursor);
  return (
    <ul ref={list} className="queue-list" aria-label={t("moderation.queue")}>
      {desk.items.map((item) => (
        <QueueRow key={keyOf(item)} item={item} desk={desk} />
      ))}
    </ul>
  );
}

function QueueRow({ item, desk }: { item: ModerationItem; desk: Desk }) {
  const { t, i18n } = useTranslation();
  const { cursor, userId } = desk;
  const isCurrent = cursor.currentKey === keyOf(item);
  const title = item.temple?.name ?? item.author.name ?? t("moderation.someone");
  const when = formatDate(item.createdAt, i18n.language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className={isCurrent ? "queue-row queue-row-current" : "queue-row"}>
      <input
        type="checkbox"
        aria-label={t("moderation.selectNamed", { name: title })}
        checked={cursor.isSelected(item)}
        disabled={!isOpen(item, userId)}
        onChange={() => cursor.toggle(item)}
      />
      <button type="button" aria-current={isCurrent || undefined} onClick={() => cursor.goTo(item)}>
        <span className="queue-row-top">
          <strong>{title}</strong>
          <span className="quiet">{t(`moderation.kind.${item.kind}`)}</span>
        </span>
        <span className="queue-row-gist">{gistOf(item, t)}</span>
        <span className="queue-row-end">
          <span className="quiet">{when}</span>
          {item.flags.map((flag) => (
            <Tag key={flag} bordered={false} color="warning">
              {t(`moderation.flag.${flag}`)}
            </Tag>
          ))}
          {item.claim && (
            <Tag bordered={false} className="tag-gold">
              {isTaken(item, userId) ? t("moderation.takenBy", { name: item.claim.name }) : t("moderation.mine")}
            </Tag>
          )}
        </span>
      </button>
    </li>
  );
}
