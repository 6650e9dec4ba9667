import { trimEndOf } from "./trimText";

const segmenter = typeof Intl.Segmenter === "function" ? new Intl.Segmenter() : undefined;

/** Where what a reader sees as one sign begins. Browsers of before 2024 lack the rules; marks stay with their letter there too. */
const clusters = (text: string): Iterable<{ index: number }> =>
  segmenter ? segmenter.segment(text) : text.matchAll(/\P{M}\p{M}*|\p{M}+/gu);

/** A sign that takes a consonant's vowel (virama, halant, pulli), with a joiner or without. */
const endsInVirama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca](?:\u200c|\u200d)?$/;

/** Unicode parts some scripts after a virama, where a reader sees half a letter. */
const isWithinLetter = (text: string, at: number): boolean =>
  endsInVirama.test(text.slice(Math.max(0, at - 2), at)) && /^\p{L}/u.test(text.slice(at, at + 2));

/** Where whole letters begin: clusters as Unicode has them (UAX 29), conjuncts of every Indic script undivided. */
function* letterStarts(text: string): Generator<number> {
  for (const { index } of clusters(text)) if (!isWithinLetter(text, index)) yield index;
}

/** The whole letters of a text, in order. */
export function lettersOf(text: string): string[] {
  const starts = [...letterStarts(text)];
  return starts.map((start, at) => text.slice(start, starts[at + 1]));
}

/** As many whole letters from the beginning of a text as fit into `most` UTF-16 units. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  // whether a letter begins at a place is seen in the sign behind it; a segmenter copies all that it is given
  for (const start of letterStarts(text.slice(0, most + 2))) {
    if (start > most) break;
    end = start;
  }
  // a letter with more marks than that is cut between them
  return end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}

/** The same from its end. */
export function endingOf(text: string, most: number): string {
  for (const start of letterStarts(text)) if (start >= text.length - most) return text.slice(start);
  return "";
}

/**
 * A text for people in at most `most` UTF-16 units: what is longer ends with a word where one ends in the last third,
 * else with a whole letter, and with an ellipsis, which is counted.
 */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = beginningOf(text, most - 1);
  const wordEnd = text.lastIndexOf(" ", whole.length);
  const isLate = wordEnd > (whole.length * 2) / 3;
  return `${trimEndOf(isLate ? whole.slice(0, wordEnd) : whole, /[\s,;:.—–-]/)}…`;
}
