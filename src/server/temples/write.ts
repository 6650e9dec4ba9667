import { chunks, insertMany } from "../db/bulk";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import { updateIndex } from "./indexing";
import { columnsOf, noReception, type TempleRecord, type TempleRow } from "./record";

const IDS_AT_ONCE = 400;

export type Origin = { now: Date; submittedBy?: number | null };

/** Stores new temples with their search tables and answers their ids in order; slugs must be free. */
export async function insertTemples(db: Db, temples: readonly TempleRecord[], origin: Origin): Promise<number[]> {
  const at = origin.now.toISOString();
  const submitted_by = origin.submittedBy ?? null;
  const rows = temples.map((temple) => ({
    ...columnsOf(temple, noReception),
    submitted_by,
    created_at: at,
    updated_at: at,
    deleted_at: null,
    archived_from: null,
  }));
  await insertMany(db, "temples", rows);
  const idOf = await idsBySlug(
    db,
    rows.map(({ slug }) => slug),
  );
  const changes = rows.map((row) => ({ id: idOf(row.slug), after: row }));
  await updateIndex(db, changes);
  return changes.map(({ id }) => id);
}

async function idsBySlug(db: Db, slugs: readonly string[]): Promise<(slug: string) => number> {
  const ids = new Map<string, number>();
  for (const chunk of chunks(slugs, IDS_AT_ONCE)) {
    const rows = await db.selectFrom("temples").select(["id", "slug"]).where("slug", "in", chunk).execute();
    for (const { id, slug } of rows) ids.set(slug, id);
  }
  return (slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`The temple ${slug} was not stored`);
    return id;
  };
}

/**
 * Writes a changed temple, its search tables and the history of its addresses; the version rises by one. Refuses with
 * a conflict when the row is no longer the one that was read.
 */
export async function updateTemple(
  db: Db,
  before: TempleRow,
  temple: TempleRecord,
  now: Date,
  archive: Pick<TempleRow, "deleted_at" | "archived_from"> = before,
): Promise<void> {
  const { deleted_at, archived_from } = archive;
  const columns = columnsOf(temple, { rating: before.rating, reviewCount: before.review_count, visits30d: 0 });
  const { numUpdatedRows } = await db
    .updateTable("temples")
    .set({ ...columns, version: before.version + 1, updated_at: now.toISOString(), deleted_at, archived_from })
    .where("id", "=", before.id)
    .where("version", "=", before.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError("conflict");
  if (before.slug !== temple.slug) await moveAddress(db, before.id, before.slug, temple.slug);
  await updateIndex(db, [{ id: before.id, before, after: columns }]);
}

async function moveAddress(db: Db, id: number, from: string, to: string): Promise<void> {
  await db.deleteFrom("temple_slugs").where("slug", "=", to).where("temple_id", "=", id).execute();
  await db.insertInto("temple_slugs").values({ slug: from, temple_id: id }).execute();
}
