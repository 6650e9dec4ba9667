/** What programs and pages put into a text that nobody typed. */
const odd = /[\p{Cc}\xa0\xad\u1680\u180e\u2000-\u2011\u2028-\u202f\u205f-\u206f\u2212\u3000\ufe63\ufeff\uff0d]/u;
const blank = /[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]/;
const lineEnds = new Set(["\v", "\x85", "\u2028", "\u2029"]);
/** The only ones that no sign shows and that still say something. */
const kept = new Set(["\t", "\n", "\r"]);
const dash = /[\u2010\u2011\u2212\ufe63\uff0d]/;
/** They are how some scripts join letters, and nothing where no such letter stands before them. */
const joiner = /[\u200c\u200d]/;
const joined = /[\u0600-\u0dff\u200c\u200d]/;
/** Several pictures are one with joiners between them: a family, a heart on fire; a look or a skin may stand before one. */
const picture = /\p{Extended_Pictographic}/u;
const pictureEnd = /\p{Extended_Pictographic}|\ufe0f|[\u{1f3fb}-\u{1f3ff}]/u;

/**
 * A cell's text with the signs of a keyboard: other blanks are blanks, hyphens and minus signs that only look alike are
 * `-`, and what nobody sees is gone but for the joiners of Indian scripts and of pictures. Dashes of prose stay.
 */
export function plainSigns(text: string): string {
  if (!odd.test(text)) return text;
  let plain = "";
  const signs = [...text];
  for (const [at, sign] of signs.entries()) {
    if (!odd.test(sign) || kept.has(sign)) plain += sign;
    else if (blank.test(sign)) plain += " ";
    else if (lineEnds.has(sign)) plain += "\n";
    else if (dash.test(sign)) plain += "-";
    else if (joiner.test(sign) && (joined.test(plain.slice(-1)) || joinsPictures(signs, at))) plain += sign;
  }
  return plain;
}

const joinsPictures = (signs: readonly string[], at: number): boolean =>
  signs[at] === "\u200d" && pictureEnd.test(signs[at - 1] ?? "") && picture.test(signs[at + 1] ?? "");

const wideDash = /[\u2012-\u2015]/g;

/** The same for numbers, in which every dash is a hyphen. */
export const plainNumber = (text: string): string => plainSigns(text).replace(wideDash, "-");

/** Signs that nobody sees by their numbers; the invisible ones within a word are how some scripts are written. */
export const visible = (text: string): string =>
  text.replace(
    /[\p{L}\p{N}]/u.test(text) ? /\p{Cc}/gu : /[\p{Cc}\p{DI}]/gu,
    (sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
  );

/** True for a text on file of which the cell leaves out signs that nobody sees, or that nobody tells from others. */
export const isPlainOf = (onFile: unknown, said: unknown): boolean =>
  typeof onFile === "string" && typeof said === "string" && onFile !== said && plainSigns(onFile).trim() === said;
