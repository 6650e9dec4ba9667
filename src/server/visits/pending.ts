/** What one browser opened: how often, by temple (an id or a slug); `""` is any other page. */
export type Opened = Map<string, number>;
/** By address and agent, which are never stored. */
export type Batch = Map<string, Opened>;

const BETWEEN = "\n";

/** The visits of a few seconds, in memory. */
export class PendingVisits {
  private batch: Batch = new Map();
  private visits = 0;

  /** How many visits wait. */
  get size(): number {
    return this.visits;
  }

  add(address: string, agent: string, temple: string, times = 1): void {
    const who = address + BETWEEN + agent;
    let opened = this.batch.get(who);
    if (!opened) {
      opened = new Map();
      this.batch.set(who, opened);
    }
    opened.set(temple, (opened.get(temple) ?? 0) + times);
    this.visits += times;
  }

  /** All that waits; nothing waits afterwards. */
  take(): Batch {
    const { batch } = this;
    this.batch = new Map();
    this.visits = 0;
    return batch;
  }

  /** Puts back what could not be stored. */
  putBack(batch: Batch): void {
    for (const [who, opened] of batch) {
      const { address, agent } = partsOf(who);
      for (const [temple, times] of opened) this.add(address, agent, temple, times);
    }
  }
}

/** The address and the agent a batch is stored under. */
export function partsOf(who: string): { address: string; agent: string } {
  const at = who.indexOf(BETWEEN);
  return { address: who.slice(0, at), agent: who.slice(at + 1) };
}
