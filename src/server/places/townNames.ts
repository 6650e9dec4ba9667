import { localPlaces } from "./localNames";
import { templeTowns } from "./templeTowns";

export type TownNames = { hi: string; kn: string };

const names = new Map<string, TownNames>();
for (const [key, { hi, kn }] of localPlaces)
  if (hi && kn) names.set((key.split(",")[0] ?? "").toLowerCase(), { hi, kn });
for (const line of templeTowns.trim().split("\n")) {
  const [name = "", hi = "", kn = ""] = line.split("|").map((part) => part.trim());
  names.set(name.toLowerCase(), { hi, kn });
}

const districtWord = " district";

/** Without the diacritics of scholarly spelling: Hyderābād is Hyderabad. */
const plain = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** What a town is called in Hindi and Kannada, in whichever way its English name is written; undefined when unknown. */
export function townNames(town: string): TownNames | undefined {
  const known = names.get(town.toLowerCase()) ?? names.get(plain(town));
  if (known || !town.endsWith(districtWord)) return known;
  const seat = townNames(town.slice(0, -districtWord.length));
  return seat && { hi: `${seat.hi} ज़िला`, kn: `${seat.kn} ಜಿಲ್ಲೆ` };
}
