import { AppError } from "../errors";
import { attribute, elements, itemText } from "./sheetText";
import { type Archive, entryText, type InflateBudget, wholeText } from "./unzip";

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
export async function openWorkbook(archive: Archive, budget: InflateBudget): Promise<Workbook | undefined> {
  const book = withoutPrefix(await wholeText(archive, "xl/workbook.xml", budget));
  const links = await wholeText(archive, "xl/_rels/workbook.xml.rels", budget);
  const all = tagsOf(book, "sheet");
  const targets = new Map(
    tagsOf(links, "Relationship").map((tag) => [attribute(tag, "Id"), attribute(tag, "Target")] as const),
  );
  const sheets = all.flatMap((tag): Sheet[] => {
    const target = targets.get(/\s\w+:id="([^"]*)"/.exec(tag)?.[1]);
    if (!target || (attribute(tag, "state") ?? "visible") !== "visible") return [];
    return [{ file: target.startsWith("/") ? target.slice(1) : `xl/${target}`, name: attribute(tag, "name") ?? "" }];
  });
  if (sheets.length === 0) return undefined;
  return {
    sheets,
    count: all.length,
    strings: await sharedStrings(archive, budget),
    dateStyles: dateStylesIn(withoutPrefix(await wholeText(archive, "xl/styles.xml", budget))),
    isFrom1904: tagsOf(book, "workbookPr").some((tag) => /date1904="(?:1|true)"/.test(tag)),
  };
}

const tagsOf = (xml: string, name: string) => [...elements(xml, name)].map(({ tag }) => tag);

/** Some programs write `<x:row>` for `<row>`. */
export const withoutPrefix = (xml: string): string => (xml.includes("<x:") ? xml.replace(/<(\/?)x:/g, "<$1") : xml);

/** More strings, characters in all, or characters of one than any list has: what fills the memory is refused. */
const most = { strings: 5_000_000, characters: 150_000_000, item: 4_000_000 };

async function sharedStrings(archive: Archive, budget: InflateBudget): Promise<string[]> {
  const strings: string[] = [];
  let characters = 0;
  let rest = "";
  for await (const piece of entryText(archive, "xl/sharedStrings.xml", budget)) {
    rest = withoutPrefix(rest + piece);
    let used = 0;
    for (const { xml, end } of elements(rest, "si")) {
      const text = cutOut(itemText(xml));
      characters += text.length;
      strings.push(text);
      used = end;
    }
    rest = rest.slice(used);
    const isTooMuch = strings.length > most.strings || characters > most.characters || rest.length > most.item;
    if (isTooMuch) throw new AppError("tooLarge");
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

function dateStylesIn(styles: string): Set<number> {
  const own = new Set<number>();
  for (const tag of tagsOf(styles, "numFmt")) {
    const code = (attribute(tag, "formatCode") ?? "").replace(/"[^"]*"|\[[^\]]*\]|\\./g, "");
    if (/[ymdhs]/i.test(code) && !/general/i.test(code)) own.add(Number(attribute(tag, "numFmtId")));
  }
  const [cells] = elements(styles, "cellXfs");
  const formats = tagsOf(cells?.xml ?? "", "xf").map((tag) => Number(attribute(tag, "numFmtId") ?? 0));
  return new Set(formats.flatMap((format, style) => (own.has(format) || isBuiltInDate(format) ? [style] : [])));
}
