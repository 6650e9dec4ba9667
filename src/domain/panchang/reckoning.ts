import type { Masa } from "./dayShape";

/** How lunar months are counted: from new moon to new moon, or from full moon to full moon. */
export const lunarReckonings = ["amanta", "purnimanta"] as const;
export type LunarReckoning = (typeof lunarReckonings)[number];

/** The month of a day by a reckoning, 1 = Chaitra. */
export const monthBy = (
  reckoning: LunarReckoning,
  { amantaIndex, purnimantaIndex }: Pick<Masa, "amantaIndex" | "purnimantaIndex">,
): number => (reckoning === "amanta" ? amantaIndex : purnimantaIndex);
