const windows1252 = new TextDecoder("windows-1252");
const FIRST = 0x80;
const LAST = 0x9f;
/** The bytes for which Windows-1252 has signs of its own, by the codes of these signs. */
const ownSigns = new Map<number, number>();
for (let byte = FIRST; byte <= LAST; byte++) {
  // some versions of Node decode as Latin-1 what is not said to go on
  ownSigns.set(windows1252.decode(Uint8Array.of(byte), { stream: true }).charCodeAt(0), byte);
}

/** What a program writes for a byte that it could not read; no UTF-8 has the byte that stands for it here. */
const UNREADABLE = 0xfffd;
const NEVER = 0xff;

/** LibreOffice reads the five bytes that stand for no sign as letters for private use. */
const PRIVATE = 0xf100;

function byteOf(code: number): number | undefined {
  const unused = code - PRIVATE;
  if (unused >= FIRST && unused <= LAST) return unused;
  if (code < FIRST || (code > LAST && code <= NEVER)) return code;
  return code === UNREADABLE ? NEVER : ownSigns.get(code);
}

/** The bytes that Windows-1252 reads as this text; undefined where none are read as one of its letters. */
export function bytesReadAs(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const byte = byteOf(text.charCodeAt(at));
    if (byte === undefined) return undefined;
    bytes[at] = byte;
  }
  return bytes;
}

/** The mark of UTF-8, and the beginnings of Indian letters, as Windows-1252 reads them. */
const telltale = /ï»¿|à[¤-µ]/;
const beyondAscii = /[\u0080-\uffff]/;

/**
 * Looks whether a text was UTF-8 once and was read as Windows-1252 before it was written: `whole` when all that is
 * beyond ASCII in it makes letters again, `damaged` when it was but some of it is lost.
 */
export function misreadCheck() {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const found = { other: false, beyond: false, damage: false, telltale: false };
  const decode = (bytes?: Uint8Array) => {
    if (found.damage) return;
    try {
      decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      found.damage = true;
    }
  };
  return {
    see: (text: string) => {
      if (found.other) return;
      const isBeyond = beyondAscii.test(text);
      // after the first letter of ASCII the rest of them say nothing
      const bytes = isBeyond ? bytesReadAs(text) : Buffer.from(text.slice(0, 1), "latin1");
      found.other = bytes === undefined;
      found.beyond ||= isBeyond;
      found.telltale ||= isBeyond && telltale.test(text);
      if (bytes) decode(bytes);
    },
    end: (): "whole" | "damaged" | undefined => {
      if (found.other || !found.beyond) return undefined;
      decode();
      if (!found.damage) return "whole";
      return found.telltale ? "damaged" : undefined;
    },
  };
}

/** How the mark that a UTF-8 text begins with is read as Windows-1252. */
export const MISREAD_MARK = "ï»¿";

/** A text of a file that was misread as it was before; the same where it cannot have been, undefined where some is lost. */
export function textBefore(text: string): string | undefined {
  const bytes = beyondAscii.test(text) ? bytesReadAs(text) : undefined;
  if (!bytes) return text;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
