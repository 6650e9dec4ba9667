import { readFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { zipped } from "../../src/server/sheets/zipped";

/** A list as its source gives it, made by hand after the real ones. */
export const openData = (name: string): Buffer => readFileSync(new URL(`openData/${name}`, import.meta.url));

/** The same packed as an OpenDocument spreadsheet. */
export const asOds = (content: string): Promise<Buffer> =>
  buffer(
    zipped([
      { name: "mimetype", text: ["application/vnd.oasis.opendocument.spreadsheet"] },
      { name: "content.xml", text: [openData(content).toString()] },
    ]),
  );

export const asKmz = (content: string): Promise<Buffer> =>
  buffer(zipped([{ name: "doc.kml", text: [openData(content).toString()] }]));

const sheetXml = (cells: readonly (readonly string[])[], merged: readonly string[]) => {
  const cell = (text: string, at: number, line: number) =>
    text && `<c r="${String.fromCharCode(65 + at)}${line}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = cells.map(
    (row, at) => `<row r="${at + 1}">${row.map((text, place) => cell(text, place, at + 1)).join("")}</row>`,
  );
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("");
  return `<worksheet><sheetData>${rows.join("")}</sheetData><mergeCells count="${merged.length}">${merges}</mergeCells></worksheet>`;
};

/** A workbook with merged cells. */
export const mergedBook = (cells: readonly (readonly string[])[], merged: readonly string[]): Promise<Buffer> =>
  buffer(
    zipped([
      {
        name: "xl/workbook.xml",
        text: ['<workbook><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>'],
      },
      {
        name: "xl/_rels/workbook.xml.rels",
        text: ['<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'],
      },
      { name: "xl/worksheets/sheet1.xml", text: [sheetXml(cells, merged)] },
    ]),
  );
