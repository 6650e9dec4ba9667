import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { type Season, seasonOn } from "../../domain/closures";
import { civilDateOf } from "../../domain/dates";
import { longDate } from "../panchang/words";
import { closedText } from "./closedText";

export type Seasonal = Pick<
  PublicTemple,
  "closures" | "closedUntil" | "closedUntilAbout" | "closedAllYear" | "openUntil"
>;

/** How the temple stands in its season; the browser knows better than a stored page what day it is. */
export function useSeason({ closures, ...told }: Seasonal): Season {
  const [season, setSeason] = useState<Season>(told);
  useEffect(() => setSeason(seasonOn(closures, civilDateOf(Date.now()))), [closures]);
  return season;
}

/** Says when a closed temple opens, and of one that is open only at some times how long it is now. */
export function SeasonNow({ season }: { season: Season }) {
  const { t } = useTranslation();
  const { openUntil } = season;
  const told = closedText(t, season) ?? (openUntil && t("temple.openSeason", { on: longDate(t, openUntil) }));
  return told && <p className="open-now">{told}</p>;
}
