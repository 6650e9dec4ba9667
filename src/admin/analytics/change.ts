import { formatNumber } from "../../client/format";

export type Change = { text: string; direction: "up" | "down" | "same" };

/** How `now` differs from `before` in per cent, as text; undefined where there was nothing before. */
export function changeOf(now: number, before: number, language: string): Change | undefined {
  if (before === 0) return undefined;
  const share = (now - before) / before;
  const text = formatNumber(share, language, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
  return { text, direction: share > 0 ? "up" : share < 0 ? "down" : "same" };
}
