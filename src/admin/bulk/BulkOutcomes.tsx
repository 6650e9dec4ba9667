import { useCustom } from "@refinedev/core";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { HttpError } from "../../client/errors";
import { formatNumber } from "../../client/format";
import type { BulkChange, BulkItemPage } from "../../contract/bulkChanges";
import { type BulkOutcome, bulkOutcomes } from "../../contract/bulkWords";
import { Paging } from "../listing/Paging";

const size = 20;

/** How many change, are so already or are refused and why; each number opens its temples. */
export function BulkOutcomes({ change }: { change: BulkChange }) {
  const { t, i18n } = useTranslation();
  const [shown, show] = useState<BulkOutcome>();
  const { counts, refusals, action } = change;
  const number = (value: number) => formatNumber(value, i18n.language);
  const isWritten = change.state !== "planned";
  const text = (outcome: BulkOutcome) =>
    t(`bulk.outcomes.${outcome === "change" && isWritten ? "changed" : outcome}`, {
      count: counts[outcome],
      formatted: number(counts[outcome]),
    });
  return (
    <>
      <div className="bulk-figures">
        {bulkOutcomes
          .filter((outcome) => counts[outcome] > 0)
          .map((outcome) => (
            <Button
              key={outcome}
              size="small"
              aria-expanded={shown === outcome}
              onClick={() => show(shown === outcome ? undefined : outcome)}
            >
              {text(outcome)}
            </Button>
          ))}
        {counts.total === 0 && <span>{t("temples.noneMatch")}</span>}
      </div>
      {refusals.length > 0 && (
        <ul className="bulk-items">
          {refusals.map(({ reason, count }) => (
            <li key={reason}>
              {number(count)}: {t(reason)}
            </li>
          ))}
        </ul>
      )}
      {action.kind === "delete" && change.state === "planned" && counts.change > 0 && <p>{t("bulk.deleteHint")}</p>}
      {shown && <Items key={`${shown} ${change.state}`} id={change.id} outcome={shown} />}
    </>
  );
}

function Items({ id, outcome }: { id: number; outcome: BulkOutcome }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data } = useCustom<BulkItemPage, HttpError>({
    url: `/api/admin/temples/bulk-changes/${id}/items`,
    method: "get",
    config: { query: { outcome, page, size } },
    queryOptions: { keepPreviousData: true },
  });
  const found = data?.data;
  if (!found) return null;
  return (
    <>
      <ul className="bulk-items">
        {found.items.map((item) => (
          <li key={item.id}>
            {item.name === null ? (
              `#${item.id}`
            ) : (
              <Link to={`/admin/temples/${item.id}/workspace`}>
                {item.name}, {item.city}
              </Link>
            )}
            {item.reason && <span className="quiet"> · {t(item.reason)}</span>}
          </li>
        ))}
      </ul>
      {found.total > size && (
        <Paging
          count="temples.count"
          place={{ total: found.total, current: page, pageSize: size }}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </>
  );
}
