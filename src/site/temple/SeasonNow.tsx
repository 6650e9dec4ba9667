import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Translate } from "../../client/errors";
import type { PublicTemple } from "../../contract/temples";
import { isClosed, type Standing, standingOn } from "../../domain/closures";
import { addDays, civilDateOf, clockTimeOf } from "../../domain/dates";
import { longDate } from "../panchang/words";
import { timeName } from "./hours";
import { standingText } from "./standingText";

export type Seasonal = Standing & Pick<PublicTemple, "closures">;

/** How the temple stands today; the browser knows better than a stored page what day it is. */
export function useStanding({ closures, ...temple }: Seasonal): Standing {
  const [standing, setStanding] = useState<Standing>(temple);
  useEffect(() => setStanding(standingOn(closures, civilDateOf(Date.now()))), [closures]);
  return standing;
}

/** True on the first open day of a season before its doors open. */
export const opensLater = (standing: Standing, now: string | undefined): boolean =>
  now !== undefined && !isClosed(standing) && clockTimeOf(now) < (standing.opensAt ?? "");

type SeasonNowProps = { standing: Standing; now: string | undefined };

/** Says when a closed temple opens, and of one that is open only at some times how long it is now. */
export function SeasonNow({ standing, now }: SeasonNowProps) {
  const { t, i18n } = useTranslation();
  const told = hourText(t, i18n.language, standing, now) ?? standingText(t, standing);
  return told && <p className="open-now">{told}</p>;
}

/** "Closed now. Opens 12 February 2027 at 5:00 pm", where the day is exact and its hour is known. */
function hourText(t: Translate, language: string, standing: Standing, now: string | undefined): string | undefined {
  const { closedUntil, closedUntilAbout, opensAt } = standing;
  if (!opensAt) return undefined;
  const time = timeName(opensAt, language);
  if (opensLater(standing, now)) return t("temple.opensAt", { time });
  if (!closedUntil || closedUntilAbout) return undefined;
  return t("temple.closedNowAt", { on: longDate(t, addDays(closedUntil, 1)), time });
}
