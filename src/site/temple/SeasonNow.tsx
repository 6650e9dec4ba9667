import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { type Standing, standingOn } from "../../domain/closures";
import { civilDateOf } from "../../domain/dates";
import { longDate } from "../panchang/words";
import { closedText } from "./closedText";

export type Seasonal = Pick<
  PublicTemple,
  "closures" | "closedUntil" | "closedUntilAbout" | "closedAllYear" | "openUntil"
>;

/** How the temple stands today; the browser knows better than a stored page what day it is. */
export function useStanding(temple: Seasonal): Standing {
  const { closures, closedUntil, closedUntilAbout, closedAllYear, openUntil } = temple;
  const [standing, setStanding] = useState<Standing>({ closedUntil, closedUntilAbout, closedAllYear, openUntil });
  useEffect(() => setStanding(standingOn(closures, civilDateOf(Date.now()))), [closures]);
  return standing;
}

/** Says when a closed temple opens, and of one that is open only at some times how long it is now. */
export function SeasonNow({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  const { openUntil } = standing;
  const told = closedText(t, standing) ?? (openUntil && t("temple.openSeason", { on: longDate(t, openUntil) }));
  return told && <p className="open-now">{told}</p>;
}
