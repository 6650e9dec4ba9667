import type { Translate } from "../../client/errors";
import type { ClosedSeason } from "../../domain/closures";
import { addDays } from "../../domain/dates";
import { longDate } from "../panchang/words";

type Told = { [Part in keyof ClosedSeason]?: ClosedSeason[Part] | undefined };

/** "Closed for the season. Opens 1 May 2027", or about then; undefined of a temple that is not closed for one. */
export function closedText(t: Translate, { closedUntil, closedUntilAbout, closedAllYear }: Told) {
  if (!closedUntil) return undefined;
  if (closedAllYear) return t("temple.closedAllYear");
  const on = longDate(t, addDays(closedUntil, 1));
  return t(closedUntilAbout ? "temple.closedNowAbout" : "temple.closedNow", { on });
}
