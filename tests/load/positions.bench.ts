import { sql } from "kysely";
import { chunks } from "../../src/server/db/bulk";
import type { OpenDatabase } from "../../src/server/db/open";
import { listPositions } from "../../src/server/positionReview/list";
import { noteCrowds } from "../../src/server/positions/crowds";
import { examineTemples } from "../../src/server/quality/examine";
import { figuresOfFilled } from "./filledDatabase";
import { atMost, type Measure, print } from "./measure";

const TEMPLES = Number(process.env.BENCH_TEMPLES ?? 100_000);
const AT_ONCE = 500;
const goals = { finderS: 5, pageMs: 100 } as const;

/** How long positions to check take in 100,000 temples: to examine all records, to compare all positions, to list a page. */
export const benchPositions = (): Promise<Measure[]> => figuresOfFilled(TEMPLES, figuresIn);

async function figuresIn({ db }: OpenDatabase, where: string): Promise<Measure[]> {
  const { rows } = await sql<{ id: number }>`select id from temples order by id`.execute(db);
  const ids = rows.map(({ id }) => id);
  const examined = await millisecondsOf(async () => {
    for (const some of chunks(ids, AT_ONCE)) await db.transaction().execute((trx) => examineTemples(trx, some));
  });
  const compared = await millisecondsOf(() => noteCrowds(db));
  const again = await millisecondsOf(() => noteCrowds(db));
  await listPositions(db, {});
  const page = await millisecondsOf(() => listPositions(db, {}));
  return [
    atMost(`positions in ${where}: all records examined`, examined / 1_000, "s"),
    atMost("the same: all positions compared, first", compared / 1_000, "s", goals.finderS),
    atMost("the same: compared again after a change", again / 1_000, "s", goals.finderS),
    atMost("the same: one page of the list", page, "ms", goals.pageMs),
  ];
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

if (process.argv[1]?.endsWith("positions.bench.ts")) print(await benchPositions());
