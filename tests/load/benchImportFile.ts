import { csvLine } from "../../src/domain/csv";
import { blocksOf } from "../../src/domain/resolution/blocks";
import { createEarlier } from "../../src/domain/resolution/earlier";
import type { UnnamedTemple } from "../../src/server/temples/normalize";
import { resolvableOf } from "../../src/server/temples/resolvable";
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

const MOST_TRIES = 20;

/**
 * A list of temples none of which may be another one's duplicate, as text of a CSV file: about 300 bytes a row, of
 * which some 40 words are found by the search.
 */
export function benchImportFile(count: number, from = 0): string {
  const random = randomFrom(from + 11);
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? "";
  const earlier = createEarlier();
  const lines = [csvLine(columns)];
  for (const temple of benchTemples(count, from + 2026)) {
    let named = temple;
    let tries = 0;
    do {
      tries++;
      const quarter = `${pick(founders)}${pick(quarters).toLowerCase()}`;
      named = { ...temple, name: `${temple.name.split(",")[0]} of ${pick(founders)} ${quarter}`.slice(0, 160) };
      // in a crowded town every name may be like another one
    } while (isThere(earlier, named) && tries < MOST_TRIES);
    lines.push(csvLine(cellsOf(named, `${pick(told)}; ${pick(told)}; ${pick(told)}.`, random)));
  }
  return lines.join("");
}

function isThere(earlier: ReturnType<typeof createEarlier>, temple: UnnamedTemple): boolean {
  const record = resolvableOf({ ...temple, names: [], slug: "" });
  return earlier(0, record, blocksOf(record)).length > 0;
}

function cellsOf(temple: UnnamedTemple, description: string, random: () => number) {
  const phone = `0${Math.floor(2_000_000_000 + random() * 7_000_000_000)}`;
  const whole = { ...temple, phone, description, isActive: true };
  return columns.map((column) => {
    const value = whole[column];
    return Array.isArray(value) ? value.join("; ") : (value as string | number | boolean | null);
  });
}
