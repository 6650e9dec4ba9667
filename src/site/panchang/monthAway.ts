import { panchangYears } from "../../contract/vocabulary";

/** The month `by` months away, or undefined outside the years that are computed. */
export function monthAway(month: string, by: number): string | undefined {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const at = year * 12 + number - 1 + by;
  const next = `${String(Math.floor(at / 12)).padStart(4, "0")}-${String((at % 12) + 1).padStart(2, "0")}`;
  const isKnown = Math.floor(at / 12) >= panchangYears.first && Math.floor(at / 12) <= panchangYears.last;
  return isKnown ? next : undefined;
}
