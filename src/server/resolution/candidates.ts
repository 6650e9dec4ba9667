import { type RawBuilder, sql } from "kysely";
import { cellRanges } from "../../domain/geoCells";
import { blocksOf, soughtBlocks } from "../../domain/resolution/blocks";
import type { NameForm } from "../../domain/resolution/nameForm";
import { formsOfRecord } from "../../domain/resolution/profile";
import { type Resolvable, splitIdentifier } from "../../domain/resolution/record";
import { chunks } from "../db/bulk";
import { queryOfRows } from "../db/givenRows";
import type { Db } from "../db/open";
import { templesIdentified } from "../temples/identifiers";
import { matchKey, matchKeyInCity } from "../temples/keys";

/** Records farther apart are looked for by what they say and not by where they are. */
export const NEAR_KM = 0.5;
const KM_PER_DEGREE = 111;
const AT_ONCE = 300;
/** Around a place, or in a block, with more records only namesakes are looked at. */
const CROWD = 20;

/** A record whose twins are looked for, by a number of the caller's own, with its names and the blocks that it is in. */
export type Sought = { key: number; record: Resolvable; forms: readonly NameForm[]; blocks: readonly number[] };

export function soughtOf(key: number, record: Resolvable): Sought {
  const forms = formsOfRecord(record);
  return { key, record, forms, blocks: blocksOf(record, forms) };
}
type Found = { line: number; id: number };

/** The ids of temples that may be the same as each of the records: near by, in a common block or of a common number. */
export async function candidatesOf(db: Db, sought: readonly Sought[]): Promise<Map<number, Set<number>>> {
  const candidates = new Map<number, Set<number>>(sought.map(({ key }) => [key, new Set()]));
  const add = (found: readonly Found[]) => {
    for (const { line, id } of found) candidates.get(line)?.add(id);
  };
  for (const chunk of chunks(sought, AT_ONCE)) {
    add(await identified(db, chunk));
    add(await nearBy(db, chunk));
    add(await inBlocks(db, chunk));
  }
  return candidates;
}

async function identified(db: Db, sought: readonly Sought[]): Promise<Found[]> {
  const ids = await templesIdentified(
    db,
    sought.flatMap(({ record }) => record.identifiers.map(splitIdentifier)),
  );
  return sought.flatMap(({ key, record }) =>
    record.identifiers.flatMap((identifier) => {
      const id = ids.get(identifier);
      return id === undefined ? [] : [{ line: key, id }];
    }),
  );
}

/** Rows to look up are asked for in steps of so many: statements of few sizes are made once. */
const STEP = 64;
/** The ids that one row is answered with, between commas. */
type Gathered = { line: number; ids: string | null };

const integer = "integer";
const degrees = "double precision";
const box = { south: degrees, north: degrees, west: degrees, east: degrees } as const;
const place = { line: integer, cell: integer, ...box } as const;
const block = { line: integer, block: integer } as const;
const key = { line: integer, first_key: "text", last_key: "text" } as const;

const isNear = sql`t.status in ('active', 'inactive', 'pending') and t.geo_cell = wanted.cell
  and t.latitude between wanted.south and wanted.north and t.longitude between wanted.west and wanted.east`;
const hasKey = sql`t.match_key >= wanted.first_key and t.match_key < wanted.last_key`;

/** At most one more than a crowd for each row: who asks for a crowd is answered by its namesakes. */
const gathered = (ids: RawBuilder<unknown>) => sql<Gathered>`select wanted.line, (
    select string_agg(cast(one.id as text), ',') from (${ids} limit ${sql.lit(CROWD + 1)}) one
  ) as ids from wanted`;
const near = queryOfRows<Gathered>(place, () => gathered(sql`select t.id from temples t where ${isNear}`));
const inBlock = queryOfRows<Gathered>(block, () =>
  gathered(sql`select b.temple_id as id from temple_blocks b where b.block = wanted.block`),
);
const nearNamesakes = queryOfRows<Gathered>({ ...place, first_key: key.first_key, last_key: key.last_key }, () =>
  gathered(sql`select t.id from temples t where ${isNear} and ${hasKey}`),
);
const namesakesInTown = queryOfRows<Gathered>(key, () =>
  gathered(sql`select t.id from temples t where ${hasKey} and t.status <> 'archived'`),
);

type Ask = (db: Db, values: (string | number)[]) => Promise<Gathered[]>;
type Asked = { found: Found[]; crowded: Set<number> };

/** Asks for rows of values, filled up to whole steps with rows that are like none. */
async function ask(db: Db, query: Ask, rows: readonly (readonly (string | number)[])[]): Promise<Asked> {
  const asked: Asked = { found: [], crowded: new Set() };
  const [first] = rows;
  if (!first) return asked;
  const missing = (STEP - (rows.length % STEP)) % STEP;
  // an odd block that no name has, and a cell beyond the map
  const none = first.map((value) => (typeof value === "string" ? "" : -1));
  const values = [...rows, ...Array.from({ length: missing }, () => none)].flat();
  for (const { line, ids } of await query(db, values)) {
    if (ids === null || line < 0) continue;
    const all = ids.split(",");
    if (all.length > CROWD) asked.crowded.add(line);
    else for (const id of all) asked.found.push({ line, id: Number(id) });
  }
  return asked;
}

async function nearBy(db: Db, sought: readonly Sought[]): Promise<Found[]> {
  const cells = sought.flatMap(cellsAround);
  const asked = await ask(
    db,
    near,
    cells.map(({ values }) => values),
  );
  const crowds = cells.filter(({ line }) => asked.crowded.has(line));
  const namesakes = await ask(
    db,
    nearNamesakes,
    crowds.map(({ values, record }) => [...values, ...between(nameKey(record))]),
  );
  return [...asked.found, ...namesakes.found];
}

/** One row for each cell: within a single one the index is narrowed further by the latitude. */
function cellsAround({ key: line, record }: Sought) {
  const { latitude, longitude } = record;
  if (latitude === null || longitude === null) return [];
  const height = NEAR_KM / KM_PER_DEGREE;
  const width = height / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const around = [latitude - height, latitude + height, longitude - width, longitude + width];
  return cellRanges(latitude, longitude, NEAR_KM).flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ line, values: [line, from + at, ...around], record })),
  );
}

/** Keys that begin so follow each other: `}` is the character after `|`. */
const between = (beginning: string) => [beginning, `${beginning.slice(0, -1)}}`] as const;
const nameKey = ({ name }: Resolvable) => `${matchKey(name, "", "").split("|")[0]}|`;

async function inBlocks(db: Db, sought: readonly Sought[]): Promise<Found[]> {
  const wanted = sought.flatMap(({ key: line, record, blocks }) =>
    soughtBlocks(blocks, record.latitude !== null).map((one) => [line, one]),
  );
  const asked = await ask(db, inBlock, wanted);
  const crowds = sought.filter(({ key: line }) => asked.crowded.has(line));
  const namesakes = await ask(
    db,
    namesakesInTown,
    crowds.map(({ key: line, record }) => [line, ...between(matchKeyInCity(record.name, record.city))]),
  );
  return [...asked.found, ...namesakes.found];
}
