import { stateNamed, stateOfLetters } from "./regions";
import { foldTokens } from "./spelling";

/** What a query says of where: the words to look for, and the part of the country that is asked for. */
export type PlacesInQuery = { words: string; region?: string };

/** What a direction is called before a name of the country; a blank parts two words of one direction by `_`. */
const directions: Readonly<Record<string, string>> = {
  "Northeast India": "northeast northeastern north_east north_eastern purvottar पूर्वोत्तर ईशान्य ಈಶಾನ್ಯ उत्तर_पूर्व ಉತ್ತರ_ಪೂರ್ವ",
  "South India": "south southern dakshin dakshini दक्षिण दक्षिणी साउथ ದಕ್ಷಿಣ ಸೌತ್",
  "North India": "north northern uttar uttari उत्तर उत्तरी नॉर्थ ಉತ್ತರ ನಾರ್ತ್",
  "East India": "east eastern purv purvi poorva पूर्व पूर्वी ಪೂರ್ವ",
  "West India": "west western paschim pashchim paschimi पश्चिम पश्चिमी ಪಶ್ಚಿಮ",
  "Central India": "central madhya मध्य ಮಧ್ಯ",
};
const country = "india indian bharat bharatiya भारत भारतीय इंडिया ಭಾರತ ಭಾರತದ ಭಾರತೀಯ ಇಂಡಿಯಾ".split(" ").flatMap(foldTokens);
const LONGEST_PHRASE = 3;

/** Regions by their folded phrases, also by those that some run together ("southindia"). */
const byPhrase = new Map(
  Object.entries(directions).flatMap(([region, names]) =>
    names.split(" ").flatMap((name) => {
      const direction = foldTokens(name.replace("_", " "));
      return country.flatMap((word) => [
        [[...direction, word].join(" "), region] as const,
        [[...direction, word].join(""), region] as const,
      ]);
    }),
  ),
);

/** Words around a region that say no more than that temples are looked for, in three languages. */
const idle = new Set(
  foldTokens(
    "a all and at best famous in of temple temples the to top mandir mandiron " +
      "के का की में मंदिर मंदिरों प्रसिद्ध ದೇವಾಲಯ ದೇವಾಲಯಗಳು ದೇವಸ್ಥಾನ ದೇವಸ್ಥಾನಗಳು ಪ್ರಸಿದ್ಧ ದಲ್ಲಿ ನ",
  ),
);

/** Letters of states that are no word of a query in lower case; the others (AS, KA, OR) are meant in capitals alone. */
const unmistakable = /^(ap|br|cg|gj|hp|hr|jh|jk|kl|mh|mp|od|pb|rj|tg|tn|ts|ua|uk|up|wb)$/i;

/** Abbreviations that are no two Latin letters, their dots left out. */
const abbreviations: Readonly<Record<string, string>> = {
  "j&k": "Jammu and Kashmir",
  यूपी: "Uttar Pradesh",
  उप्र: "Uttar Pradesh",
  ಯುಪಿ: "Uttar Pradesh",
  ಉಪ್ರ: "Uttar Pradesh",
  एमपी: "Madhya Pradesh",
  मप्र: "Madhya Pradesh",
  ಎಂಪಿ: "Madhya Pradesh",
  ಮಪ್ರ: "Madhya Pradesh",
  एपी: "Andhra Pradesh",
  ಎಪಿ: "Andhra Pradesh",
  हिप्र: "Himachal Pradesh",
  ಹಿಪ್ರ: "Himachal Pradesh",
};

/**
 * Reads names of regions and abbreviated or local names of states in a query, in three languages: "south indian temples"
 * asks for South India alone, "TN murugan" for the words "Tamil Nadu murugan". The last word of a query that somebody is
 * still typing (`unfinished`) is no abbreviation yet.
 */
export function placesIn(query: string, { unfinished = false } = {}): PlacesInQuery {
  const typed = query.split(/\s+/).filter(Boolean);
  const { region, rest } = withoutRegion(typed);
  if (region && rest.flatMap(foldTokens).every((word) => idle.has(word))) return { words: "", region };
  const words = spelledOut(rest, unfinished).join(" ");
  return region ? { words, region } : { words: words || query };
}

/** The first region that is named, and the words around its name. */
function withoutRegion(typed: readonly string[]): { region?: string; rest: readonly string[] } {
  for (let at = 0; at < typed.length; at++) {
    for (let length = LONGEST_PHRASE; length > 0; length--) {
      const region = byPhrase.get(
        typed
          .slice(at, at + length)
          .flatMap(foldTokens)
          .join(" "),
      );
      if (region) return { region, rest: [...typed.slice(0, at), ...typed.slice(at + length)] };
    }
  }
  return { rest: typed };
}

/** The words with states in full and in English. */
function spelledOut(typed: readonly string[], unfinished: boolean): string[] {
  const isShouted = typed.length > 1 && typed.every((word) => word === word.toUpperCase());
  const words: string[] = [];
  for (let at = 0; at < typed.length; ) {
    const isOpen = (length: number) => unfinished && at + length === typed.length;
    const [state, length] = stateAt(typed, at, isShouted, isOpen);
    words.push(state ?? typed[at] ?? "");
    at += length;
  }
  return words;
}

function stateAt(
  typed: readonly string[],
  at: number,
  isShouted: boolean,
  isOpen: (length: number) => boolean,
): [state: string | undefined, length: number] {
  for (let length = LONGEST_PHRASE; length > 0; length--) {
    const phrase = typed.slice(at, at + length).join(" ");
    if (typed.length < at + length || /[a-z]/i.test(phrase)) continue;
    const state = stateNamed(phrase);
    if (state) return [state, length];
  }
  return [isOpen(1) ? undefined : stateAbbreviated(typed[at] ?? "", isShouted), 1];
}

function stateAbbreviated(word: string, isShouted: boolean): string | undefined {
  const plain = word.replace(/[.,]/g, "").toLowerCase();
  if (Object.hasOwn(abbreviations, plain)) return abbreviations[plain];
  const isMeant =
    unmistakable.test(plain) || /^[A-Z]\.[A-Z]\.?,?$/.test(word) || (!isShouted && /^[A-Z]{2},?$/.test(word));
  return isMeant ? stateOfLetters(plain) : undefined;
}
