import type { Filed, ReadRow, Snapshot } from "../../../domain/importPlan";
import { chunks } from "../../db/bulk";
import { queryByKey } from "../../db/givenRows";
import type { Db } from "../../db/open";
import { correctionsFor } from "../../db/seed/corrections";
import { seedFolder } from "../../db/seedFolder";
import { keyOf, templesIdentified } from "../../temples/identifiers";
import { recordOf, type TempleRecord, type TempleRow } from "../../temples/record";
import { keyOfValues } from "../read/templeKey";
import { identified, identifiersIn } from "./sourceNumbers";

const AT_ONCE = 2_000;
type FiledTemple = Filed<TempleRecord>;

/** What is written has its numbers already. */
const NO_SOURCE = "list";

type Row = ReadRow["values"];
type Loaded = { snapshot: Snapshot<TempleRecord>; rows: ReadRow[] };

const rowByFiled = new WeakMap<object, TempleRow>();
/** The whole row of a temple that `readSnapshot` found, over which a change is written. */
export function rowOfFiled(filed: FiledTemple): TempleRow {
  const row = rowByFiled.get(filed);
  if (!row) throw new Error(`The temple ${filed.id} was not read here`);
  return row;
}

/**
 * The temples on file that any of the rows may name, archived ones aside. A row that names a temple by a former
 * address is given the present one, and a known error of the bundled list is passed over where the fact on file is the
 * right one: an old list takes neither back.
 */
export async function readSnapshot(db: Db, given: readonly ReadRow[], source = NO_SOURCE): Promise<Loaded> {
  const rows = given.map((row) => identified(row, source));
  const named = namedIn(rows);
  const former = await formerSlugs(db, named.slugs);
  const numbered = await templesIdentified(
    db,
    rows.flatMap(({ values }) => identifiersIn(values)),
  );
  const index = await findNamed(db, { ...named, ids: [...named.ids, ...former.values(), ...numbered.values()] });
  const present = (values: Row): Row => {
    const slug = typeof values.slug === "string" ? index.byId(former.get(values.slug) ?? 0)?.record.slug : undefined;
    if (slug !== undefined) return { ...values, slug };
    const right = mended(values);
    return right && index.holds(right) ? right : values;
  };
  const known = rows.map((row) => {
    const values = present(row.values);
    return values === row.values ? row : { ...row, values, key: undefined, valuesJson: undefined };
  });
  return { snapshot: index, rows: known };
}

type Named = { ids: readonly number[]; slugs: readonly string[]; keys: readonly string[] };

/** The temples that have one of these ids, addresses or match keys. */
export async function findNamed(db: Db, { ids, slugs, keys }: Named): Promise<SnapshotIndex> {
  const index = new SnapshotIndex();
  for (const chunk of chunks(ids, AT_ONCE)) index.add(await templesBy.id(db, chunk));
  for (const chunk of chunks(slugs, AT_ONCE)) index.add(await templesBy.slug(db, chunk));
  for (const chunk of chunks(keys, AT_ONCE)) index.add(await templesBy.matchKey(db, chunk));
  return index;
}

let corrections: ReturnType<typeof correctionsFor> | undefined;

/** The row with known errors put right; one that has an id or an address speaks of a temple of its own. */
function mended(values: Row): Row | undefined {
  corrections ??= correctionsFor(seedFolder());
  return values.id === undefined && values.slug === undefined ? corrections(values) : undefined;
}

function namedIn(rows: readonly ReadRow[]) {
  const ids = new Set<number>();
  const slugs = new Set<string>();
  const keys = new Set<string>();
  for (const { values, key = keyOfValues(values) } of rows) {
    if (typeof values.id === "number") ids.add(values.id);
    if (typeof values.slug === "string") slugs.add(values.slug);
    const right = mended(values);
    for (const each of [key, right && keyOfValues(right)]) if (each !== undefined) keys.add(each);
  }
  return { ids: [...ids], slugs: [...slugs], keys: [...keys] };
}

const templesBy = {
  id: queryByKey<TempleRow>("temples", "id", "integer"),
  slug: queryByKey<TempleRow>("temples", "slug", "text"),
  matchKey: queryByKey<TempleRow>("temples", "match_key", "text"),
};
const movedBy = queryByKey<{ slug: string; temple_id: number }>("temple_slugs", "slug", "text", "slug, temple_id");

async function formerSlugs(db: Db, slugs: readonly string[]): Promise<Map<string, number>> {
  const former = new Map<string, number>();
  for (const chunk of chunks(slugs, AT_ONCE)) {
    for (const { slug, temple_id } of await movedBy(db, chunk)) former.set(slug, temple_id);
  }
  return former;
}

class SnapshotIndex implements Snapshot<TempleRecord> {
  private readonly ids = new Map<number, FiledTemple>();
  private readonly slugs = new Map<string, FiledTemple>();
  private readonly identifiers = new Map<string, FiledTemple>();
  private readonly keys = new Map<string, FiledTemple[]>();
  private readonly archived = new Set<string>();

  add(rows: readonly TempleRow[]): void {
    for (const row of rows) {
      if (row.status === "archived") this.archived.add(row.slug);
      else if (!this.ids.has(row.id)) this.put(row);
    }
  }
  private put(row: TempleRow): void {
    const filed = { id: row.id, version: row.version, record: recordOf(row) };
    rowByFiled.set(filed, row);
    this.ids.set(row.id, filed);
    this.slugs.set(row.slug, filed);
    for (const identifier of filed.record.identifiers) this.identifiers.set(keyOf(identifier), filed);
    const alike = this.keys.get(row.match_key);
    if (alike) alike.push(filed);
    else this.keys.set(row.match_key, [filed]);
  }
  byId = (id: number) => this.ids.get(id);
  bySlug = (slug: string) => this.slugs.get(slug);
  byIdentifier = (identifier: string) => this.identifiers.get(identifier);
  byKey = (key: string) => this.keys.get(key) ?? [];
  isTaken = (slug: string) => this.archived.has(slug);
  /** True when a temple on file has the row's name, town, state and tradition. */
  holds = (values: Row) =>
    this.byKey(keyOfValues(values) ?? "").some(
      ({ record }) => record.tradition === (values.tradition ?? record.tradition),
    );
}
