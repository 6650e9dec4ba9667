import { csvLine } from "../../src/domain/csv";
import { matchKey } from "../../src/server/temples/searchDocument";
import type { UnnamedTemple } from "../../src/server/temples/settle";
import { benchTemples, randomFrom } from "./benchTemples";

const columns = [
  "name",
  "deity",
  "tradition",
  "setting",
  "city",
  "state",
  "address",
  "pincode",
  "latitude",
  "longitude",
  "phone",
  "timings",
  "description",
  "specialities",
  "amenities",
  "isActive",
] as const;

const quarters = "Pettai|Nagar|Puri|Khera|Halli|Gaon|Kunj|Wadi|Palya|Ganj|Tola|Bagh|Pura|Chowk|Ghat|Sarai".split("|");
const founders = "Ram|Shyam|Moti|Hira|Lal|Gopal|Mangal|Hari|Anand|Vijay|Surya|Chandra|Raj|Dev|Kalyan|Amba".split("|");
const told =
  "a small shrine below an old banyan|a stone temple with a pillared hall|known for its car festival in spring|the tank behind it is filled by a spring|visited on Mondays and on new moon days|rebuilt by the people of the town|its tower is seen from the river|lamps are lit here every evening".split(
    "|",
  );

/**
 * A list of temples none of which names or is near another's namesake, as text of a CSV file: about 300 bytes a row, of
 * which some 40 words are found by the search.
 */
export function benchImportFile(count: number, from = 0): string {
  const random = randomFrom(from + 11);
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? "";
  const seen = new Set<string>();
  const lines = [csvLine(columns)];
  for (const temple of benchTemples(count, from + 2026)) {
    let named = temple;
    do {
      const quarter = `${pick(founders)}${pick(quarters).toLowerCase()}`;
      named = { ...temple, name: `${temple.name.split(",")[0]} of ${pick(founders)} ${quarter}`.slice(0, 160) };
    } while (!isNew(named, seen));
    lines.push(csvLine(cellsOf(named, `${pick(told)}; ${pick(told)}; ${pick(told)}.`, random)));
  }
  return lines.join("");
}

function isNew({ name, city, state }: UnnamedTemple, seen: Set<string>): boolean {
  const size = seen.size;
  return seen.add(matchKey(name, city, state)).size > size;
}

function cellsOf(temple: UnnamedTemple, description: string, random: () => number) {
  const phone = `0${Math.floor(2_000_000_000 + random() * 7_000_000_000)}`;
  const whole = { ...temple, phone, description, isActive: true };
  return columns.map((column) => {
    const value = whole[column];
    return Array.isArray(value) ? value.join("; ") : (value as string | number | boolean | null);
  });
}
