import { listTowns } from "./listTowns";
import { localPlaces } from "./localNames";
import { type LocalNames, namesIn } from "./nameTable";
import { northernTowns } from "./northernTowns";
import { tamilTowns } from "./tamilTowns";
import { templeTowns } from "./templeTowns";
import { thiruTowns } from "./thiruTowns";
import { officialTowns, plainTown } from "./towns";

const names = new Map<string, LocalNames>();
for (const [key, { hi, kn }] of localPlaces)
  if (hi && kn) {
    const name = key.split(",")[0] ?? "";
    for (const other of [name, ...officialTowns(name)]) names.set(other.toLowerCase(), { hi, kn });
  }
for (const [name, local] of namesIn(templeTowns, tamilTowns, thiruTowns, northernTowns, listTowns))
  names.set(name.toLowerCase(), local);

const districtWord = " district";

/** What a town is called in Hindi and Kannada, in whichever way its English name is written; undefined when unknown. */
export function townNames(town: string): LocalNames | undefined {
  const known = names.get(town.toLowerCase()) ?? names.get(plainTown(town).toLowerCase());
  if (known || !town.endsWith(districtWord)) return known;
  const seat = townNames(town.slice(0, -districtWord.length));
  return seat && { hi: `${seat.hi} ज़िला`, kn: `${seat.kn} ಜಿಲ್ಲೆ` };
}
