import type { Translate } from "../../client/errors";
import { partsOf } from "./words";

/** "November 2026" for `2026-11`. */
export function monthName(t: Translate, month: string): string {
  const { year, month: number } = partsOf(month);
  return t("calendar.monthYear", { month: t(`calendar.monthLong.${number}`), year });
}

type CellTithis = { tithis: readonly { index: number }[]; tithiRepeated: boolean };

/** "S5", its second day "S5 (2)", "K13 (K14)" where one is lost: for a cell that has no room. */
export function shortTithis(t: Translate, { tithis, tithiRepeated }: CellTithis): string {
  const [first, ...lost] = tithis.map(({ index }) => shortTithi(t, index));
  return [first, ...(tithiRepeated ? ["(2)"] : []), ...lost.map((tithi) => `(${tithi})`)].join(" ");
}

/** The full and the new moon by a letter. */
function shortTithi(t: Translate, index: number): string {
  if (index % 15 === 0) return t(index === 15 ? "page.short.purnima" : "page.short.amavasya");
  return t(index < 15 ? "page.short.Shukla" : "page.short.Krishna", { number: index % 15 });
}
