import { LocalRowBuilder } from "./localRowBuilder";
import type { ImportEngine } from "./plan/engine";
import type { RowBuilder } from "./rowBuilder";
import type { ImportJob } from "./store/jobs";
import { SMALL_ROWS, type Workplace } from "./store/work";
import { ThreadRowBuilder } from "./threadRowBuilder";

/** A large import whose records can be built ahead has a thread for it; all else is built here. */
export function createRowBuilder<Value>(place: Workplace, job: ImportJob, engine: ImportEngine<Value>): RowBuilder {
  const { database, beside } = place;
  const isThreaded = beside !== undefined && engine.builder !== undefined && job.rows > SMALL_ROWS;
  if (isThreaded) return new ThreadRowBuilder({ job: job.id, database: beside });
  return new LocalRowBuilder(database.db, job.id, engine);
}
