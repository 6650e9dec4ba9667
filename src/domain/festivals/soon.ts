/** How many days ahead a festival counts as coming soon. */
export const SOON_DAYS = 30;
