import type { Translate } from "../../client/errors";
import type { Standing } from "../../domain/closures";
import { addDays } from "../../domain/dates";
import { longDate } from "../panchang/words";

/**
 * "Closed now. Opens 1 May 2027", or about then, or "Open these days, until 27 December 2026"; undefined of a temple that
 * is not closed for a season and has none in which alone it is open.
 */
export function standingText(t: Translate, standing: Standing): string | undefined {
  const { closedUntil, closedUntilAbout, closedAllYear, openUntil } = standing;
  if (closedAllYear) return t("temple.closedAllYear");
  if (openUntil) return t("temple.openSeason", { on: longDate(t, openUntil) });
  if (!closedUntil) return undefined;
  const on = longDate(t, addDays(closedUntil, 1));
  return t(closedUntilAbout ? "temple.closedNowAbout" : "temple.closedNow", { on });
}
