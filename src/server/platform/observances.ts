/** Whose days it is: folded words of deities. */
export type Observances = {
  /** by tithi, weekday or festival of the day in India */
  today: readonly string[];
  /** of the festivals in the next 30 days */
  soon: readonly string[];
};

const none: Observances = { today: [], soon: [] };

/** The deities whose day it is, and those with a festival soon. */
export function observancesAt(_now: Date): Observances {
  return none;
}

/** Tells by a temple's deity words (between blanks) whether its day is today. */
export function isAuspiciousOn({ today }: Observances): (deityKey: string) => boolean {
  if (today.length === 0) return () => false;
  const words = today.map((word) => ` ${word} `);
  return (deityKey) => words.some((word) => deityKey.includes(word));
}
