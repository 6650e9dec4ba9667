import { deviceChoice } from "./deviceChoice";

export const clocks = [12, 24] as const;

/** How times are written: by twelve hours, as India does, unless this device was told otherwise. */
export const { current: clockHours, useChoice: useClock } = deviceChoice<(typeof clocks)[number], 12>(
  "clockHours",
  clocks,
  12,
);
