import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { DuplicatePair } from "../../contract/duplicates";
import { Pager } from "../listing/Pager";
import type { ListQuery } from "../listing/useListQuery";
import type { RecordList } from "../listing/useRecords";
import { PairCard } from "./PairCard";
import type { DuplicateFilter, useDistinctions } from "./useDuplicates";

type PairListProps = {
  list: RecordList<DuplicatePair>;
  query: ListQuery<DuplicateFilter>;
  isDistinct: boolean;
  distinctions: ReturnType<typeof useDistinctions>;
  onCompare: (pair: DuplicatePair) => void;
};

export function PairList({ list, query, isDistinct, distinctions, onCompare }: PairListProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <ul className="pairs" aria-label={t("duplicates.filter")} aria-busy={list.isFetching}>
        {list.records.map((pair) => (
          <PairCard
            key={pair.id}
            pair={pair}
            isDistinct={isDistinct}
            isBusy={distinctions.isBusy(pair)}
            onCompare={() => onCompare(pair)}
            onDistinct={(distinct) => void distinctions.send(pair, distinct)}
          />
        ))}
      </ul>
      <Pager
        page={query.page}
        pages={list.pages}
        onChange={(page) => query.change({ page: String(page) })}
        note={t("duplicates.count", { count: list.total, formatted: formatNumber(list.total, i18n.language) })}
      />
    </>
  );
}
