import { Postings } from "./postings";
import type { Indexed } from "./searchDocument";

/** The postings of temples that were left to a run: it need not read their words again. */
export class GatheredPostings {
  private run: number | undefined;
  private postings = new Postings();

  /** To be called once the transaction is through that left them; those without an id were not stored. */
  add(run: number, temples: readonly Indexed[], ids: readonly number[]): void {
    if (run !== this.run) [this.run, this.postings] = [run, new Postings()];
    for (const [at, temple] of temples.entries()) if (ids[at]) this.postings.add(ids[at], temple);
  }

  /** Those of a run, which are then no longer here. */
  takeOut(run: number): Postings | undefined {
    if (run !== this.run) return undefined;
    const { postings } = this;
    [this.run, this.postings] = [undefined, new Postings()];
    return postings;
  }
}
