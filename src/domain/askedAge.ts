import { foldWord } from "./spelling";

/** Temples that are ancient are asked for, or the oldest of these. */
export type AskedAge = "ancient" | "oldest";

/** Phrases in the languages people ask in, parted by commas. "Old" alone is a part of names: Old Agartala. */
const phrases: Readonly<Record<AskedAge, string>> = {
  ancient:
    "ancient, old temples, prachin, puratan, puratana, purana mandir, purane mandir, प्राचीन, पुरातन, पुराना मंदिर, पुराने मंदिर, ಪ್ರಾಚೀನ, ಪುರಾತನ, ಹಳೆಯ",
  oldest:
    "oldest, very old, most ancient, oldest temple in the world, oldest temples in the world, भारत का सबसे पुराना, ಭಾರತದ ಅತ್ಯಂತ ಹಳೆಯ, ಭಾರತದ ಅತಿ ಹಳೆಯ, sabse purana, sabse purane, sabse prachin, सबसे पुराना, सबसे पुराने, सबसे प्राचीन, प्राचीनतम, ಅತ್ಯಂತ ಹಳೆಯ, ಅತಿ ಹಳೆಯ, ಅತ್ಯಂತ ಪುರಾತನ, ಅತಿ ಪುರಾತನ, ಅತ್ಯಂತ ಪ್ರಾಚೀನ, ಅತಿ ಪ್ರಾಚೀನ",
};

const byPhrase = new Map<string, AskedAge>();
for (const age of ["ancient", "oldest"] as const)
  for (const phrase of phrases[age].split(",")) byPhrase.set(foldWord(phrase), age);

/** How old the temples are to be that a phrase asks for; undefined for one that says nothing of it. */
export const ageAsked = (phrase: string): AskedAge | undefined => byPhrase.get(foldWord(phrase));

/** True where one or two words that follow each other say how old. */
export const saysAge = (words: readonly string[]): boolean =>
  words.some((word, at) => ageAsked(word) ?? ageAsked(`${word} ${words[at + 1] ?? ""}`));
