import type { Almanac } from "../panchang/almanac";
import { angasBetween } from "../panchang/angas";
import type { Place } from "../panchang/horizon";
import { abhijitOmitted, type DayFrame, kalasOf, type Window } from "../panchang/kalas";
import { lagnasOf } from "../panchang/lagna";
import { amritKalamsOf, varjyamsOf } from "../panchang/starWindows";
import { effectIn, type Mark, type OccasionRules } from "./ruleTypes";

const marked = (id: string, effect: Mark["effect"], windows: readonly Window[]): Mark[] =>
  windows.map(([start, end]) => ({ id, effect, start, end }));

/** What the hours of a day say: Rahu Kalam, Dur Muhurtam and Varjyam bar, Abhijit and Amrit Kalam are good, lagnas both. */
export function hourMarks(
  { ephemeris }: Almanac,
  place: Place,
  rules: OccasionRules,
  { frame, weekday }: { frame: DayFrame; weekday: number },
): Mark[] {
  const whole: Window = [frame.sunrise, frame.nextSunrise];
  const kalas = kalasOf(frame, weekday);
  const stars = angasBetween(ephemeris, "nakshatra", ...whole);
  const { lagnas } = rules;
  return [
    ...marked("rahu", "bars", [kalas.rahu]),
    ...marked("durMuhurta", "bars", kalas.durMuhurta),
    ...marked("varjyam", "bars", varjyamsOf(stars, whole)),
    ...marked("abhijit", "for", abhijitOmitted(weekday) ? [] : [kalas.abhijit]),
    ...marked("amritKalam", "for", amritKalamsOf(stars, whole)),
    ...(lagnas
      ? lagnasOf(ephemeris, place, whole).flatMap(({ sign, start, end }): Mark[] => {
          const effect = effectIn(lagnas, sign);
          return effect ? [{ id: "lagna", of: sign, effect, start, end }] : [];
        })
      : []),
  ];
}
