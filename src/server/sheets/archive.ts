import { readFile } from "node:fs/promises";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { AppError, invalid } from "../errors";

/** An opened ZIP file and its entries by name; `budget` is how many bytes of it may still be inflated. */
export type Archive = { zip: ZipFile; entries: ReadonlyMap<string, Entry>; budget: { bytes: number } };

/** A workbook of the greatest list is some 200 MB of XML; what inflates to twice that is no list. */
const INFLATED_BYTES = 400 * 1024 * 1024;
/** A workbook has one for each sheet and picture, and a few more. */
const MOST_ENTRIES = 10_000;

/** Reads the directory of a ZIP file; undefined when it has none, or a broken one. */
export async function openArchive(source: Uint8Array | { path: string }): Promise<Archive | undefined> {
  const bytes = source instanceof Uint8Array ? Buffer.from(source) : await readFile(source.path);
  const entries = new Map<string, Entry>();
  try {
    // the size that an entry tells may be a lie: what comes out is counted below
    const zip = await fromBufferPromise(bytes, { validateEntrySizes: false });
    if (zip.entryCount > MOST_ENTRIES) return undefined;
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    return { zip, entries, budget: { bytes: INFLATED_BYTES } };
  } catch {
    return undefined;
  }
}

/**
 * The text of an entry, piece by piece; nothing for one that is not there. Refused are an entry that cannot be inflated
 * (400) and one that inflates beyond the budget (413): a small file must not fill the memory or the day.
 */
export async function* entryText({ zip, entries, budget }: Archive, name: string): AsyncGenerator<string> {
  const entry = entries.get(name);
  if (!entry) return;
  const decoder = new TextDecoder();
  for await (const chunk of inflated(zip, entry)) {
    budget.bytes -= chunk.length;
    if (budget.bytes < 0) throw new AppError("tooLarge");
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

async function* inflated(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  try {
    yield* await zip.openReadStreamPromise(entry);
  } catch {
    return invalid({ file: "errors.importWorkbook" });
  }
}
