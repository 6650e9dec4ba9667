import type { Translate } from "../../client/errors";
import type { Standing } from "../../domain/closures";
import { addDays } from "../../domain/dates";
import { longDate } from "../panchang/words";

/** "Closed now. Opens 1 May 2027", or about then; undefined of a temple that is not closed for one. */
export function closedText(t: Translate, { closedUntil, closedUntilAbout, closedAllYear }: Standing) {
  if (closedAllYear) return t("temple.closedAllYear");
  if (!closedUntil) return undefined;
  const on = longDate(t, addDays(closedUntil, 1));
  return t(closedUntilAbout ? "temple.closedNowAbout" : "temple.closedNow", { on });
}
