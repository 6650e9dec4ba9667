import type { TFunction } from "i18next";
import type { ImportFailure } from "../../contract/imports";

/** Why a cell keeps its row out, with the earlier line that it is at odds with. */
export const reasonText = (t: TFunction, { reason, earlier }: Pick<ImportFailure, "reason" | "earlier">): string =>
  earlier === undefined ? t(reason) : t(reason, { context: "line", line: earlier });
