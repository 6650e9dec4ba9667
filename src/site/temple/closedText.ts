import type { Translate } from "../../client/errors";
import { addDays } from "../../domain/dates";
import { longDate } from "../panchang/words";

/** "Closed for the season. Opens 1 May 2027", or about then; `until` is the last closed day. */
export const closedText = (t: Translate, until: string, isAbout: boolean | undefined): string =>
  t(isAbout ? "temple.closedNowAbout" : "temple.closedNow", { on: longDate(t, addDays(until, 1)) });
