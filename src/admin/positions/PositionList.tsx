import { Tag } from "antd";
import { useTranslation } from "react-i18next";
import { useCurrentRow } from "../queue/useCurrentRow";
import { findingName, keyOf } from "./spots";
import type { PositionDesk } from "./usePositionDesk";

/** The temples whose position is to be looked at; the one on the right is marked. */
export function PositionList({ desk }: { desk: PositionDesk }) {
  const { t } = useTranslation();
  const { cursor, items } = desk;
  const list = useCurrentRow(cursor);
  return (
    <ul ref={list} className="queue-list" aria-label={t("menu.positions")}>
      {items.map((temple) => {
        const isCurrent = cursor.currentKey === keyOf(temple);
        return (
          <li key={temple.id} className={isCurrent ? "queue-row queue-row-current" : "queue-row"}>
            <button type="button" aria-current={isCurrent || undefined} onClick={() => cursor.goTo(temple)}>
              <strong>{temple.name}</strong>
              <span className="quiet">{[temple.city, temple.state].filter(Boolean).join(", ")}</span>
              <span className="queue-row-end">
                {temple.findings.map(({ code, kind }) => (
                  <Tag key={code} bordered={false} {...(kind === "contradiction" && { color: "warning" })}>
                    {findingName(code, t)}
                  </Tag>
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
