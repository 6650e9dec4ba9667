/** Most days of one search for muhurtas. */
export const longestMuhurtaDays = 366;
/** How far a search goes that does not say. */
export const usualMuhurtaDays = 90;
