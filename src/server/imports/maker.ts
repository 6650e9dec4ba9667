import type { OpenDatabase } from "../db/open";
import { promised } from "../promised";
import { indexedOf } from "../temples/drafts";
import { GatheredPostings } from "../temples/gatheredPostings";
import { type RunParts, RunPartsHere } from "../temples/runParts";
import type { Indexed } from "../temples/searchDocument";
import type { ImportEngine } from "./engine";
import type { ImportJob } from "./jobs";
import type { MadeTemples } from "./madeTemples";
import { MakerBeside } from "./makerBeside";
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
  /** of rows made ready that are not written yet, what is needed to index them */
  private readonly untold: Indexed[][] = [];
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
      const rows = await this.read(lines, now);
      this.untold.push(rows.made ? indexedOf(rows.made.drafts) : []);
      return rows;
    });
    this.last = promised(ready);
    return ready;
  }

  stored(run: number | undefined, ids: readonly number[]): void {
    const temples = this.untold.shift();
    if (temples && run !== undefined) this.gathered.add(run, temples, ids);
  }

  async end(): Promise<void> {
    // nothing is open
  }

  private async read(lines: readonly number[], now: Date): Promise<ReadyRows> {
    const rows = await rowsAt(this.db, this.importId, lines);
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
