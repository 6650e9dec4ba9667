import type { Translate } from "../../client/errors";
import { longDate } from "../panchang/words";

/** "Closed for the season until 30 April 2027", or until about then. */
export const closedText = (t: Translate, until: string, isAbout: boolean): string =>
  t(isAbout ? "temple.closedNowAbout" : "temple.closedNow", { to: longDate(t, until) });
