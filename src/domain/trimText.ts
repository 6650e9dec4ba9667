/**
 * `text` without the signs at its end that `sign`, a pattern of one sign, finds. A pattern such as `/-+$/` looks at each
 * run of signs again from every one of them; this looks at each sign once.
 */
export function trimEndOf(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** The same at both ends. */
export function trimOf(text: string, sign: RegExp): string {
  const rest = trimEndOf(text, sign);
  let start = 0;
  while (start < rest.length && sign.test(rest.charAt(start))) start++;
  return rest.slice(start);
}

/** `text` without what `pattern` finds, and without the blanks before each of that. */
export function cutOut(text: string, pattern: RegExp): string {
  const parts = text.split(pattern);
  return parts.map((part, at) => (at < parts.length - 1 ? part.trimEnd() : part)).join("");
}
