import { easternDistricts } from "./easternDistricts";
import { type LocalNames, namesIn } from "./nameTable";
import { northernDistricts } from "./northernDistricts";
import { southernDistricts } from "./southernDistricts";
import { townNames } from "./townNames";

const names = new Map(
  namesIn(northernDistricts, easternDistricts, southernDistricts).map(([name, local]) => [name.toLowerCase(), local]),
);

/** What a district is called in Hindi and Kannada, by its official English name; undefined when unknown. */
export const districtNames = (district: string): LocalNames | undefined =>
  names.get(district.toLowerCase()) ?? townNames(district);
