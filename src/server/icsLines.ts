import { lettersOf } from "../domain/shortText";

const LINE_OCTETS = 75;

/** A text as a value of iCalendar (RFC 5545, 3.3.11). */
export const icsText = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, "\\n");

/** Lines as iCalendar has them (3.1): one of more than 75 octets goes on in the next after a blank, no letter is cut in two. */
export const icsOfLines = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join("");

function folded(line: string): string {
  if (Buffer.byteLength(line) <= LINE_OCTETS) return line;
  let text = "";
  let octets = 0;
  for (const part of lettersOf(line).flatMap(foldable)) {
    const size = Buffer.byteLength(part);
    if (octets + size > LINE_OCTETS) {
      text += "\r\n ";
      octets = 1;
    }
    text += part;
    octets += size;
  }
  return text;
}

/** A letter with so many marks that no line holds it is parted between them. */
const foldable = (letter: string): string[] => (Buffer.byteLength(letter) < LINE_OCTETS ? [letter] : [...letter]);
