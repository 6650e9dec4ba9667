import type { Filed, ReadRow, Snapshot } from "../../domain/importPlan";
import { chunks } from "../db/bulk";
import type { Db } from "../db/open";
import { recordOf, type TempleRecord, type TempleRow } from "../temples/record";
import { keyOfValues } from "./templeRules";

const AT_ONCE = 400;
export type FiledTemple = Filed<TempleRecord>;

/**
 * The temples on file that any of the rows may name, archived ones aside. A row that names a temple by a former
 * address is given the present one: an old list does not take an address back.
 */
export async function readSnapshot(
  db: Db,
  rows: readonly ReadRow[],
): Promise<{ snapshot: Snapshot<TempleRecord>; rows: readonly ReadRow[] }> {
  const { ids, slugs, keys } = namedIn(rows);
  const former = await formerSlugs(db, slugs);
  const index = new SnapshotIndex();
  for (const chunk of chunks([...ids, ...former.values()], AT_ONCE)) index.add(await temples(db, "id", chunk));
  for (const chunk of chunks(slugs, AT_ONCE)) index.add(await temples(db, "slug", chunk));
  for (const chunk of chunks(keys, AT_ONCE)) index.add(await temples(db, "match_key", chunk));
  if (former.size === 0) return { snapshot: index, rows };
  const present = (slug: unknown) =>
    typeof slug === "string" ? index.byId(former.get(slug) ?? 0)?.record.slug : undefined;
  const renamed = rows.map((row) => {
    const slug = present(row.values.slug);
    return slug === undefined ? row : { ...row, values: { ...row.values, slug } };
  });
  return { snapshot: index, rows: renamed };
}

function namedIn(rows: readonly ReadRow[]) {
  const ids = new Set<number>();
  const slugs = new Set<string>();
  const keys = new Set<string>();
  for (const { values } of rows) {
    if (typeof values.id === "number") ids.add(values.id);
    if (typeof values.slug === "string") slugs.add(values.slug);
    const key = keyOfValues(values);
    if (key !== undefined) keys.add(key);
  }
  return { ids: [...ids], slugs: [...slugs], keys: [...keys] };
}

const temples = (db: Db, column: "id" | "slug" | "match_key", values: readonly (string | number)[]) =>
  db
    .selectFrom("temples")
    .selectAll()
    .where(({ eb, ref }) => eb(ref(column), "in", values))
    .where("status", "<>", "archived")
    .execute();

async function formerSlugs(db: Db, slugs: readonly string[]): Promise<Map<string, number>> {
  const former = new Map<string, number>();
  for (const chunk of chunks(slugs, AT_ONCE)) {
    const rows = await db.selectFrom("temple_slugs").selectAll().where("slug", "in", chunk).execute();
    for (const { slug, temple_id } of rows) former.set(slug, temple_id);
  }
  return former;
}

class SnapshotIndex implements Snapshot<TempleRecord> {
  private readonly ids = new Map<number, FiledTemple>();
  private readonly slugs = new Map<string, FiledTemple>();
  private readonly keys = new Map<string, FiledTemple[]>();

  add(rows: readonly TempleRow[]): void {
    for (const row of rows) {
      if (this.ids.has(row.id)) continue;
      const filed = { id: row.id, version: row.version, record: recordOf(row) };
      this.ids.set(row.id, filed);
      this.slugs.set(row.slug, filed);
      this.keys.set(row.match_key, [...(this.keys.get(row.match_key) ?? []), filed]);
    }
  }
  byId = (id: number) => this.ids.get(id);
  bySlug = (slug: string) => this.slugs.get(slug);
  byKey = (key: string) => this.keys.get(key) ?? [];
}
