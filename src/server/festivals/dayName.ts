import type { TextLanguage } from "../../contract/vocabulary";
import type { FestivalDate } from "../../domain/festivals/occurrence";
import type { Almanac } from "../../domain/panchang/almanac";
import { lunationAt, SYNODIC_DAYS } from "../../domain/panchang/masa";
import { instantOf } from "../../domain/panchang/time";
import { translatorOf } from "../panchang/translator";

const HOUR = 1 / 24;
const ADHIKA_NAMES_FROM = 25;

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

/** 1 to 24 from the bright one of Chaitra on, 25 and 26 in an intercalary month; `begins` is when its tithi begins. */
function ekadashiNumber(almanac: Almanac, begins: string): number {
  const instant = instantOf(begins) + HOUR;
  const { month, adhika, start } = lunationAt(almanac, instant);
  const isDark = instant - start > SYNODIC_DAYS / 2 ? 1 : 0;
  return adhika ? ADHIKA_NAMES_FROM + isDark : (month - 1) * 2 + 1 + isDark;
}
