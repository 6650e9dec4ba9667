import type { OpenDatabase } from "../../src/server/db/open";
import { soughtOf } from "../../src/server/resolution/candidates";
import { comparable, findTwins } from "../../src/server/resolution/twins";
import { findAllTwins } from "../../src/server/resolution/wholeFile";
import { resolvableOfRow } from "../../src/server/temples/resolvable";
import { qualityOf, readLabelledPairs } from "../support/duplicatePairs";
import { figuresOfFilled } from "./filledDatabase";
import { atLeast, atMost, type Measure, print } from "./measure";

const TEMPLES = Number(process.env.BENCH_TEMPLES ?? 100_000);
const LOOKUPS = 400;
/** The first ones warm it. */
const WARM = 50;
const goals = { precision: 97, recall: 92, wholeFileS: 60, recordMs: 20 } as const;

/**
 * How right the engine for likely duplicates is on the labelled pairs, and how long it takes in 100,000 temples: to
 * search the whole file, and to find those that one record may be. With `--postgres` on PostgreSQL as well.
 */
export async function benchDuplicates(): Promise<Measure[]> {
  const { precision, recall } = qualityOf(readLabelledPairs());
  const measures = [
    atLeast("likely duplicates: precision", precision * 100, "%", goals.precision),
    atLeast("likely duplicates: recall", recall * 100, "%", goals.recall),
  ];
  return [...measures, ...(await figuresOfFilled(TEMPLES, figuresIn))];
}

async function figuresIn({ db }: OpenDatabase, where: string): Promise<Measure[]> {
  const started = performance.now();
  const pairs = await findAllTwins(db);
  const seconds = (performance.now() - started) / 1000;
  const ids = Array.from({ length: LOOKUPS }, (_, at) => 1 + Math.floor((at * TEMPLES) / LOOKUPS));
  const took: number[] = [];
  for (const row of (await comparable(db, ids)).values()) {
    const record = { ...resolvableOfRow(row), name: `Shri ${row.name}` };
    const began = performance.now();
    await findTwins(db, [soughtOf(0, record)]);
    took.push(performance.now() - began);
  }
  took.splice(0, WARM);
  took.sort((a, b) => a - b);
  const p99 = took[Math.floor(0.99 * (took.length - 1))] ?? Number.POSITIVE_INFINITY;
  return [
    atMost(`duplicates in ${where}: whole file`, seconds, "s", goals.wholeFileS),
    atMost("the same: likely pairs", pairs.length, "pairs"),
    atMost("the same: one record, p99", p99, "ms", goals.recordMs),
  ];
}

if (process.argv[1]?.endsWith("duplicates.bench.ts")) print(await benchDuplicates());
