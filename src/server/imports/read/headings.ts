import { stateNamed } from "../../../domain/regions";
import { trimOf } from "../../../domain/trimText";
import { titled } from "../../places/districts";
import { placeIndex } from "../../places/placeIndex";
import { isTempleName } from "./byContent";
import { lineNote } from "./lineNote";
import { isNaming, type MappedColumn } from "./mapColumns";
import type { TableNote, TableRow } from "./table";

const levels = ["state", "district", "taluk"] as const;
type Level = (typeof levels)[number];

/** How lists say which part of the country a heading names; longer words first, so that none is cut in two. */
const words: readonly (readonly [Level, readonly string[]])[] = [
  [
    "taluk",
    "taluka taluk talukas taluq tehsil tahsil tahasil mandal block तहसील तालुका ತಾಲ್ಲೂಕು ತಾಲೂಕು வட்டம் మండలం".split(" "),
  ],
  ["district", "district districts dist distt zilla zila jila ज़िला जिला जनपद ಜಿಲ್ಲೆ மாவட்டம் జిల్లా".split(" ")],
  ["state", "state राज्य ರಾಜ್ಯ மாநிலம்".split(" ")],
];
const levelOf = new Map(words.flatMap(([level, all]) => all.map((word) => [word.normalize("NFC"), level] as const)));

const LONGEST = 60;
const LEAST_COLUMNS = 3;
const number = /^(?:\d{1,3}|[ivx]{1,5}|[a-z])[.)]$/i;

/** What a heading says: `District: Salem`, `Salem District`, `2) சேலம் மாவட்டம்`; undefined without a word for it. */
function namedLevel(text: string): { level: Level; name: string } | undefined {
  const parts = text.split(/[\s:=.-]+/).filter(Boolean);
  const at = parts.findIndex((part) => levelOf.has(bare(part)));
  const level = levelOf.get(bare(parts[at] ?? ""));
  const name = parts.filter((part, place) => place !== at && !/^(?:name|of|the|no|\d{1,3})$/i.test(part)).join(" ");
  return level && name ? { level, name: trimOf(name, /[\s,;()*]/) } : undefined;
}
/** Towns are called by their temples too: `Kovilpatti Taluk`. */
const isCalledSo = (text: string): boolean =>
  levelOf.has(bare(text.split(/[\s:=.-]+/).findLast(Boolean) ?? "")) && !/\b(?:temple|mandir)\b/i.test(text);
const isShouted = (name: string) => name === name.toUpperCase();
const bare = (word: string) => trimOf(word.toLowerCase(), /[().,*]/).normalize("NFC");

/** A district of the country by its name alone. */
const isDistrict = (name: string): boolean => placeIndex().statesOfDistrict(name).length > 0;

/**
 * Rows that only name a state, a district or a taluk are headings: what they say holds for the rows below them. Answers
 * undefined for a heading, and each other row with what the headings above it say.
 */
export function createHeadings(columns: readonly Pick<MappedColumn, "field">[], isPlaced: boolean) {
  let above: Partial<Record<Level, string>> = {};
  const lines: number[] = [];
  const canHead = isPlaced && columns.length >= LEAST_COLUMNS;
  const headingIn = ({ cells }: TableRow) => {
    const at = onlyFilled(cells);
    const text = at < 0 ? "" : String(cells[at]).trim();
    if (text === "" || text.length > LONGEST || /^\d+$/.test(text)) return undefined;
    const named = namedLevel(text);
    const isTemple = isTempleName(text);
    if (named && (!isTemple || isCalledSo(text))) return named;
    if (isTemple) return undefined;
    const plain = text
      .split(" ")
      .filter((part) => !number.test(part))
      .join(" ");
    if (stateNamed(plain) !== undefined) return { level: "state" as const, name: plain };
    if (isDistrict(plain)) return { level: "district" as const, name: plain };
    // below a district stands a taluk, but a name in the column of names is a temple's
    return above.district && !isNaming(columns[at]?.field ?? null)
      ? { level: "taluk" as const, name: plain }
      : undefined;
  };
  return {
    read: (row: TableRow): TableRow | undefined => {
      const heading = canHead ? headingIn(row) : undefined;
      if (heading) {
        const { level, name } = heading;
        const kept = levels
          .slice(0, levels.indexOf(level))
          .flatMap((one) => (above[one] ? [[one, above[one]] as const] : []));
        above = { ...Object.fromEntries(kept), [level]: isShouted(name) ? titled(name) : name };
        lines.push(row.line);
        return undefined;
      }
      return lines.length > 0 ? { ...row, headings: above } : row;
    },
    notes: (): TableNote[] => lineNote("headings", lines),
  };
}

/** The place of the only filled cell, or -1. */
function onlyFilled(cells: readonly unknown[]): number {
  let found = -1;
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at];
    if (cell === undefined || cell === null || cell === "") continue;
    if (found >= 0 || typeof cell !== "string") return -1;
    found = at;
  }
  return found;
}
