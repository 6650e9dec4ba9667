import type { BuiltTemples } from "./plan/builtTemples";
import type { StoredRow } from "./store/plannedRows";

/** Rows of a plan to be written: new records built ahead, and all others as they were kept. */
export type BuiltRows = { built: BuiltTemples | undefined; kept: StoredRow[] };

/** Does what an apply can do before and beside its transactions. */
export interface RowBuilder {
  /** Builds the rows of some lines. */
  build(lines: readonly number[], now: Date): Promise<BuiltRows>;
  end(): Promise<void>;
}
