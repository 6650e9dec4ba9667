import type { Translate } from "../panchang/recommendations";
import type { Reason } from "./ruleTypes";

/** Where the name of what a reason is about is found in the locale `panchang`. */
const NAMED: Readonly<Record<string, string>> = {
  nakshatra: "nakshatra",
  directionStar: "nakshatra",
  weekday: "weekday",
  directionDay: "weekday",
  month: "month",
  monthAmanta: "month",
  monthPurnimanta: "month",
  sunSign: "sign",
  kharmas: "sign",
  lagna: "sign",
  yoga: "yoga",
  tara: "tara",
};

function nameOf(t: Translate, { id, of }: Reason): string {
  if (of === undefined) return "";
  if (id !== "tithi") return NAMED[id] ? t(`${NAMED[id]}.${of}`) : String(of);
  const name = t(`tithi.${of}`);
  return of % 15 === 0 ? name : t(`page.tithi.${of < 15 ? "Shukla" : "Krishna"}`, { tithi: name });
}

/** A reason in words: "Rohini nakshatra", "Jupiter is hidden". */
export const reasonText = (t: Translate, reason: Reason): string =>
  t(`muhurta.reason.${reason.id}`, { name: nameOf(t, reason) });
