import type { BaseRecord } from "@refinedev/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ListState } from "../listing/ListState";
import { Paging } from "../listing/Paging";
import { useListTable } from "../listing/useListTable";

type ReviewListProps<Row> = {
  resource: string;
  /** i18n keys of what is said of an empty list, and of how many there are */
  texts: { empty: string; count: string };
  children: (row: Row) => ReactNode;
};

/** One page of records that may be of one temple, each drawn as a card. */
export function ReviewList<Row extends BaseRecord>({ resource, texts, children }: ReviewListProps<Row>) {
  const { t } = useTranslation();
  const table = useListTable<Row>(resource);
  return (
    <ListState
      isLoading={table.isLoading}
      error={table.error}
      failed={t("duplicates.failed")}
      isEmpty={table.rows.length === 0}
      empty={<p>{t(texts.empty)}</p>}
      onRetry={table.refetch}
    >
      <ul className="pairs" aria-label={t("duplicates.filter")} aria-busy={table.isFetching}>
        {table.rows.map(children)}
      </ul>
      <Paging count={texts.count} place={table} onChange={table.turnTo} />
    </ListState>
  );
}
