import type { DuplicatePair } from "../../contract/duplicates";
import { PairCard } from "./PairCard";
import { ReviewList } from "./ReviewList";
import type { useDistinctions } from "./useDuplicates";

type DistinctPairsProps = { distinctions: ReturnType<typeof useDistinctions>; onCompare: (pair: string) => void };

const texts = { empty: "duplicates.noneDistinct", count: "duplicates.count" };

/** The pairs that were marked as different; `shown` in the address asks for them. */
export function DistinctPairs({ distinctions, onCompare }: DistinctPairsProps) {
  return (
    <ReviewList<DuplicatePair> resource="admin/temples/duplicates" texts={texts}>
      {(pair) => (
        <PairCard
          key={pair.id}
          pair={pair}
          isDistinct
          isBusy={distinctions.isBusy(pair.id)}
          onCompare={() => onCompare(pair.id)}
          onDistinct={(distinct) => void distinctions.send(pair, distinct)}
        />
      )}
    </ReviewList>
  );
}
