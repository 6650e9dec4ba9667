import type { OpenRun } from "./indexRuns";
import { Postings } from "./postings";

/** The postings of temples that this process left to a run: the run need not read their words again. */
export class GatheredPostings {
  private run: number | undefined;
  private postings = new Postings();

  /** To be called once the transaction is through that left them. */
  add({ id: run, left }: OpenRun): void {
    if (run !== this.run) [this.run, this.postings] = [run, new Postings()];
    for (const temple of left) this.postings.add(temple.id, temple);
  }

  /** Those of a run, which are then no longer here. */
  takeOut(run: number): Postings | undefined {
    if (run !== this.run) return undefined;
    const { postings } = this;
    [this.run, this.postings] = [undefined, new Postings()];
    return postings;
  }
}
