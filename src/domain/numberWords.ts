import { foldWord } from "./spelling";

/** The numbers that lists of temples are called by, as words in three languages and in Latin letters. */
const words: Readonly<Record<string, string>> = {
  "12": "twelve barah dwadasha hanneradu बारह द्वादश ಹನ್ನೆರಡು ದ್ವಾದಶ",
  "18": "eighteen atharah ashtadasha hadinentu अठारह अट्ठारह अष्टादश ಹದಿನೆಂಟು ಅಷ್ಟಾದಶ",
  "51": "ikyavan ikyawan इक्यावन ಐವತ್ತೊಂದು",
  "108": "ashtottara अष्टोत्तर ನೂರೆಂಟು",
};
const byWord = new Map(
  Object.entries(words).flatMap(([number, names]) => names.split(" ").map((name) => [foldWord(name), number] as const)),
);

/** A number word in figures: बारह is 12; any other word as it is. */
export const inFigures = (word: string): string => byWord.get(foldWord(word)) ?? word;
