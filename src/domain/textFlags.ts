/** What a text gives a moderator reason to look at twice. */
export type TextFlag = "link" | "contact" | "shouting";

const LINK = /https?:\/\/|www\.|[a-z0-9-]{2}\.(?:com|in|org|net|info|shop|xyz|co)\b/i;
const PHONE = /\d(?:[\s().-]?\+?\d){9}/;
/** `06.00` and `16:30`, several of which in a row are as many digits as a telephone number has. */
const CLOCK_TIME = /(^|[^\d.])(?:[01]?\d|2[0-4])[.:][0-5]\d(?![\d.])/g;
const LOUD_LETTERS = 20;
const LOUD_SHARE = 0.7;

/** Hints about `text`: an address of the web, a way to contact someone, mostly capitals. */
export function textFlags(text: string): TextFlag[] {
  const flags: TextFlag[] = [];
  const words = text.split(/\s+/);
  const others = words.filter((word) => !isEmail(word));
  if (LINK.test(others.join(" "))) flags.push("link");
  if (others.length < words.length || PHONE.test(text.replace(CLOCK_TIME, "$1:"))) flags.push("contact");
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  if (capitals >= LOUD_LETTERS && capitals / (capitals + small) >= LOUD_SHARE) flags.push("shouting");
  return flags;
}

/** True for a word with a sign before its `@` and a dot among the signs after it, and no link (`…/maps/@12.97,77.59`). */
function isEmail(word: string): boolean {
  if (word.includes("://")) return false;
  const at = word.indexOf("@", 1);
  return at > 0 && word.lastIndexOf(".", word.length - 2) > at + 1;
}

/** `text` without case, blanks and signs: the same for a text that was sent twice with small changes. */
export const textKey = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
