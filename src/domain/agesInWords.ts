/** Numbers in words, from the second on: centuries by their place, years in round figures. */
const centuries = [
  "second doosri दूसरी ಎರಡನೇ",
  "third teesri तीसरी ಮೂರನೇ",
  "fourth chauthi चौथी ನಾಲ್ಕನೇ",
  "fifth panchvi पाँचवीं पांचवीं ಐದನೇ",
  "sixth chhathi छठी ಆರನೇ",
  "seventh saatvi सातवीं ಏಳನೇ",
  "eighth aathvi आठवीं ಎಂಟನೇ",
  "ninth nauvi नौवीं नवीं ಒಂಬತ್ತನೇ",
  "tenth dasvi दसवीं ಹತ್ತನೇ",
  "eleventh gyarahvi ग्यारहवीं ಹನ್ನೊಂದನೇ",
  "twelfth barahvi बारहवीं ಹನ್ನೆರಡನೇ",
  "thirteenth terahvi तेरहवीं ಹದಿಮೂರನೇ",
  "fourteenth chaudahvi चौदहवीं ಹದಿನಾಲ್ಕನೇ",
  "fifteenth pandrahvi पंद्रहवीं पन्द्रहवीं ಹದಿನೈದನೇ",
  "sixteenth solahvi सोलहवीं ಹದಿನಾರನೇ",
  "seventeenth satrahvi सत्रहवीं ಹದಿನೇಳನೇ",
  "eighteenth atharahvi अठारहवीं ಹದಿನೆಂಟನೇ",
  "nineteenth unnisvi उन्नीसवीं ಹತ್ತೊಂಬತ್ತನೇ",
  "twentieth beesvi बीसवीं ಇಪ್ಪತ್ತನೇ",
];
const rounded: readonly (readonly [figures: number, words: string])[] = [
  [500, "five hundred, paanch sau, panch sau, पांच सौ, पाँच सौ, ಐನೂರು"],
  [1000, "thousand, a thousand, one thousand, hazar, hazaar, ek hazar, हजार, हज़ार, एक हजार, एक हज़ार, ಸಾವಿರ, ಒಂದು ಸಾವಿರ"],
  [1500, "fifteen hundred, डेढ़ हजार, डेढ़ हज़ार, ಒಂದೂವರೆ ಸಾವಿರ"],
  [2000, "two thousand, do hazar, दो हजार, दो हज़ार, ಎರಡು ಸಾವಿರ"],
];
const figuresOf: readonly (readonly [words: string, figures: number])[] = [
  ...centuries.flatMap((words, at) => words.split(" ").map((word) => [word, at + 2] as const)),
  ...rounded.flatMap(([figures, words]) => words.split(", ").map((word) => [word, figures] as const)),
];

/** All numbers in words that an age is told in. */
export const ageNumberWords: readonly string[] = figuresOf.map(([words]) => words);

/** A phrase with the number that it is told to be of, in words, as figures: "twelfth century" is "12 century". */
export function ageInFigures(phrase: string): string {
  const told = figuresOf
    .filter(([words]) => ` ${phrase} `.includes(` ${words} `))
    .sort(([a], [b]) => b.length - a.length)[0];
  return told ? ` ${phrase} `.replace(` ${told[0]} `, ` ${told[1]} `).trim() : phrase;
}
