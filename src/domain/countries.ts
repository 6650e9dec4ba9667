import { foldWord } from "./spelling";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const INDIA = "IN";
/** What is no country and is named as one. */
const alsoNamed = ["Tibet", "England", "Scotland", "Bali"];

let names: ReadonlySet<string> | undefined;

/** True for the English name of another country, which stands in the place of a state for a temple abroad: Nepal, Sri Lanka. */
export function isOtherCountry(name: string): boolean {
  names ??= new Set([...namesIn("en").values(), ...alsoNamed].map(foldWord));
  return names.has(foldWord(name));
}

/** Shorter names are words too: Mali, Peru. */
const SHORTEST = 5;
let known: ReadonlyMap<string, string> | undefined;

/** The English name of another country that is named so in English, Hindi or Kannada; undefined for anything else. */
export function countryNamed(name: string): string | undefined {
  known ??= namesInThreeLanguages();
  const key = foldWord(name);
  return key.length < SHORTEST ? undefined : known.get(key);
}

/** The English names by the folds of those in three languages. */
function namesInThreeLanguages(): Map<string, string> {
  const english = namesIn("en");
  const local = ["hi", "kn"].flatMap((language) =>
    [...namesIn(language)].map(([code, name]) => [name, english.get(code) ?? name] as const),
  );
  const named = [...english.values(), ...alsoNamed].map((name) => [name, name] as const);
  return new Map([...local, ...named].map(([name, country]) => [foldWord(name), country]));
}

/** Those of ISO 3166 by their codes, without what stands in brackets: Myanmar (Burma). */
function namesIn(language: string): Map<string, string> {
  const regions = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter((code) => code !== INDIA);
  return new Map(
    codes.flatMap(
      (code) =>
        regions
          .of(code)
          ?.split(" (", 1)
          .map((name) => [code, name] as const) ?? [],
    ),
  );
}

/** An office so near is on the same side of a border. */
const BESIDE_KM = 5;

/** Whether the nearest of India's post offices, so many km away, says nothing of a temple of this state: it is across a border. */
export const isAcrossBorder = (state: string, officeKm: number | null | undefined): boolean =>
  isOtherCountry(state) && (officeKm ?? Number.POSITIVE_INFINITY) > BESIDE_KM;
