import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Db } from "../db/open";
import type { Tables } from "../db/schema";
import { promised } from "../promised";
import { GatheredPostings } from "./gatheredPostings";
import { Postings } from "./postings";
import type { TermCounts } from "./vocabulary";

/** Temples read at a time. */
const READ_AT_ONCE = 2_000;
/** Postings made ready between two looks at what else there is to do: about a millisecond. */
const READY_AT_ONCE = 1_000;

export type Run = { id: number; done_to: string; taken: number };
/** The temples of a run that nobody else has indexed meanwhile, and how many were. */
export type Left = { taken: number; ids: readonly number[] };
/** What is written of some terms, which are so many postings, once so many temples were taken by others. */
export type RunPart = {
  taken: number;
  /** the last of the terms */
  to: string;
  postings: number;
  counts: TermCounts[];
  values: (string | number)[];
};

/** Makes the rows of runs ready, a part after the other. */
export interface RunParts {
  /** Begins with a run, in parts of so many postings; answers how many these are. */
  begin(run: Run, postingsAtOnce: number): Promise<number>;
  /** A part, or undefined behind the last one; `left` are those that it and all others are for from now on. */
  part(at: number, left?: Left): Promise<RunPart | undefined>;
  /** Forgets the run. */
  end(): void;
}

/** Makes them ready here, from what was gathered and, of other temples, from their words on file. */
export class RunPartsHere implements RunParts {
  private postings = new Postings();
  private parts: string[][] = [];
  private taken = 0;
  private has: (id: number) => boolean = () => true;

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly gathered = new GatheredPostings(),
    /** waited for while words are read */
    private readonly pause: () => Promise<void> = async () => undefined,
  ) {}

  async begin(run: Run, postingsAtOnce: number): Promise<number> {
    const left = await leftOf(this.db, run.id, run.taken);
    this.postings = (run.done_to === BEGUN && this.gathered.takeOut(run.id)) || new Postings();
    this.leave(left);
    await this.readInto(run, left);
    this.parts = [...ranges(this.postings, postingsAtOnce)];
    return this.postings.size();
  }

  async part(at: number, left?: Left): Promise<RunPart | undefined> {
    if (left) this.leave(left);
    const terms = this.parts[at];
    if (!terms) return undefined;
    const part: RunPart = { taken: this.taken, to: terms.at(-1) ?? "", postings: 0, counts: [], values: [] };
    const { has } = this;
    let madeReady = 0;
    for (const term of terms) {
      const size = this.postings.sizeOf(term);
      part.postings += size;
      madeReady += size;
      if (madeReady > READY_AT_ONCE) {
        madeReady = 0;
        await setImmediate();
      }
      const count = this.postings.write(term, has, part.values);
      if (count.hasMoved) part.counts.push(count);
    }
    return part;
  }

  end(): void {
    [this.postings, this.parts] = [new Postings(), []];
  }

  private leave({ taken, ids }: Left): void {
    const left = new Set(ids);
    this.taken = taken;
    this.has = taken === 0 ? () => true : (id) => left.has(id);
  }

  /** Adds the postings of those that nobody gathered, from their words on file. */
  private async readInto(run: Run, { ids }: Left): Promise<void> {
    const { postings } = this;
    const unread = ids.filter((id) => !postings.has(id));
    if (unread.length === 0) return;
    let reading = readSome(this.db, run.id, unread.reduce((a, b) => Math.min(a, b)) - 1);
    for (;;) {
      const [rows] = await Promise.all([reading, this.pause()]);
      const end = rows.at(-1);
      if (!end) return;
      reading = promised(readSome(this.db, run.id, end.id));
      for (const row of rows) if (!postings.has(row.id)) postings.add(row.id, row, run.done_to);
    }
  }
}

/** Before every term: a run that is here is being written, and takes no more temples. */
export const BEGUN = " ";

export async function leftOf(db: Db, run: number, taken: number): Promise<Left> {
  const rows = await db.selectFrom("unindexed_temples").select("temple_id").where("run", "=", run).execute();
  return { taken, ids: rows.map(({ temple_id }) => temple_id) };
}

/** Terms in order, some thousands of postings at a time. */
function* ranges(postings: Postings, atOnce: number): Generator<string[]> {
  let range: string[] = [];
  let size = 0;
  for (const term of postings.terms()) {
    range.push(term);
    size += postings.sizeOf(term);
    if (size < atOnce) continue;
    yield range;
    [range, size] = [[], 0];
  }
  if (range.length > 0) yield range;
}

const readSome = (db: Kysely<Tables>, run: number, after: number) =>
  db
    .selectFrom("unindexed_temples")
    .innerJoin("temples", "temples.id", "unindexed_temples.temple_id")
    .innerJoin("temple_texts", "temple_texts.temple_id", "unindexed_temples.temple_id")
    .select(["id", "popularity", "status", "search_text"])
    .where("run", "=", run)
    .where("unindexed_temples.temple_id", ">", after)
    .orderBy("unindexed_temples.temple_id")
    .limit(READ_AT_ONCE)
    .execute();
