import { open } from "node:fs/promises";
import { invalid } from "../errors";
import type { TableFormat, TableSource } from "./table";

const HEAD_BYTES = 512;

/** What PDF, PNG, JPEG and GIF begin with: they are brought by mistake, and would be read as letters of some script. */
const signs = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
];

/** How a file is written, by its first bytes: what it is called and said to be is often wrong. */
export async function formatOf(source: TableSource): Promise<TableFormat> {
  const head = await headOf(source);
  if (head[0] === 0x50 && head[1] === 0x4b) return "xlsx";
  // the workbooks of before 2007
  if (head[0] === 0xd0 && head[1] === 0xcf && head[2] === 0x11 && head[3] === 0xe0)
    invalid({ file: "errors.importXls" });
  if (signs.some((sign) => sign.every((byte, at) => head[at] === byte))) invalid({ file: "errors.importType" });
  const text = new TextDecoder().decode(head);
  return /^\s*(?:\[\s*(?:[{\]]|$)|\{)/.test(text) ? "json" : "csv";
}

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
