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

/** An office so near is on the same side of a border. */
const BESIDE_KM = 5;

/** Whether the nearest of India's post offices, so many km away, says nothing of a temple of this state: it is across a border. */
export const isAcrossBorder = (state: string, officeKm: number | null | undefined): boolean =>
  isOtherCountry(state) && (officeKm ?? Number.POSITIVE_INFINITY) > BESIDE_KM;
