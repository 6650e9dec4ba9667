import { foldWord } from "./spelling";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const INDIA = "IN";
/** What is no country and is named as one. */
const alsoNamed = ["Tibet", "England", "Scotland", "Bali"];

let names: ReadonlySet<string> | undefined;

/** True for the English name of another country, which stands in the place of a state for a temple abroad: Nepal, Sri Lanka. */
export function isOtherCountry(name: string): boolean {
  names ??= new Set([...namesOfCountries(), ...alsoNamed].map(foldWord));
  return names.has(foldWord(name));
}

/** Those of ISO 3166, without what stands in brackets: Myanmar (Burma). */
function namesOfCountries(): string[] {
  const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter((code) => code !== INDIA);
  return codes.flatMap((code) => regions.of(code)?.split(" (", 1) ?? []);
}
