import type { Kysely } from "kysely";
import type {
  ClusterPage,
  ClustersQuery,
  DuplicatePage,
  DuplicatePair,
  DuplicatesQuery,
  DuplicateTemple,
} from "../../contract/duplicates";
import { templeFields } from "../../contract/templeFields";
import { sameValue } from "../../domain/merge";
import { type Cluster, clustersOf, type LikelyPair } from "../../domain/resolution/clusters";
import type { Tables } from "../db/schema";
import { distinctFrom, listedApart, pairName } from "../resolution/distinctions";
import { adminTempleOf } from "../temples/present";
import { findTemples } from "../temples/repository";
import { findLikelyPairs, findPairsOf } from "./scan";

const PAGE_SIZE = 20;

/** One page of the pairs that may be one temple, the likeliest first; those marked as different only on request. */
export async function listDuplicates(db: Kysely<Tables>, query: DuplicatesQuery): Promise<DuplicatePage> {
  const { page = 1, size = PAGE_SIZE, temple, shown } = query;
  const wanted = await wantedPairs(db, temple ? [temple] : undefined, shown === "distinct");
  const cut = wanted.slice((page - 1) * size, page * size);
  const temples = await templesOf(db, cut);
  const pairs = cut.flatMap((pair): DuplicatePair[] => {
    const [left, right] = [temples.get(pair.left), temples.get(pair.right)];
    if (!left || !right) return [];
    return [{ ...pair, id: pairName(left.id, right.id), left, right, differs: differsOf(left, right) }];
  });
  return { pairs, page, size, total: wanted.length, totalPages: Math.ceil(wanted.length / size) };
}

/** The same pairs, those with a temple in common together. */
export async function listClusters(db: Kysely<Tables>, query: ClustersQuery): Promise<ClusterPage> {
  const { page = 1, size = PAGE_SIZE, temple } = query;
  const around = temple ? await findPairsOf(db, [temple]) : [];
  const ids = temple ? [temple, ...around.flatMap(({ left, right }) => [left, right])] : undefined;
  const all = clustersOf(await wantedPairs(db, ids, false));
  const wanted = temple ? all.filter((cluster) => cluster.ids.includes(temple)) : all;
  const cut = wanted.slice((page - 1) * size, page * size);
  const temples = await templesOf(
    db,
    cut.flatMap(({ pairs }) => pairs),
  );
  const clusters = cut.flatMap((cluster) => shownCluster(cluster, temples));
  return { clusters, page, size, total: wanted.length, totalPages: Math.ceil(wanted.length / size) };
}

/** The pairs of some temples, or of all. */
async function wantedPairs(db: Kysely<Tables>, ids: readonly number[] | undefined, isDistinct: boolean) {
  const distinct = await distinctFrom(db, ids);
  const pairs = ids ? await findPairsOf(db, ids) : await findLikelyPairs(db);
  const marked = pairs.filter(({ left, right }) => distinct.has(pairName(left, right)) === isDistinct);
  if (isDistinct) return marked;
  const areListedApart = await listedApart(db);
  return marked.filter(({ left, right }) => !areListedApart(left, right));
}

type Shown = ReturnType<typeof adminTempleOf>;

async function templesOf(db: Kysely<Tables>, pairs: readonly LikelyPair[]): Promise<Map<number, Shown>> {
  const ids = new Set(pairs.flatMap(({ left, right }) => [left, right]));
  return new Map((await findTemples(db, [...ids])).map((row) => [row.id, adminTempleOf(row)]));
}

const differsOf = (left: Shown, right: Shown) =>
  templeFields.filter((field) => field !== "slug" && !sameValue(left[field], right[field]));

function shownCluster({ ids, pairs }: Cluster, all: ReadonlyMap<number, Shown>) {
  const temples: DuplicateTemple[] = ids.flatMap((id) => all.get(id) ?? []);
  if (temples.length < 2) return [];
  const compared = pairs.flatMap((pair) => {
    const [left, right] = [all.get(pair.left), all.get(pair.right)];
    return left && right ? [{ ...pair, differs: differsOf(left, right) }] : [];
  });
  return [{ id: ids.join("-"), temples, pairs: compared }];
}
