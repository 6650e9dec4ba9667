/** A query that was not found as typed, how often it was asked, and which temples were opened from its answer. */
export type Missed = { typed: string; asked: number; opened: Map<number, number> };

const MOST_QUERIES = 2_000;
const MOST_CALLERS = 20_000;

/** What was missed in a few seconds, in memory. One caller counts once for each query and temple. */
export class MissedCounts {
  private byQuery = new Map<string, Missed>();
  private readonly seen = new Set<string>();

  /** Counts a query; `caller` is told apart here and stored nowhere. */
  ask(caller: string, query: string, typed: string): void {
    const missed = this.of(query, typed);
    if (missed && this.isFirst(`${caller}\n${query}`)) missed.asked++;
  }

  /** Counts a temple that was opened from the answer to a query. */
  open(caller: string, query: string, typed: string, temple: number): void {
    const missed = this.of(query, typed);
    if (missed && this.isFirst(`${caller}\n${query}\n${temple}`))
      missed.opened.set(temple, (missed.opened.get(temple) ?? 0) + 1);
  }

  /** All that waits; nothing waits afterwards. Callers are remembered until `forget`. */
  take(): ReadonlyMap<string, Missed> {
    const taken = this.byQuery;
    this.byQuery = new Map();
    return taken;
  }

  /** Lets everybody count again. */
  forget(): void {
    this.seen.clear();
  }

  private of(query: string, typed: string): Missed | undefined {
    const known = this.byQuery.get(query);
    if (known || this.byQuery.size >= MOST_QUERIES) return known;
    const missed = { typed, asked: 0, opened: new Map<number, number>() };
    this.byQuery.set(query, missed);
    return missed;
  }

  private isFirst(key: string): boolean {
    if (this.seen.has(key) || this.seen.size >= MOST_CALLERS) return false;
    this.seen.add(key);
    return true;
  }
}
