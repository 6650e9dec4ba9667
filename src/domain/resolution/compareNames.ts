import { areAlike, areAlikeKeys } from "./alike";
import type { NameForm } from "./nameForm";

/**
 * How close two names are: `same`, `common` (the same, of which every town has one), `pair` (the same of several common
 * words), `local` (a common one, and both say of which town), `part` (one says more than the other), `shared` (a telling word of both), or `other`.
 */
export type NameMatch = "same" | "local" | "pair" | "common" | "part" | "shared" | "other";
const order: readonly NameMatch[] = ["same", "local", "part", "pair", "common", "shared", "other"];

const MOST_FORMS = 20;

/** The closest of all names of one record to all of another. */
export function closestNames(a: readonly NameForm[], b: readonly NameForm[]): NameMatch {
  let best = order.length - 1;
  for (const one of a.slice(0, MOST_FORMS)) {
    for (const other of b.slice(0, MOST_FORMS)) {
      best = Math.min(best, order.indexOf(compareForms(one, other)));
      if (best === 0) return "same";
    }
  }
  return order[best] ?? "other";
}

function compareForms(a: NameForm, b: NameForm): NameMatch {
  if ((a.initials & b.initials) === 0) return "other";
  if (a.isOfPlace !== b.isOfPlace && a.core.length + b.core.length > 2) {
    // the temple of the place, and one in it
    if (a.core.every((word) => !b.core.some((other) => areAlike(word, other)))) return "other";
  }
  if (a.joined.bare === b.joined.bare || (!a.isCommon && !b.isCommon && areAlike(a.joined, b.joined)))
    return sameAs(a, b);
  const matched = a.core.filter((word) => b.core.some((other) => areAlike(word, other)));
  if (matched.length === 0) return "other";
  const [restA, restB] = [a.core.length - matched.length, b.core.length - matched.length];
  if (restA <= 0 && restB <= 0) return sameAs(a, b);
  const isTelling = !a.isCommon && !b.isCommon;
  if (restA <= 0 || restB <= 0) return isTelling ? "part" : "shared";
  return "shared";
}

function sameAs(a: NameForm, b: NameForm): NameMatch {
  if ((!a.isCommon && !b.isCommon) || Math.min(a.core.length, b.core.length) >= 3) return "same";
  return a.places.some((place) => b.places.some((other) => areAlikeKeys(place, other)))
    ? "local"
    : a.core.length > 1 && b.core.length > 1
      ? "pair"
      : "common";
}
