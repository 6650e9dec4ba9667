import { setTimeout } from "node:timers/promises";

/** Work that waits in the database to be handed on to somebody outside, who is slow, or picky, or away. */
export type Backlog<Item> = {
  /** Takes so many that are due, the oldest first, so that no other process takes them within `leaseMs`. */
  claim: (most: number) => Promise<readonly Item[]>;
  leaseMs: number;
  /** Does one; false when whoever it goes to did not take part, as one that is away does. Throws when we cannot go on. */
  work: (item: Item) => Promise<boolean>;
  /** Leaves to the next time what was claimed and not begun. */
  giveBack: (items: readonly Item[]) => Promise<void>;
  pace: Pace;
  isStopping: () => boolean;
};

/** How many are under way at a time, and how many are begun in a second. */
export type Pace = { atOnce: number; perSecond: number };

const CLAIMED_AT_ONCE = 100;
/** After so many failures one after the other nobody is there to take more: the rest waits for the next time. */
const FAILURES_IN_A_ROW = 10;

/** Works a backlog off until nothing is due, the process stops, or nobody takes it. Answers how many were begun. */
export async function workOff<Item>(backlog: Backlog<Item>): Promise<number> {
  const run = new Run(backlog);
  for (let begun = 0; ; ) {
    if (run.isOver()) return begun;
    const items = await backlog.claim(CLAIMED_AT_ONCE);
    if (items.length === 0) return begun;
    begun += await run.batch(items);
  }
}

class Run<Item> {
  private failures = 0;
  private nextAt = 0;
  private broken: { by: unknown } | undefined;

  constructor(private readonly backlog: Backlog<Item>) {}

  isOver = (): boolean => this.backlog.isStopping() || this.failures >= FAILURES_IN_A_ROW || this.broken !== undefined;

  /** Begins as many of these as it can while they are surely ours, and gives the others back. */
  async batch(items: readonly Item[]): Promise<number> {
    const { backlog } = this;
    // the last one begun has as long again to come to its end
    const until = performance.now() + backlog.leaseMs / 2;
    let next = 0;
    const lane = async () => {
      for (let item = items[next]; item !== undefined; item = items[next]) {
        if (this.isOver() || performance.now() > until) return;
        next++;
        await this.turn();
        await this.one(item);
      }
    };
    await Promise.all(Array.from({ length: backlog.pace.atOnce }, lane));
    if (next < items.length) await backlog.giveBack(items.slice(next));
    if (this.broken) throw this.broken.by;
    return next;
  }

  private async one(item: Item): Promise<void> {
    try {
      this.failures = (await this.backlog.work(item)) ? 0 : this.failures + 1;
    } catch (error) {
      this.broken ??= { by: error };
    }
  }

  private async turn(): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.nextAt);
    this.nextAt = at + 1_000 / this.backlog.pace.perSecond;
    if (at > now) await setTimeout(at - now);
  }
}
