import { z } from "zod";
import { FestivalInput, FestivalType } from "../../contract/festivals";
import { CivilDate } from "../../contract/panchang";
import { csvLine } from "../../domain/csv";
import { listCell, listIn } from "../imports/cells";
import type { CellReading } from "../imports/readCell";
import type { ImportColumns } from "../imports/readRows";
import { type FestivalRecord, festivalFields } from "./settle";

type Cell = string | number | boolean | null;

/** Other names people give a column; compared without case, blanks and signs. */
const otherNames: Readonly<Record<string, string>> = {
  id: "festivalid",
  name: "festival festivalname title nameen",
  nameHi: "hindiname namehindi",
  nameKn: "kannadaname namekannada",
  otherNames: "regionalnames aliases",
  slug: "url path",
  ruleId: "rule",
  type: "kind",
  region: "regions state states",
  festivalDate: "date day",
  deities: "deity god",
  significance: "importance",
  description: "about meaning",
  active: "isactive",
};
const readOnly = new Set("nextdate version createdat updatedat deletedat error".split(" "));
const bare = (header: string) => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const fieldByHeader = new Map(
  ["id", ...festivalFields].flatMap((field) =>
    [bare(field), ...(otherNames[field] ?? "").split(" ")].filter(Boolean).map((name) => [name, field] as const),
  ),
);

/** A filled cell is never blank, so that what is wrong with it is said by its own rule. */
const schemas: Readonly<Record<string, z.ZodType | undefined>> = {
  ...FestivalInput.shape,
  type: FestivalType,
  festivalDate: CivilDate,
  id: z.int().min(1),
};

/** What the columns of a file of festivals mean, and how their cells are read. */
export const festivalColumns: ImportColumns = {
  fieldOf: (header) => (readOnly.has(bare(header)) ? "read-only" : fieldByHeader.get(bare(header))),
  readCell: (field, cell) => {
    const schema = schemas[field];
    const prepared = schema ? prepare(field, cell) : { reason: "errors.field" };
    if ("reason" in prepared || !schema) return prepared;
    const parsed = schema.safeParse(prepared.value);
    return parsed.success ? { value: parsed.data } : { reason: parsed.error.issues[0]?.message ?? "errors.custom" };
  },
};

const yes = /^(true|yes|y|1|on|active|हाँ|हां|ಹೌದು)$/i;
const no = /^(false|no|n|0|off|inactive|नहीं|ಇಲ್ಲ)$/i;

function prepare(field: string, cell: unknown): CellReading {
  if (typeof cell !== "string")
    return { value: field === "id" || field === "active" || Array.isArray(cell) ? cell : textOf(cell) };
  const text = cell.trim();
  switch (field) {
    case "id":
      return /^\d{1,10}$/.test(text) ? { value: Number(text) } : { reason: "errors.id" };
    case "active":
      return yes.test(text) ? { value: true } : no.test(text) ? { value: false } : { reason: "errors.boolean" };
    case "type":
      return { value: text.toUpperCase() };
    case "deities": {
      const items = listIn(text);
      return items ? { value: items } : { reason: "errors.list" };
    }
    default:
      // spreadsheets end lines inside a cell in their own way; what is on file has one way
      return { value: cell.replace(/\r\n?/g, "\n") };
  }
}

const textOf = (cell: unknown) => (typeof cell === "number" ? String(cell) : cell);

const header = ["id", ...festivalFields];

/** The first line of an export. */
export const festivalCsvHeader = (): string => csvLine(header);

/** A festival as a line of an export; imported again it changes nothing. */
export function festivalCsvRow(id: number, record: FestivalRecord): string {
  const cells = festivalFields.map((field): Cell => {
    const value = record[field];
    return Array.isArray(value) ? listCell(value) : value;
  });
  return csvLine([id, ...cells]);
}
