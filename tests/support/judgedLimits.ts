import { expect } from "vitest";
import type { scoreQueries } from "./judgedQueries";

type Shares = Pick<
  Awaited<ReturnType<typeof scoreQueries>>,
  "first" | "firstThree" | "firstTen" | "nothing" | "wrongFirst" | "junkAnswered"
>;

/** Fails where a share of what is right is smaller than this one, or one of what is wrong is larger. */
export function thisOrBetter(score: Shares, limits: Shares): void {
  for (const share of ["first", "firstThree", "firstTen"] as const)
    expect(score[share], share).toBeGreaterThanOrEqual(limits[share]);
  for (const share of ["nothing", "wrongFirst", "junkAnswered"] as const)
    expect(score[share], share).toBeLessThanOrEqual(limits[share]);
}
