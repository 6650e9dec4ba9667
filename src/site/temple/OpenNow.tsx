import { useTranslation } from "react-i18next";
import type { Translate } from "../../client/errors";
import { type ClosedSeason, closedSeasonOn, type Span } from "../../domain/closures";
import { addDays, civilDateOf } from "../../domain/dates";
import { type OpenState, openState, type WeeklyHours, type WeekMoment } from "../../domain/openingHours";
import { weekAround } from "../../domain/seasonHours";
import { timeName, weekdayName } from "./hours";
import { standingText } from "./standingText";

type OpenNowProps = { hours: WeeklyHours | null; closures: readonly Span[]; now: string | undefined };

/** "Open now, until 8:30 pm"; its line is kept while nobody knows what time it is. */
export function OpenNow({ hours, closures, now }: OpenNowProps) {
  const { t, i18n } = useTranslation();
  const state = now ? openState(weekAround(hours, closures, civilDateOf(now)), now) : undefined;
  const season = now && state && seasonBegun(state, closures, now);
  return (
    <p className={state?.state === "open" ? "open-now open" : "open-now"}>
      {season ? standingText(t, season) : state && wordsFor(state, t, i18n.language)}
    </p>
  );
}

/** The season in which the temple is closed on the day on which its week has it open next. */
function seasonBegun(state: OpenState, closures: readonly Span[], now: string): ClosedSeason | undefined {
  if (state.state !== "closed" || !state.opensAt) return undefined;
  return closedSeasonOn(closures, addDays(civilDateOf(now), state.opensAt.inDays));
}

function wordsFor(state: OpenState, t: Translate, language: string): string {
  if (state.state === "unknown") return "";
  if (state.state === "open") {
    if (!state.until) return t("temple.openAlways");
    return t("temple.openUntil", { time: timeName(state.until.time, language) });
  }
  return state.opensAt ? opening(state.opensAt, t, language) : t("temple.closed");
}

function opening({ inDays, weekday, time }: WeekMoment, t: Translate, language: string): string {
  const at = timeName(time, language);
  if (inDays === 0) return t("temple.opensAt", { time: at });
  if (inDays === 1) return t("temple.opensTomorrow", { time: at });
  return t("temple.opensOn", { day: weekdayName(weekday, language), time: at });
}
