import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { closedUntil, closureOn, endsAbout } from "../../domain/closures";
import { addDays, civilDateOf } from "../../domain/dates";
import { closedText } from "./closedText";

type Seasonal = Pick<PublicTemple, "closures" | "closedUntil">;

/** The last day of the season in which the temple is closed; the browser knows better than a stored page what day it is. */
export function useClosedUntil({ closures, closedUntil: told }: Seasonal): string | undefined {
  const [until, setUntil] = useState(told);
  useEffect(() => setUntil(closedUntil(closures, civilDateOf(Date.now()))), [closures]);
  return until;
}

/** Says when the temple opens, while it is closed; one that is closed all the year has no such day. */
export function ClosedNow({ temple }: { temple: Seasonal }) {
  const { t } = useTranslation();
  const until = useClosedUntil(temple);
  if (!until) return null;
  const opens = !closureOn(temple.closures, addDays(until, 1));
  return (
    <p className="open-now">
      {opens ? closedText(t, until, endsAbout(temple.closures, until)) : t("temple.closedAllYear")}
    </p>
  );
}
