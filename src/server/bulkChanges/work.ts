import type { By } from "../audit";
import type { ContentTag } from "../contentTags";
import type { Db } from "../db/open";
import type { TempleRow } from "../temples/record";
import type { ToldReason } from "./reasons";
import type { BulkItemRow } from "./store";

/** When, by whom and under which entry of the log; `touched` takes what pages show of it. */
export type WorkChange = { now: Date; by: By; touched: Set<ContentTag> };

/** What becomes of a temple: nothing where it is so already; a reason where it is refused. */
export type Outcome = "change" | "same" | { refused: ToldReason };

/** What is stored of a temple that was changed. */
export type Written = { version: number | null; held: string | null };

/** One of the actions: how it looks through temples, changes them, and takes that back. */
export type Work = {
  /** temples in one transaction */
  atOnce: number;
  /** What becomes of each of these, in their order; `before` counts those that change before them. */
  plan: (db: Db, rows: readonly TempleRow[], before: number) => Promise<Outcome[]>;
  /** Changes those that were planned to change, in a transaction. */
  apply: (trx: Db, rows: readonly TempleRow[], change: WorkChange) => Promise<Written[]>;
  /** Takes it back where nobody changed it since; `auditId` is the entry under which it was noted. */
  takeBack: (trx: Db, items: readonly BulkItemRow[], change: WorkChange, auditId: number) => Promise<Set<number>>;
};
