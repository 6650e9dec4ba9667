import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { closedUntil, endsAbout } from "../../domain/closures";
import { civilDateOf } from "../../domain/dates";
import { closedText } from "./closedText";

type Seasonal = Pick<PublicTemple, "closures" | "closedUntil">;

/** The last day of the season in which the temple is closed; the browser knows better than a stored page what day it is. */
export function useClosedUntil({ closures, closedUntil: told }: Seasonal): string | undefined {
  const [until, setUntil] = useState(told);
  useEffect(() => setUntil(closedUntil(closures, civilDateOf(Date.now()))), [closures]);
  return until;
}

/** Says until when the temple is closed, while it is. */
export function ClosedNow({ temple }: { temple: Seasonal }) {
  const { t } = useTranslation();
  const until = useClosedUntil(temple);
  return until && <p className="open-now">{closedText(t, until, endsAbout(temple.closures, until))}</p>;
}
