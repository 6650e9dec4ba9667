import { chapterOf } from "./postingRows";
import { eachPosting, type Indexed, isFieldRank, isPublicRank } from "./searchDocument";
import type { TermCounts } from "./vocabulary";

/** Room for so many postings is made at a time. */
const BLOCK = 1 << 18;
/** A rank and an id in one double, exactly: ids go to 67 million, ranks to 134 million. */
const IDS = 2 ** 26;
const rankOf = (key: number) => Math.floor(key / IDS);
const idOf = (key: number, rank: number) => key - rank * IDS;

type Row = { rank: number; chapter: number; ids: number[] };

/**
 * The postings of many temples, by term. There are some forty for each temple, so they lie in plain memory, those of a
 * term chained one behind the other, twelve bytes each.
 */
export class Postings {
  private readonly numbers = new Map<string, number>();
  private readonly last: number[] = [];
  private readonly sizes: number[] = [];
  private readonly keys: Float64Array[] = [];
  private readonly earlier: Int32Array[] = [];
  private count = 0;
  private readonly temples = new Set<number>();

  /** Keeps the postings of a temple for terms behind `after`. */
  add(id: number, indexed: Indexed, after = ""): void {
    if (id >= IDS) throw new Error(`The temple ${id} has a number too large for an index run`);
    this.temples.add(id);
    eachPosting(indexed, (term, rank) => {
      if (term > after) this.posting(term, rank, id);
    });
  }

  private posting(term: string, rank: number, id: number): void {
    let number = this.numbers.get(term);
    if (number === undefined) {
      number = this.last.length;
      this.numbers.set(term, number);
      this.last.push(-1);
      this.sizes.push(0);
    }
    const block = Math.floor(this.count / BLOCK);
    const at = this.count % BLOCK;
    if (at === 0) {
      this.keys.push(new Float64Array(BLOCK));
      this.earlier.push(new Int32Array(BLOCK));
    }
    const keys = this.keys[block];
    const earlier = this.earlier[block];
    if (!keys || !earlier) return;
    keys[at] = rank * IDS + id;
    earlier[at] = this.last[number] ?? -1;
    this.last[number] = this.count++;
    this.sizes[number] = (this.sizes[number] ?? 0) + 1;
  }

  /** All terms in order. */
  terms = (): string[] => [...this.numbers.keys()].sort();

  size = (): number => this.count;

  /** True for a temple whose postings are here. */
  has = (id: number): boolean => this.temples.has(id);

  sizeOf = (term: string): number => this.sizes[this.numbers.get(term) ?? -1] ?? 0;

  /**
   * Adds a term's rows of postings in order, `term, rank, chapter, ids` after `term, rank, chapter, ids`, and answers what
   * they count; temples for which `isLeft` is false are left out.
   */
  write(term: string, isLeft: (id: number) => boolean, values: (string | number)[]): TermCounts {
    const counts = { term, temples: 0, mentions: 0, hasMoved: false };
    for (const { rank, chapter, ids } of this.rowsOf(term, isLeft)) {
      // joined at once, which takes a quarter of the time of adding to a text
      values.push(term, rank, chapter, ids.join());
      counts.hasMoved = true;
      if (!isPublicRank(rank)) continue;
      counts.mentions += ids.length;
      if (isFieldRank(rank)) counts.temples += ids.length;
    }
    return counts;
  }

  private rowsOf(term: string, isLeft: (id: number) => boolean): Row[] {
    const rows: Row[] = [];
    for (const key of this.keysOf(term)) {
      const rank = rankOf(key);
      const id = idOf(key, rank);
      if (!isLeft(id)) continue;
      const chapter = chapterOf(id);
      const row = rows.at(-1);
      if (row?.rank === rank && row.chapter === chapter) row.ids.push(id);
      else rows.push({ rank, chapter, ids: [id] });
    }
    return rows;
  }

  private keysOf(term: string): Float64Array {
    const sorted = new Float64Array(this.sizeOf(term));
    let next = this.last[this.numbers.get(term) ?? -1] ?? -1;
    for (let at = sorted.length - 1; at >= 0; at--) {
      const block = Math.floor(next / BLOCK);
      sorted[at] = this.keys[block]?.[next % BLOCK] ?? 0;
      next = this.earlier[block]?.[next % BLOCK] ?? -1;
    }
    return sorted.sort();
  }
}
