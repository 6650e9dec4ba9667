const LONGEST_QUERY = 12;

/** The first twelve words of what was typed. */
export const typedWords = (text: string | undefined): string[] =>
  text
    ?.split(/[\s,;()"!?|]+/)
    .filter(Boolean)
    .slice(0, LONGEST_QUERY) ?? [];
