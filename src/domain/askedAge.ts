import { ageInFigures, ageNumberWords } from "./agesInWords";
import { latinDigits } from "./digits";
import { foldWord } from "./spelling";

/** Temples that are ancient are asked for, or the oldest of these, those of a century, or those of so many years. */
export type AskedAge = NamedAge | { century: number } | { yearsOld: number };
type NamedAge = "ancient" | "oldest";
/** From the first to the last year; without a first one all before. */
export type YearsBuilt = { from?: number; to: number };

/** Phrases in the languages people ask in, parted by commas. "Old" alone is a part of names: Old Agartala. */
const phrases: Readonly<Record<NamedAge, string>> = {
  ancient:
    "ancient, old temples, prachin, puratan, puratana, purana mandir, purane mandir, प्राचीन, पुरातन, पुराना मंदिर, पुराने मंदिर, ಪ್ರಾಚೀನ, ಪುರಾತನ, ಹಳೆಯ",
  oldest:
    "oldest, very old, most ancient, oldest temple in the world, oldest temples in the world, भारत का सबसे पुराना, ಭಾರತದ ಅತ್ಯಂತ ಹಳೆಯ, ಭಾರತದ ಅತಿ ಹಳೆಯ, sabse purana, sabse purane, sabse prachin, सबसे पुराना, सबसे पुराने, सबसे प्राचीन, प्राचीनतम, ಅತ್ಯಂತ ಹಳೆಯ, ಅತಿ ಹಳೆಯ, ಅತ್ಯಂತ ಪುರಾತನ, ಅತಿ ಪುರಾತನ, ಅತ್ಯಂತ ಪ್ರಾಚೀನ, ಅತಿ ಪ್ರಾಚೀನ",
};

const byPhrase = new Map<string, NamedAge>();
for (const age of ["ancient", "oldest"] as const)
  for (const phrase of phrases[age].split(",")) byPhrase.set(foldWord(phrase), age);

/** What phrases that say how old may begin with, but for a number. */
export const ageBeginnings: readonly string[] = [
  ...Object.values(phrases).flatMap((all) => all.split(",")),
  ...ageNumberWords,
  "older",
  "more",
  "over",
];

/**
 * How old the temples are to be that a phrase asks for: "ancient", "12th century", "1000 years old"; undefined for one that
 * says nothing of it.
 */
export function ageAsked(phrase: string): AskedAge | undefined {
  const named = byPhrase.get(foldWord(phrase));
  if (named) return named;
  const text = ageInFigures(latinDigits(phrase).toLowerCase());
  const century = Number(ofCentury.exec(text)?.[1] ?? 0);
  if (century > 0) return { century };
  const yearsOld = Number(ofYears.exec(text)?.[1] ?? 0);
  return yearsOld > 0 ? { yearsOld } : undefined;
}

/** Years told in round figures may be a few fewer. */
const AT_LEAST = 0.95;

/** The years in which temples of an age were built, as of a year; undefined where no years are told. */
export function yearsBuilt(age: AskedAge, year: number): YearsBuilt | undefined {
  if (typeof age === "string") return undefined;
  if ("yearsOld" in age) return { to: Math.round(year - AT_LEAST * age.yearsOld) };
  return { from: 100 * (age.century - 1), to: 100 * age.century - 1 };
}

const ofCentury =
  /^(\d{1,2})(?: ?(?:st|nd|rd|th|vi|vin|वीं|वी|ನೇ|ನೆಯ|ನೆ))? ?(?:century|centuries|shatabdi|sadi|shatamana|शताब्दी|सदी|ಶತಮಾನ|ಶತಮಾನದ)$/;
const ofYears =
  /^(?:older than |more than |over )?(\d{3,4})\+?[ -](?:years?|yrs?|saal|sal|varsh|साल|वर्ष|ವರ್ಷ|ವರ್ಷಗಳ|ವರ್ಷಗಳಷ್ಟು)(?:[ -](?:old|purana|purane|पुराना|पुराने|पुरानी|ಹಳೆಯ|ಪುರಾತನ))?$/;
