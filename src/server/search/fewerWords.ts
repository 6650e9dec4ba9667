import { isCourtesy, isOccasion } from "../../domain/askedWords";
import type { Db } from "../db/open";
import { allPublic } from "./conditions";
import { corrected, type Meant } from "./corrections";
import { totalOf } from "./lists";
import type { SearchFilters } from "./query";
import { slotTerms } from "./slots";

/** What is left of a query has to tell at least so much of it. */
const LEAST_KEPT = 0.6;
const MOST_DROPPED = 4;
const OF_COURTESY = 0.2;
const OF_OCCASION = 1;

/** How much a word tells: a rare one much, one of courtesy next to nothing. */
function informationOf({ typed, slot, mentions }: Meant, temples: number): number {
  if (isCourtesy(typed)) return OF_COURTESY;
  if (isOccasion(typed)) return OF_OCCASION;
  const carriers = [...slot.exact, ...slot.alias].reduce((sum, term) => sum + term.temples, 0);
  return Math.log((temples + 2) / (Math.min(Math.max(carriers, mentions), temples) + 1));
}

/**
 * The query with words dropped, those that tell least first, as long as enough of it is left; typed, then corrected.
 * "Ghati Subramanya" is not any temple of Subramanya.
 */
export async function* withFewerWords(db: Db, filters: SearchFilters, meant: readonly Meant[]): AsyncGenerator<string> {
  const temples = await totalOf(db, { ...allPublic, key: "public" });
  const weights = new Map(meant.map((one) => [one, informationOf(one, temples)]));
  const weightOf = (some: readonly Meant[]) => some.reduce((sum, one) => sum + (weights.get(one) ?? 0), 0);
  const enough = LEAST_KEPT * weightOf(meant);
  const order = [...meant].sort((a, b) => Number(isUnknown(b)) - Number(isUnknown(a)) || weightOf([a]) - weightOf([b]));
  for (let dropped = 1; dropped <= MOST_DROPPED && dropped < meant.length; dropped++) {
    const gone = order.slice(0, dropped);
    const left = meant.filter((one) => !gone.includes(one));
    if (weightOf(left) < enough) return;
    // of words that are only found as something else nothing may be left out: "Ganpati Pule" is not Puliyur
    if (left.some(isUnknown) || left.every(isDoubtful)) continue;
    yield left.map(({ typed }) => typed).join(" ");
    if (weightOf(left) - weightOf(left.filter(isDoubtful)) / 2 < enough) continue;
    const mended = await corrected(db, filters, left);
    if (mended) yield mended;
  }
}

const isUnknown = ({ slot }: Meant) => slotTerms(slot).length === 0;
/** Only found as something else. */
const isDoubtful = ({ slot }: Meant) => slot.exact.length + slot.alias.length === 0;
