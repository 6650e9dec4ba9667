import type { Kysely } from "kysely";
import type { Tables } from "../db/schema";

/** Written at most this often for one account. */
const EVERY_MS = 5 * 60_000;

/** Remembers which accounts make calls, so that monitoring can say how many are in use. */
export class Presence {
  private seen = new Map<number, number>();

  note(accountId: number, ms: number): void {
    this.seen.set(accountId, ms);
  }

  /** Stores what was noted since the last time. */
  async store(db: Kysely<Tables>): Promise<void> {
    const { seen } = this;
    this.seen = new Map();
    for (const [id, ms] of seen) {
      const before = new Date(ms - EVERY_MS).toISOString();
      await db
        .updateTable("users")
        .set({ last_seen_at: new Date(ms).toISOString() })
        .where("id", "=", id)
        .where((eb) => eb.or([eb("last_seen_at", "is", null), eb("last_seen_at", "<", before)]))
        .execute();
    }
  }
}
