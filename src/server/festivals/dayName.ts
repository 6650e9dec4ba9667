import type { TextLanguage } from "../../contract/vocabulary";
import { ekadashiNumber } from "../../domain/ekadashi";
import type { FestivalDate } from "../../domain/festivals/occurrence";
import type { Almanac } from "../../domain/panchang/almanac";
import { translatorOf } from "../panchang/translator";

/** Each Ekadashi of the year has a name of its own; null for other festivals and where the tithi is not known. */
export function ownNameOf(
  almanac: Almanac,
  computed: Pick<FestivalDate, "festival" | "begins"> | undefined,
  language: TextLanguage,
): string | null {
  if (!computed?.begins || !computed.festival.startsWith("ekadashi")) return null;
  const t = translatorOf(language);
  const name = t(`ekadashi.${ekadashiNumber(almanac, computed.begins)}`);
  return computed.festival === "ekadashi" ? name : t("page.vaishnava", { name });
}
