import { AppError } from "../errors";
import { type Archive, entryText } from "./archive";
import { type Attributes, attribute, parseXml, StringItem } from "./xml";

export type Sheet = { file: string; name: string };

/** What is needed to read the cells of a sheet. */
export type Workbook = {
  /** those that are not hidden, in their order; at least one */
  sheets: readonly Sheet[];
  /** how many there are with the hidden ones */
  count: number;
  strings: readonly string[];
  /** which cell styles show dates or times */
  dateStyles: ReadonlySet<number>;
  isFrom1904: boolean;
};

/** The sheets that are not hidden, with the strings and styles their cells refer to; undefined when there is none. */
export async function openWorkbook(archive: Archive): Promise<Workbook | undefined> {
  const book = await tagsOf(archive, "xl/workbook.xml");
  const links = await tagsOf(archive, "xl/_rels/workbook.xml.rels");
  const all = book.filter(({ name }) => name === "sheet");
  const targets = new Map(links.map(({ attributes }) => [attributes.Id, attributes.Target] as const));
  const sheets = all.flatMap(({ attributes }): Sheet[] => {
    const target = targets.get(attribute(attributes, "id"));
    if (!target || (attributes.state ?? "visible") !== "visible") return [];
    return [{ file: target.startsWith("/") ? target.slice(1) : `xl/${target}`, name: attributes.name ?? "" }];
  });
  if (sheets.length === 0) return undefined;
  return {
    sheets,
    count: all.length,
    strings: await sharedStrings(archive),
    dateStyles: dateStylesIn(await tagsOf(archive, "xl/styles.xml")),
    isFrom1904: book.some(
      ({ name, attributes }) => name === "workbookPr" && /^(?:1|true)$/.test(attributes.date1904 ?? ""),
    ),
  };
}

type Tag = { name: string; parent: string | undefined; attributes: Attributes };

/** A part that only describes others is never that long. */
const LONGEST_PART = 4_000_000;

/** The tags of a part that only describes others. */
async function tagsOf(archive: Archive, part: string): Promise<Tag[]> {
  const tags: Tag[] = [];
  const path: string[] = [];
  const open = (name: string, attributes: Attributes) => {
    tags.push({ name, parent: path.at(-1), attributes });
    path.push(name);
  };
  let read = 0;
  for await (const length of parseXml(entryText(archive, part), { open, close: () => path.pop() })) {
    read += length;
    if (read > LONGEST_PART) throw new AppError("tooLarge");
  }
  return tags;
}

/** More strings, characters in all, or characters of one than any list has: what fills the memory is refused. */
const most = { strings: 5_000_000, characters: 150_000_000, item: 4_000_000 };

async function sharedStrings(archive: Archive): Promise<string[]> {
  const strings: string[] = [];
  const item = new StringItem();
  let characters = 0;
  let unread = 0;
  const handler = {
    open: (name: string) => item.open(name),
    text: (text: string) => item.text(text),
    close: (name: string) => {
      item.close(name);
      if (name !== "si") return;
      const text = cutOut(item.take());
      characters += text.length;
      unread = 0;
      strings.push(text);
    },
  };
  for await (const length of parseXml(entryText(archive, "xl/sharedStrings.xml"), handler)) {
    unread += length;
    if (strings.length > most.strings || characters > most.characters || unread > most.item)
      throw new AppError("tooLarge");
  }
  return strings;
}

/** The engine keeps all of a text of which a part is kept, and that in two bytes a letter where one of them needs two. */
const cutOut = (text: string): string => Buffer.from(text, "utf16le").toString("utf16le");

/** Formats that every program knows for dates and times, by their numbers. */
const isBuiltInDate = (format: number) =>
  (format >= 14 && format <= 22) ||
  (format >= 27 && format <= 36) ||
  (format >= 45 && format <= 58 && format !== 48 && format !== 49);

const LONGEST_FORMAT = 1_000;

function dateStylesIn(styles: readonly Tag[]): Set<number> {
  const own = new Set<number>();
  for (const { name, attributes } of styles) {
    const written = (name === "numFmt" && attributes.formatCode) || "";
    // what no spreadsheet program takes is no format of dates
    const code = written.length > LONGEST_FORMAT ? "" : written.replace(/"[^"]*"|\[[^[\]]*\]|\\./g, "");
    if (/[ymdhs]/i.test(code) && !/general/i.test(code)) own.add(Number(attributes.numFmtId));
  }
  const formats = styles
    .filter(({ name, parent }) => name === "xf" && parent === "cellXfs")
    .map(({ attributes }) => Number(attributes.numFmtId ?? 0));
  return new Set(formats.flatMap((format, style) => (own.has(format) || isBuiltInDate(format) ? [style] : [])));
}
