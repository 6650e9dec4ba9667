import type { Kysely } from "kysely";
import type { DuplicatePage, DuplicatePair, DuplicatesQuery } from "../../contract/duplicates";
import { templeFields } from "../../contract/templeFields";
import type { LikelyPair } from "../../domain/duplicates";
import { sameValue } from "../../domain/merge";
import type { Tables } from "../db/schema";
import { adminTempleOf } from "../temples/present";
import { findTemples } from "../temples/repository";
import { listDistinctions, pairName } from "./distinctions";
import { findLikelyPairs } from "./scan";

const PAGE_SIZE = 20;

/** One page of the pairs that may be one temple, by name; those told apart only when asked for. */
export async function listDuplicates(db: Kysely<Tables>, query: DuplicatesQuery): Promise<DuplicatePage> {
  const { page = 1, size = PAGE_SIZE, temple, shown } = query;
  const distinct = await listDistinctions(db);
  const wanted = (await findLikelyPairs(db)).filter(
    ({ left, right }) =>
      distinct.has(pairName(left, right)) === (shown === "distinct") &&
      (!temple || left === temple || right === temple),
  );
  const pairs = await pairsOf(db, wanted.slice((page - 1) * size, page * size));
  return { pairs, page, size, total: wanted.length, totalPages: Math.ceil(wanted.length / size) };
}

async function pairsOf(db: Kysely<Tables>, found: readonly LikelyPair[]): Promise<DuplicatePair[]> {
  if (found.length === 0) return [];
  const ids = new Set(found.flatMap(({ left, right }) => [left, right]));
  const temples = new Map((await findTemples(db, [...ids])).map((row) => [row.id, adminTempleOf(row)]));
  return found.flatMap(({ left: leftId, right: rightId, metres }) => {
    const [left, right] = [temples.get(leftId), temples.get(rightId)];
    if (!left || !right) return [];
    const differs = templeFields.filter((field) => field !== "slug" && !sameValue(left[field], right[field]));
    return [{ id: pairName(leftId, rightId), left, right, metres, differs }];
  });
}
