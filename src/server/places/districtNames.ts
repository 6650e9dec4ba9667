import { foldName } from "../../domain/spelling";
import { easternDistricts } from "./easternDistricts";
import { type LocalNames, namesIn } from "./nameTable";
import { northernDistricts } from "./northernDistricts";
import { southernDistricts } from "./southernDistricts";
import { townNames } from "./townNames";

const names = new Map(
  namesIn(northernDistricts, easternDistricts, southernDistricts).map(([name, local]) => [name.toLowerCase(), local]),
);

let folded: ReadonlySet<string> | undefined;

/** True for the name of a district in English, Hindi or Kannada, in any spelling: "Dakshina Kannada", ದಕ್ಷಿಣ ಕನ್ನಡ. */
export function isDistrict(name: string): boolean {
  folded ??= new Set([...names].flatMap(([english, { hi, kn }]) => [english, hi, kn].map(foldName)));
  return folded.has(foldName(name));
}

/** What a district is called in Hindi and Kannada, by its official English name; undefined when unknown. */
export const districtNames = (district: string): LocalNames | undefined =>
  names.get(district.toLowerCase()) ?? townNames(district);
