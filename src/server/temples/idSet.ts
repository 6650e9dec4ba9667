/**
 * Ids of temples as bits: those of a hundred thousand temples take 12 kB, however many are in it, and sets meet 32 ids
 * at a time.
 */
export type IdSet = Uint32Array;

const ZERO = 48;
const COMMA = 44;

/** Each number of a list such as `3,17,5`, in its order, until `visit` answers true. */
export function eachId(list: string, visit: (id: number) => boolean | undefined): void {
  let id = 0;
  for (let at = 0; at < list.length; at++) {
    const code = list.charCodeAt(at);
    if (code !== COMMA) id = id * 10 + code - ZERO;
    if (code !== COMMA && at + 1 < list.length) continue;
    if (visit(id)) return;
    id = 0;
  }
}

/** The set of the ids of a list such as `3,17,5`. */
export function idSetOf(list: string): IdSet {
  let highest = -1;
  eachId(list, (id) => {
    if (id > highest) highest = id;
    return false;
  });
  const set = new Uint32Array((highest + 32) >>> 5);
  eachId(list, (id) => {
    set[id >>> 5] = (set[id >>> 5] ?? 0) | (1 << (id & 31));
    return false;
  });
  return set;
}

export const hasId = (set: IdSet, id: number): boolean => (((set[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1;

/** The ids that are in every one of `inside` and in none of `outside`. */
export function met([first, ...inside]: readonly IdSet[], outside: readonly IdSet[]): IdSet {
  const found = first?.slice() ?? new Uint32Array();
  for (let at = 0; at < found.length; at++) {
    let bits = found[at] ?? 0;
    for (const set of inside) bits &= set[at] ?? 0;
    for (const set of outside) bits &= ~(set[at] ?? 0);
    found[at] = bits;
  }
  return found;
}

/** How many ids are in a set: the bits of pairs, of fours and of bytes are added at once. */
export function sizeOf(set: IdSet): number {
  let size = 0;
  for (let at = 0; at < set.length; at++) {
    let bits = set[at] ?? 0;
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    size += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return size;
}

/** The ids of a set, the lowest first. */
export function idsOf(set: IdSet): number[] {
  const ids: number[] = [];
  for (let at = 0; at < set.length; at++) {
    for (let bits = set[at] ?? 0; bits !== 0; bits &= bits - 1) ids.push(at * 32 + 31 - Math.clz32(bits & -bits));
  }
  return ids;
}
