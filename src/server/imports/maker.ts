import type { Worker } from "node:worker_threads";
import type { Db, OpenDatabase } from "../db/open";
import { promised } from "../promised";
import { startThread } from "../startThread";
import { GatheredPostings } from "../temples/gatheredPostings";
import { type RunParts, RunPartsHere } from "../temples/runParts";
import type { ImportEngine } from "./engine";
import type { ImportJob } from "./jobs";
import type { MadeTemples } from "./madeTemples";
import { rowsAt, type StoredRow } from "./plannedRows";
import { valuesIn } from "./rowData";
import { pause, SMALL_ROWS, type Workplace } from "./work";

/** Rows of a plan to be written: new records put together ahead, and all others as they were kept. */
export type ReadyRows = { made: MadeTemples | undefined; kept: StoredRow[] };

/** Does what an apply can do before and beside its transactions. */
export interface Maker {
  /** Makes the rows of some lines ready. */
  ready(lines: readonly number[], now: Date): Promise<ReadyRows>;
  /** Tells of ready rows, in their order, that they are written: the run they were left to, and the ids of those made. */
  stored(run: number | undefined, ids: readonly number[]): void;
  /** What is written of runs. */
  parts: RunParts;
  end(): Promise<void>;
}

/** A large import of what can be made ahead has a thread for it; all else is made ready here. */
export function makerOf<Value>(place: Workplace, job: ImportJob, engine: ImportEngine<Value>): Maker {
  const { database, beside } = place;
  const isThreaded = beside !== undefined && engine.ahead !== undefined && job.rows > SMALL_ROWS;
  if (isThreaded) return new MakerBeside({ job: job.id, database: beside });
  return new MakerHere(database.db, job.id, engine, () => pause(place));
}

export class MakerHere<Value> implements Maker {
  private readonly gathered = new GatheredPostings();
  private readonly untold: (MadeTemples | undefined)[] = [];
  private last: Promise<unknown> = Promise.resolve();
  readonly parts: RunParts;

  constructor(
    private readonly db: OpenDatabase["db"],
    private readonly importId: number,
    private readonly engine: Pick<ImportEngine<Value>, "ahead">,
    pause?: () => Promise<void>,
  ) {
    this.parts = new RunPartsHere(db, this.gathered, pause);
  }

  ready(lines: readonly number[], now: Date): Promise<ReadyRows> {
    const ready = this.last.then(async () => {
      const rows = await this.read(this.db, lines, now);
      this.untold.push(rows.made);
      return rows;
    });
    this.last = promised(ready);
    return ready;
  }

  stored(run: number | undefined, ids: readonly number[]): void {
    const made = this.untold.shift();
    if (made && run !== undefined) this.gathered.add(run, made.drafts, ids);
  }

  async end(): Promise<void> {
    // nothing is open
  }

  private async read(db: Db, lines: readonly number[], now: Date): Promise<ReadyRows> {
    const rows = await rowsAt(db, this.importId, lines);
    const { ahead } = this.engine;
    if (!ahead) return { made: undefined, kept: rows };
    const fresh = rows.filter(({ item_id }) => item_id === null);
    const { made, other } = await ahead.make(
      fresh.map(({ line, data }) => ({ line, values: valuesIn(data) })),
      now,
    );
    const isOther = new Set(other);
    return { made, kept: rows.filter(({ line, item_id }) => item_id !== null || isOther.has(line)) };
  }
}

export type MakerInput = { job: number; database: NonNullable<Workplace["beside"]> };
/** What the thread is asked, one after the other: a method of its own maker or of that one's parts. */
export type MakerQuestion =
  | { asked: "ready"; with: Parameters<Maker["ready"]> }
  | { asked: "stored"; with: Parameters<Maker["stored"]> }
  | { asked: "begin"; with: Parameters<RunParts["begin"]> }
  | { asked: "part"; with: Parameters<RunParts["part"]> }
  | { asked: "end"; with: [] };
export type MakerAnswer = { answer: unknown } | { problem: string };

type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void };

/** The same in a thread of its own, which reads through a connection of its own. */
class MakerBeside implements Maker {
  private readonly thread: Worker;
  private readonly waiting: Waiting[] = [];

  constructor(input: MakerInput) {
    this.thread = startThread(import.meta.dirname, "makerThread", { workerData: input, resourceLimits });
    this.thread.on("message", (said: MakerAnswer) => {
      const asked = this.waiting.shift();
      if ("problem" in said) asked?.reject(new Error(said.problem));
      else asked?.resolve(said.answer as never);
    });
    this.thread.on("error", (error) => this.fail(error));
    this.thread.on("exit", () => this.fail(new Error("The thread that makes rows ready has ended")));
  }

  ready(lines: readonly number[], now: Date): Promise<ReadyRows> {
    return this.ask({ asked: "ready", with: [lines, now] });
  }
  stored(run: number | undefined, ids: readonly number[]): void {
    this.tell({ asked: "stored", with: [run, ids] });
  }
  readonly parts: RunParts = {
    begin: (...asked) => this.ask({ asked: "begin", with: asked }),
    part: (...asked) => this.ask({ asked: "part", with: asked }),
    end: () => this.tell({ asked: "end", with: [] }),
  };
  async end(): Promise<void> {
    await this.thread.terminate();
  }

  private ask<T>(question: MakerQuestion): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.thread.postMessage(question);
    });
  }
  /** What is told is answered as well, so that a failure is heard. */
  private tell(question: MakerQuestion): void {
    this.ask(question).catch((error: Error) => this.fail(error));
  }
  private fail(error: Error): void {
    for (const { reject } of this.waiting.splice(0)) reject(error);
  }
}

/** What it makes is soon handed on. */
const resourceLimits = { maxYoungGenerationSizeMb: Number(process.env.PY ?? 48), maxOldGenerationSizeMb: 1024 };
