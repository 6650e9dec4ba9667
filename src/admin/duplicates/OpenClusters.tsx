import type { DuplicateCluster, DuplicatePair } from "../../contract/duplicates";
import { ClusterCard } from "./ClusterCard";
import { PairCard } from "./PairCard";
import { ReviewList } from "./ReviewList";
import type { useDistinctions } from "./useDuplicates";
import type { useMergeAll } from "./useMergeAll";

type OpenClustersProps = {
  distinctions: ReturnType<typeof useDistinctions>;
  merging: ReturnType<typeof useMergeAll>;
  onCompare: (pair: string) => void;
};

const texts = { empty: "duplicates.none", count: "duplicates.clusters" };

/**
 * Temples that may be on record more than once, two of them to be compared field by field; `temple` in the address asks
 * for those of one temple.
 */
export function OpenClusters({ distinctions, merging, onCompare }: OpenClustersProps) {
  return (
    <ReviewList<DuplicateCluster> resource="admin/temples/duplicates/clusters" texts={texts}>
      {(cluster) => {
        const pair = onlyPair(cluster);
        return pair ? (
          <PairCard
            key={cluster.id}
            pair={pair}
            isDistinct={false}
            isBusy={distinctions.isBusy(pair.id)}
            onCompare={() => onCompare(pair.id)}
            onDistinct={(distinct) => void distinctions.send(pair, distinct)}
          />
        ) : (
          <ClusterCard
            key={cluster.id}
            cluster={cluster}
            isBusy={merging.isBusy(cluster.id)}
            onMerge={(kept, others) => void merging.merge(cluster.id, kept, others)}
            onCompare={onCompare}
            onDistinct={({ left, right }) => {
              const [one, other] = [left, right].map((id) => cluster.temples.find((temple) => temple.id === id));
              if (one && other) void distinctions.send({ id: `${left}-${right}`, left: one, right: other }, true);
            }}
          />
        );
      }}
    </ReviewList>
  );
}

/** Of two records the pair that they are. */
function onlyPair({ id, temples: [left, right, third], pairs: [pair] }: DuplicateCluster): DuplicatePair | undefined {
  return left && right && pair && !third ? { ...pair, id, left, right } : undefined;
}
