import { NumberIndex } from "../numberIndex";
import { type TextStore, textsInMemory } from "../textStore";
import { soughtBlocks } from "./blocks";
import { initialsIn, type NameForm } from "./nameForm";
import { type Profile, profileOf } from "./profile";
import { type Resolvable, resolvableFields } from "./record";
import { LIKELY, type Resolution, resolve } from "./score";

export type Earlier = Resolution & { key: number; record: Resolvable };

const CELLS_PER_DEGREE = 200; // over half a kilometre high and, up to 35° of latitude, over 450 m wide
const CELLS_PER_ROW = 360 * CELLS_PER_DEGREE;
const steps = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * CELLS_PER_ROW + column));
/** Of a block or a cell so many are remembered: one of them is enough to tell that a row is there again. */
const MOST_KEPT = 8;
/** Profiles that are kept for the next rows, which often are of the same town. */
const PROFILES_KEPT = 3_000;

/**
 * Remembers the records of a file, each by a number of the caller's own, and finds the earlier ones that may be the same
 * as one, the likeliest first. A file may have half a million: of each only numbers are held, and `texts` has the rest.
 */
export function createEarlier(texts: TextStore = textsInMemory()) {
  const [keys, places, initials]: [number[], number[], number[]] = [[], [], []];
  const [inBlocks, inCells] = [new NumberIndex(), new NumberIndex()];
  const compared = new Map<number, { record: Resolvable; profile: Profile }>();
  const readOf = (kept: number) => {
    const known = compared.get(kept);
    if (known) return known;
    if (compared.size >= PROFILES_KEPT) compared.clear();
    const record: Resolvable = JSON.parse(texts.read(places[kept] ?? 0));
    const read = { record, profile: profileOf(record) };
    compared.set(kept, read);
    return read;
  };
  return (key: number, record: Resolvable, blocks: readonly number[], forms?: readonly NameForm[]): Earlier[] => {
    const cell = cellOf(record);
    const found = new Set<number>();
    for (const block of soughtBlocks(blocks, cell !== null)) for (const one of inBlocks.of(block)) found.add(one);
    const own = cell === null ? 0 : initialsIn([record.name, ...record.names]);
    if (cell !== null) {
      for (const step of steps)
        for (const one of inCells.of(cell + step)) if ((initials[one] ?? 0) & own) found.add(one);
    }
    const kept = keys.push(key) - 1;
    places.push(texts.keep(JSON.stringify(record, resolvableFields)));
    initials.push(own);
    for (const block of blocks) keep(inBlocks, block, kept);
    if (cell !== null) keep(inCells, cell, kept);
    if (found.size === 0) return [];
    const profile = profileOf(record, forms);
    return [...found]
      .sort((one, other) => one - other)
      .map((one) => {
        const other = readOf(one);
        return { key: keys[one] ?? 0, record: other.record, ...resolve(profile, other.profile) };
      })
      .filter(({ score }) => score >= LIKELY)
      .sort((a, b) => b.score - a.score);
  };
}

function cellOf({ latitude, longitude }: Resolvable): number | null {
  if (latitude === null || longitude === null) return null;
  return Math.floor(latitude * CELLS_PER_DEGREE) * CELLS_PER_ROW + Math.floor(longitude * CELLS_PER_DEGREE);
}

function keep(index: NumberIndex, key: number, kept: number): void {
  if (index.of(key).length < MOST_KEPT) index.add(key, kept);
}
