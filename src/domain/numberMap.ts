const FREE = -1;

/**
 * Whole numbers of up to 53 bits and what each stands for, a whole number of 0 or more: twelve bytes for each and no
 * objects, where a `Map` boxes every number that does not fit 31 bits.
 */
export class NumberMap {
  private keys = new Float64Array(1024);
  private values = new Int32Array(1024).fill(FREE);
  private count = 0;

  get(key: number): number | undefined {
    const value = this.values[this.placeOf(key)];
    return value === FREE ? undefined : value;
  }

  set(key: number, value: number): void {
    const place = this.placeOf(key);
    if (this.values[place] === FREE) this.count++;
    this.keys[place] = key;
    this.values[place] = value;
    if (this.count * 2 > this.keys.length) this.grow();
  }

  /** Where a key is, or would be. */
  private placeOf(key: number): number {
    const last = this.keys.length - 1;
    let place = (Math.imul((key / 2 ** 32) ^ key, 0x9e3779b1) >>> 7) & last;
    while (this.values[place] !== FREE && this.keys[place] !== key) place = (place + 1) & last;
    return place;
  }

  private grow(): void {
    const { keys, values } = this;
    this.keys = new Float64Array(keys.length * 2);
    this.values = new Int32Array(keys.length * 2).fill(FREE);
    for (const [at, value] of values.entries()) {
      if (value === FREE) continue;
      const key = keys[at] ?? 0;
      const place = this.placeOf(key);
      this.keys[place] = key;
      this.values[place] = value;
    }
  }
}
