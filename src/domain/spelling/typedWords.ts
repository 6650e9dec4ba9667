import { foldTokens } from "../spelling";

/**
 * What a list that is searched by words asks of a text: each word of `typed` begins one of the text's. Blank asks for
 * nothing; signs alone are no words, and no text has them.
 */
export function wordMatcher(typed = ""): (text: string) => boolean {
  const words = foldTokens(typed);
  if (words.length === 0) return () => typed.trim() === "";
  return (text) => {
    const own = foldTokens(text);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  };
}
