import { AppError, invalid } from "../../errors";
import { type Archive, entryText, openArchive } from "../../sheets/archive";
import { odsRows } from "../../sheets/odsRows";
import { attribute, parseXml } from "../../sheets/xml";
import type { Book } from "./bookTable";
import type { TableSource } from "./table";

const CONTENT = "content.xml";
const MOST_SHEETS = 1_000;

/** The sheets of an OpenDocument file. */
export async function odsBook(source: TableSource): Promise<Book> {
  const archive = await openArchive(source);
  if (!archive?.entries.has(CONTENT)) return invalid({ file: "errors.importWorkbook" });
  const names = await sheetNames(archive);
  if (names.length === 0) return invalid({ file: "errors.importEmpty" });
  const sheets = names.map((name, at) => ({ name, rows: () => odsRows(entryText(archive, CONTENT), at) }));
  return { sheets, count: sheets.length, notes: [] };
}

async function sheetNames(archive: Archive): Promise<string[]> {
  const names: string[] = [];
  const open = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (name === "table") names.push(attribute(attributes, "name") ?? `${names.length + 1}`);
  };
  for await (const _ of parseXml(entryText(archive, CONTENT), { open }))
    if (names.length > MOST_SHEETS) throw new AppError("tooLarge");
  return names;
}
