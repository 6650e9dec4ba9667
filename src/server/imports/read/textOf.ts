import { createReadStream } from "node:fs";
import { invalid } from "../../errors";
import { bytesReadAs, misreadCheck } from "./misread";
import type { TableNote, TableSource } from "./table";

/** `misread` is UTF-8 of a text that was UTF-8 before and was read as Windows-1252 in between. */
export type Encoding = "utf-8" | "misread" | "utf-16le" | "utf-16be" | "windows-1252";

const CHUNK_BYTES = 32 * 1024;

async function* chunksOf(source: TableSource): AsyncGenerator<Uint8Array> {
  if (!(source instanceof Uint8Array)) yield* createReadStream(source.path, { highWaterMark: CHUNK_BYTES });
  else for (let at = 0; at < source.length; at += CHUNK_BYTES) yield source.subarray(at, at + CHUNK_BYTES);
}

/**
 * How the text of `source` is written: as its mark says, UTF-16 where every other byte is nothing, UTF-8 where all of
 * it is that, else Windows-1252. What is not UTF-8 is said; the last one is a guess. Refuses a text whose letters another
 * program has broken for good.
 */
export async function encodingOf(source: TableSource): Promise<{ encoding: Encoding; notes: TableNote[] }> {
  const encoding = await findEncoding(source);
  const notes: TableNote[] = [];
  if (encoding === "windows-1252") notes.push({ key: "windows1252" });
  else if (encoding === "misread") notes.push({ key: "misread" });
  else if (encoding !== "utf-8") notes.push({ key: "utf16" });
  return { encoding, notes };
}

async function findEncoding(source: TableSource): Promise<Encoding> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const misread = misreadCheck();
  let isFirst = true;
  try {
    for await (const chunk of chunksOf(source)) {
      const wide = isFirst ? wideEncoding(chunk) : undefined;
      if (wide) return wide;
      isFirst = false;
      misread.see(decoder.decode(chunk, { stream: true }));
    }
    misread.see(decoder.decode());
  } catch (error) {
    if (error instanceof TypeError) return "windows-1252";
    throw error;
  }
  const state = misread.end();
  if (state === "damaged") return invalid({ file: "errors.importMisread" });
  return state === "whole" ? "misread" : "utf-8";
}

const SAMPLE_BYTES = 4_096;

/** UTF-16 by its mark; without one its Latin letters and signs have a zero beside them, which no other text has. */
export function wideEncoding(chunk: Uint8Array): Encoding | undefined {
  const [first, second] = chunk;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const zeros = [0, 0];
  const sample = chunk.subarray(0, SAMPLE_BYTES);
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) * 10 < sample.length) return undefined;
  return odd > even ? "utf-16le" : "utf-16be";
}

/** The text of `source`, piece by piece, without its mark; every line ends with a line feed alone. */
export async function* textOf(source: TableSource, encoding: Encoding): AsyncGenerator<string> {
  let held = "";
  for await (const piece of encoding === "misread" ? readAgain(source) : decoded(source, encoding)) {
    const text = held + piece;
    // a carriage return at the end may be the first half of a line's end
    held = text.endsWith("\r") ? "\r" : "";
    yield withLineFeeds(held ? text.slice(0, -1) : text);
  }
  yield withLineFeeds(held);
}

async function* decoded(source: TableSource, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunksOf(source)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function* readAgain(source: TableSource): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8");
  for await (const text of decoded(source, "utf-8")) yield decoder.decode(bytesReadAs(text), { stream: true });
  yield decoder.decode();
}

const withLineFeeds = (text: string) => (text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text);
