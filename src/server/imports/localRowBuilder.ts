import type { OpenDatabase } from "../db/open";
import { promised } from "../promised";
import type { ImportEngine } from "./plan/engine";
import type { BuiltRows, RowBuilder } from "./rowBuilder";
import { rowsAt } from "./store/plannedRows";
import { readValues } from "./store/rowJson";

/** A builder in this process. */
export class LocalRowBuilder<Value> implements RowBuilder {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly db: OpenDatabase["db"],
    private readonly importId: number,
    private readonly engine: Pick<ImportEngine<Value>, "builder">,
  ) {}

  build(lines: readonly number[], now: Date): Promise<BuiltRows> {
    const built = this.last.then(() => this.read(lines, now));
    this.last = promised(built);
    return built;
  }

  async end(): Promise<void> {
    // nothing is open
  }

  private async read(lines: readonly number[], now: Date): Promise<BuiltRows> {
    const rows = await rowsAt(this.db, this.importId, lines);
    const { builder } = this.engine;
    if (!builder) return { built: undefined, kept: rows };
    const fresh = rows.filter(({ item_id }) => item_id === null);
    const { built, other } = await builder.build(
      fresh.map(({ line, field_values }) => ({ line, values: readValues(field_values) })),
      now,
    );
    const isOther = new Set(other);
    return { built, kept: rows.filter(({ line, item_id }) => item_id !== null || isOther.has(line)) };
  }
}
