import { open } from "node:fs/promises";
import { invalid } from "../../errors";
import { openArchive } from "../../sheets/archive";
import { RECORD_SEPARATOR } from "./jsonRecords";
import type { FileFormat, TableFormat, TableSource } from "./table";
import { wideEncoding } from "./textOf";

const HEAD_BYTES = 2_048;

/** What PDF, PNG, JPEG and GIF begin with: they are brought by mistake, and would be read as letters of some script. */
const signs = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
];

/** An extract of OpenStreetMap begins with the length of a header and its kind. */
export const isExtract = (head: Uint8Array): boolean =>
  Buffer.from(head.subarray(4, 4 + EXTRACT_SIGN.length)).equals(EXTRACT_SIGN);
const EXTRACT_SIGN = Buffer.from("\n\tOSMHeader", "latin1");

/** A text of JSON, or of several that a sign parts; a list of plain values is told to be one, and not read as columns. */
const json = /^\s*(?:\[\s*(?:[[{\]"]|-?\d{1,20}(?:\.\d{1,20})?\s*,|$)|\{)/;

/** How a file is written, by its first bytes: what it is called and said to be is often wrong. */
export async function formatOf(source: TableSource): Promise<FileFormat> {
  const head = await headOf(source);
  if (isExtract(head)) return "pbf";
  if (head[0] === 0x50 && head[1] === 0x4b) return packedFormat(source);
  // the workbooks of before 2007
  if (head[0] === 0xd0 && head[1] === 0xcf && head[2] === 0x11 && head[3] === 0xe0)
    invalid({ file: "errors.importXls" });
  if (signs.some((sign) => sign.every((byte, at) => head[at] === byte))) invalid({ file: "errors.importType" });
  const text = textOf(head);
  if (json.test(text.replaceAll(RECORD_SEPARATOR, ""))) return "json";
  return markupFormat(text) ?? "csv";
}

/** What is in an archive tells what it is; one that cannot be opened is refused as a workbook. */
async function packedFormat(source: TableSource): Promise<TableFormat> {
  const names = [...((await openArchive(source))?.entries.keys() ?? [])];
  if (names.includes("content.xml")) return "ods";
  return names.some((name) => /\.kml$/i.test(name)) ? "kmz" : "xlsx";
}

const markup = /^\s*<(?:!doctype|!--|\?xml|html|head|meta|body|style|table|div|center|font|kml|worksheet|workbook)\b/i;
const comment = /^\s*<!--/;

/** A page, the XML of a workbook, or a map; undefined for a text that has only a sign of one in it. */
function markupFormat(text: string): TableFormat | undefined {
  if (!markup.test(text) && !comment.test(text)) return undefined;
  return /<(?:\w{1,10}:)?kml\b/i.test(text) ? "kml" : "html";
}

const textOf = (head: Uint8Array): string => new TextDecoder(wideEncoding(head) ?? "utf-8").decode(head);

async function headOf(source: TableSource): Promise<Uint8Array> {
  if (source instanceof Uint8Array) return source.subarray(0, HEAD_BYTES);
  const file = await open(source.path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
