import { quotedAsFormula } from "../../domain/csv";
import { type ZipEntry, zipped } from "./zipped";

export type SheetCell = string | number | boolean | null;
/** A sheet: its first row is set in bold and stays in sight; `widths` of its columns in characters. */
export type Sheet = {
  name: string;
  header: readonly string[];
  widths?: readonly number[];
  rows: AsyncIterable<readonly (readonly SheetCell[])[]> | Iterable<readonly (readonly SheetCell[])[]>;
};

/** An XLSX file, written while its rows are read. */
export const writeWorkbook = (sheets: readonly Sheet[]): AsyncGenerator<Buffer> => zipped(entriesOf(sheets));

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/** What a workbook is to a browser. */
export const XLSX_TYPE = `${TYPE}.sheet`;

function entriesOf(sheets: readonly Sheet[]): ZipEntry[] {
  const numbers = sheets.map((_, at) => at + 1);
  const link = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const styles = numbers.length + 1;
  const file = (name: string, text: string) => ({ name, text: [XML + text] });
  return [
    file(
      "[Content_Types].xml",
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${numbers.map((at) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${TYPE}.worksheet+xml"/>`).join("")}</Types>`,
    ),
    file(
      "_rels/.rels",
      `<Relationships xmlns="${PACKAGE}/relationships">${link(1, "officeDocument", "xl/workbook.xml")}</Relationships>`,
    ),
    file(
      "xl/workbook.xml",
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join("")}</sheets></workbook>`,
    ),
    file(
      "xl/_rels/workbook.xml.rels",
      `<Relationships xmlns="${PACKAGE}/relationships">${numbers.map((at) => link(at, "worksheet", `worksheets/sheet${at}.xml`)).join("")}${link(styles, "styles", "styles.xml")}</Relationships>`,
    ),
    file(
      "xl/styles.xml",
      `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    ),
    ...sheets.map((sheet, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, text: sheetText(sheet) })),
  ];
}

async function* sheetText({ header, widths, rows }: Sheet): AsyncGenerator<string> {
  const columns = header.map(
    (_, at) => `<col min="${at + 1}" max="${at + 1}" width="${widths?.[at] ?? 18}" customWidth="1"/>`,
  );
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join("")}</cols><sheetData>`;
  const letters = header.map((_, at) => columnLetters(at));
  yield rowText(header, 1, letters, ' s="1"');
  let line = 1;
  for await (const batch of rows) {
    let text = "";
    for (const cells of batch) text += rowText(cells, ++line, letters, "");
    yield text;
  }
  yield "</sheetData></worksheet>";
}

function rowText(cells: readonly SheetCell[], line: number, letters: readonly string[], style: string): string {
  let text = `<row r="${line}">`;
  for (let at = 0; at < cells.length; at++) text += cellText(cells[at] ?? null, `${letters[at]}${line}`, style);
  return `${text}</row>`;
}

/** Programs refuse a file with a longer one; a blank cell leaves its field as it is when it comes back. */
const LONGEST_TEXT = 32_767;

function cellText(value: SheetCell, place: string, style: string): string {
  if (value === null || value === "") return "";
  if (typeof value === "number") return `<c r="${place}"${style}><v>${value}</v></c>`;
  if (typeof value === "boolean") return `<c r="${place}"${style} t="b"><v>${value ? 1 : 0}</v></c>`;
  const text = quotedAsFormula(value);
  if (text.length > LONGEST_TEXT) return "";
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

const signs: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "_x000D_",
};
const escaped = (text: string) =>
  /[&<>"\r]/.test(text) ? text.replace(/[&<>"\r]/g, (sign) => signs[sign] ?? "") : text;

function columnLetters(at: number): string {
  const rest = Math.floor(at / 26);
  return (rest > 0 ? columnLetters(rest - 1) : "") + String.fromCharCode(65 + (at % 26));
}
