import type { TextLanguage } from "../../contract/vocabulary";
import { dayNameOf } from "../../domain/festivals/dayNames";
import type { FestivalDate } from "../../domain/festivals/occurrence";
import type { Almanac } from "../../domain/panchang/almanac";
import { translatorOf } from "../almanacTexts";

/** The name that a day of a festival has for itself, as each Ekadashi of the year; null for those without one. */
export function ownNameOf(
  almanac: Almanac,
  computed: Pick<FestivalDate, "festival" | "date" | "begins"> | undefined,
  language: TextLanguage,
): string | null {
  const own = computed && dayNameOf(almanac, computed);
  if (!own) return null;
  const t = translatorOf(language);
  return t(own.key, own.of ? { name: t(own.of) } : {});
}
