import type { Span } from "./closures";
import type { WeeklyHours } from "./openingHours";

type Hours = { openingHours: WeeklyHours | null; closures: readonly Span[] };

/** True where the usual hours are known, or those of a season. */
export const hasHours = ({ openingHours, closures }: Hours): boolean =>
  openingHours !== null || closures.some(({ hours }) => hours);
