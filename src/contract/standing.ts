import { z } from "zod";

/** How a temple stands today towards its seasons, as `domain/closures` finds it; all absent of one that has none. */
export const standingParts = {
  /** the last day of the season in which nobody can visit, where it is such a day today and it opens again */
  closedUntil: z.string().optional(),
  /** true where that day is approximate */
  closedUntilAbout: z.literal(true).optional(),
  /** true where it is closed all the year, so that there is no day on which it opens */
  closedAllYear: z.literal(true).optional(),
  /** the last day of the time in which alone it is open, where it is such a day today */
  openUntil: z.string().optional(),
  /** `HH:MM`, before which it is closed on its first open day: the one after `closedUntil`, else today */
  opensAt: z.string().optional(),
};
