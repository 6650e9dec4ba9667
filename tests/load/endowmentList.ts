import { csvLine } from "../../src/domain/csv";
import { readPincodes, type SeedPincode } from "../../src/server/db/seed/readPlaces";
import { readSeedTemples } from "../../src/server/db/seed/readTemples";
import { seedFolder } from "../../src/server/db/seedFolder";
import { randomFrom } from "./benchTemples";

type Row = { number: number; name: string; village: string; district: string; taluk: string; deity: string };

const STATE = "Tamil Nadu";
const deities =
  "Mariamman|Kaliamman|Vinayagar|Murugan|Subramaniya Swamy|Perumal|Ayyanar|Siva|Kailasanathar|Varadaraja Perumal|Angalamman|Draupadi Amman|Muneeswarar|Karuppasamy|Anjaneyar|Selliamman|Pidari Amman|Visalakshi|Viswanathar|Renugambal".split(
    "|",
  );
const kinds = "Temple|Thirukoil|Kovil|Swamy Temple".split("|");
const header = ["Sl.No", "Temple ID", "Name of the Temple", "Village", "Main Deity", "Annual Income (Rs)", "Remarks"];
/** Rows of a second year that are new, say something else, or are gone. */
export const secondYear = { added: 60, changed: 400, gone: 45 } as const;

/**
 * A list as an endowment department gives it: numbers of its own, a heading for each district and taluk, no coordinates,
 * a title above and a total below; villages with temples of one name, and the temples of the seed that lie in the state.
 */
export function endowmentList(count: number): { first: string; second: string } {
  const rows = rowsOf(count + secondYear.added);
  const first = rows.slice(0, count);
  const every = Math.floor(count / secondYear.changed);
  const left = Math.floor(count / secondYear.gone);
  const second = rows
    .filter((_, at) => at >= count || at % left !== 1)
    .map((row, at) => (row.number < count && at % every === 2 ? { ...row, deity: `${row.deity} (Utsavar)` } : row));
  return { first: textOf(first, "2081"), second: textOf(second, "2082") };
}

function rowsOf(count: number): Row[] {
  const random = randomFrom(18);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const areas = readPincodes(seedFolder()).filter(isHere);
  const known = readSeedTemples(seedFolder()).filter(({ state }) => state === STATE);
  return Array.from({ length: count }, (_, number): Row => {
    const area = pick(areas);
    const { district, taluk } = { district: area.district, taluk: area.taluk ?? area.district };
    const temple = random() < 0.006 ? pick(known) : undefined;
    if (temple) return { number, name: temple.name, village: temple.city, district, taluk, deity: temple.deity ?? "" };
    const deity = pick(deities);
    const village = (area.mainOffice ?? "").replace(/ (?:S\.?O|B\.?O|H\.?O)$/i, "");
    return { number, name: `Arulmigu ${deity} ${pick(kinds)}`, village, district, taluk, deity };
  });
}

const isHere = ({ state, district }: SeedPincode) =>
  /^tamil nadu$/i.test(state) && district !== "" && district !== "NA";

function textOf(rows: readonly Row[], year: string): string {
  const lines = [
    csvLine([`List of religious institutions, ${year}`, ...header.slice(1).map(() => "")]),
    csvLine(header),
  ];
  const sorted = rows.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)) || a.number - b.number);
  const alone = (text: string) => csvLine([text, ...header.slice(1).map(() => "")]);
  let above = { district: "", taluk: "" };
  for (const [at, row] of sorted.entries()) {
    if (row.district !== above.district) lines.push(alone(`${row.district} District`));
    if (placeOf(row) !== placeOf(above)) lines.push(alone(`${row.taluk} Taluk`));
    above = row;
    const id = `TM${String(row.number + 1).padStart(6, "0")}`;
    lines.push(csvLine([at + 1, id, row.name, row.village, row.deity, row.number * 10, ""]));
  }
  lines.push(csvLine(["", "", "Total", "", "", rows.length, ""]));
  return lines.join("");
}

const placeOf = ({ district, taluk }: Pick<Row, "district" | "taluk">) => `${district} / ${taluk}`;
