const FIRST_SLOTS = 1_024;
/** Fuller tables are slower to look into. */
const MOST_FILLED = 0.6;
const NONE = -1;

/**
 * Which whole numbers (of 32 bits) belong to a number of up to 53 bits. It takes about 25 bytes for each, a tenth of what
 * a map of lists takes: files of half a million rows are indexed by several keys a row.
 */
export class NumberIndex {
  private keys = new Float64Array(FIRST_SLOTS);
  /** the newest entry of each key, and of each entry the one before */
  private newest = new Int32Array(FIRST_SLOTS).fill(NONE);
  private before = new Int32Array(FIRST_SLOTS);
  private values = new Int32Array(FIRST_SLOTS);
  private keyCount = 0;
  private count = 0;

  add(key: number, value: number): void {
    if (this.keyCount >= this.keys.length * MOST_FILLED) this.widen();
    if (this.count === this.values.length) this.lengthen();
    const slot = this.slotOf(key);
    const known = this.newest[slot] ?? NONE;
    if (known === NONE) this.keyCount++;
    this.keys[slot] = key;
    this.before[this.count] = known;
    this.values[this.count] = value;
    this.newest[slot] = this.count++;
  }

  /** Those of a key, `most` of them, the newest first. */
  of(key: number, most = Number.POSITIVE_INFINITY): number[] {
    const found: number[] = [];
    let entry = this.newest[this.slotOf(key)] ?? NONE;
    while (entry !== NONE && found.length < most) {
      found.push(this.values[entry] ?? 0);
      entry = this.before[entry] ?? NONE;
    }
    return found;
  }

  /** Where a key stands, or where there is room for it. */
  private slotOf(key: number): number {
    const { keys, newest } = this;
    const last = keys.length - 1;
    const mixed = Math.imul((key | 0) ^ Math.trunc(key / 2 ** 32), 0x9e3779b1);
    let slot = (mixed ^ (mixed >>> 15)) & last;
    while (newest[slot] !== NONE && keys[slot] !== key) slot = (slot + 1) & last;
    return slot;
  }

  private widen(): void {
    const { keys, newest } = this;
    this.keys = new Float64Array(keys.length * 2);
    this.newest = new Int32Array(keys.length * 2).fill(NONE);
    for (let at = 0; at < keys.length; at++) {
      const [key, entry] = [keys[at] ?? 0, newest[at] ?? NONE];
      if (entry === NONE) continue;
      const slot = this.slotOf(key);
      this.keys[slot] = key;
      this.newest[slot] = entry;
    }
  }

  private lengthen(): void {
    const longer = (list: Int32Array) => {
      const made = new Int32Array(list.length * 2);
      made.set(list);
      return made;
    };
    [this.before, this.values] = [longer(this.before), longer(this.values)];
  }
}

/** A number of 53 bits for a text: two texts of a file hardly have the same. Source: cyrb53, bryc, public domain. */
export function hashOf(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
