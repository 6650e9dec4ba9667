import { constants, crc32, deflateRawSync } from "node:zlib";
import type { Rendered } from "../../site/entry-server";
import { runsFromSource } from "../builtFiles";
import type { Renderer } from "./render";
import { nonceMark } from "./template";

/** A page as it is sent, but for the nonce that is another one in each answer. */
export type SentPage = Pick<Rendered, "status" | "redirect" | "language" | "chosen"> & {
  /** What stands between the places of the nonce. */
  parts: readonly Buffer[];
  /** Of each part whether the template alone says it. */
  isFixed?: readonly boolean[];
  bytes: number;
  /** The same compressed, once a browser asked for it. */
  compressed?: readonly Buffer[];
};

/** The whole HTML of a drawn page. */
export async function sentPageOf(drawn: Rendered, url: string, { template }: Renderer): Promise<SentPage> {
  const { status, redirect, language, chosen } = drawn;
  if (redirect) return { status, redirect, language, chosen, parts: [], bytes: 0 };
  const marks: Record<string, string> = {
    "<!--head-->": drawn.head,
    "<!--html-->": drawn.html,
    "<!--state-->": `<script type="application/json" id="state">${drawn.state}</script>`,
  };
  const around = piecesOf(await template(url, drawn.page, language));
  const isFixed = around.map(({ bytes }) => bytes !== undefined);
  const parts = around.map(
    ({ text, bytes }) =>
      bytes ??
      Buffer.from(
        text
          .replace('<html lang="en" data-palette="warm"', `<html lang="${language}" data-palette="${drawn.palette}"`)
          .replace(mark, (found) => marks[found] ?? ""),
      ),
  );
  // with room for the compressed copy
  const bytes = parts.reduce((sum, part) => sum + part.length * 1.5, 0);
  return { status, redirect, language, chosen, parts, isFixed, bytes };
}

const mark = /<!--(?:head|html|state)-->/g;

/** What stands between the nonces of a template; its bytes where no page changes them. */
type Piece = { text: string; bytes?: Buffer };
const pieces = new Map<string, readonly Piece[]>();

/** The styles and scripts of a template are split and encoded but once; there are as many as kinds of pages. */
function piecesOf(template: string): readonly Piece[] {
  const known = pieces.get(template);
  if (known) return known;
  const made = template.split(nonceMark).map((text, at) => {
    const isFilled = at === 0 || text.search(mark) >= 0;
    return { text, bytes: isFilled ? undefined : Buffer.from(text) };
  });
  if (!runsFromSource()) pieces.set(template, made);
  return made;
}

/** The page's bytes with this nonce. */
export const plainPage = ({ parts }: SentPage, nonce: string): Buffer =>
  Buffer.concat(between(parts, Buffer.from(nonce)));

const between = (parts: readonly Buffer[], filling: Buffer): Buffer[] =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [filling, part]));

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);

/**
 * The same as gzip (RFC 1952). The parts are compressed once and end on whole bytes, the nonce goes between them as a
 * stored block (RFC 1951, 3.2.4): a kept page costs a check sum instead of being compressed for each answer.
 */
export function gzipPage(page: SentPage, nonce: string): Buffer {
  page.compressed ??= page.parts.map((part, at) => (page.isFixed?.[at] ? compressedOnce(part) : compressed(part)));
  const filling = Buffer.from(nonce);
  const plain = between(page.parts, filling);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(plain.reduce((sum, part) => crc32(part, sum), 0));
  trailer.writeUInt32LE(
    plain.reduce((sum, part) => sum + part.length, 0),
    4,
  );
  return Buffer.concat([HEADER, ...between(page.compressed, storedBlock(filling)), LAST_BLOCK, trailer]);
}

const compressed = (part: Buffer) => deflateRawSync(part, { finishFlush: constants.Z_FULL_FLUSH });

const fixedParts = new WeakMap<Buffer, Buffer>();

/** Styles and scripts are a third of a page and the same on each of its kind: they are compressed but once. */
function compressedOnce(part: Buffer): Buffer {
  const known = fixedParts.get(part) ?? compressed(part);
  fixedParts.set(part, known);
  return known;
}

function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}
