import { sql } from "kysely";
import { differences, type FieldChanges } from "../../domain/revisions";
import { type AuditEntry, type By, writeAlike, writeAudits } from "../audit";
import { type ContentTag, tagsOfCard, tagsOfTempleChange } from "../contentTags";
import { insertRows } from "../db/bulk";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import { type IndexChange, index } from "../search/search";
import { addressed, draftsOf, indexedOf, type TempleDrafts } from "./drafts";
import { storeIdentifiers } from "./identifiers";
import { rankedVisits } from "./rankedVisits";
import { columnsOf, recordOf, type TempleRecord, type TempleRow } from "./record";
import { moveBlocks, storeBlocks } from "./resolvable";
import { searchTextOf } from "./searched";

/** Without `by` no revision is left: the stock that a database begins with. */
export type Origin = {
  now: Date;
  submittedBy?: number | null;
  by?: By;
};

const idAndSlug = sql<{ id: number; slug: string }>`returning id, slug`;

/** Stores new temples with their search tables and answers their ids in order; slugs must be free. */
export function insertTemples(db: Db, temples: readonly TempleRecord[], origin: Origin): Promise<number[]> {
  const slugs = temples.map(({ slug }) => slug);
  return insertDrafts(db, draftsOf(temples, origin), slugs, origin);
}

/** The same of temples that are put together already, with the addresses that they are given. */
export async function insertDrafts(
  db: Db,
  drafts: TempleDrafts,
  slugs: readonly string[],
  { by }: Pick<Origin, "by">,
): Promise<number[]> {
  const { at, columns, cells, revisions } = drafts;
  const slugAt = columns.indexOf("slug");
  for (const [temple, slug] of slugs.entries()) cells[temple * columns.length + slugAt] = slug;
  const stored = await insertRows(db, "temples", columns, cells, idAndSlug);
  const idBySlug = new Map(stored.map(({ id, slug }) => [slug, id]));
  const ids = slugs.map((slug) => {
    const id = idBySlug.get(slug);
    if (id === undefined) throw new Error(`The temple ${slug} was not stored`);
    return id;
  });
  const indexed = indexedOf(drafts).map((after, temple) => ({ id: ids[temple] ?? 0, after }));
  await index(db, indexed);
  await storeIdentifiers(
    db,
    ids.map((id, at) => ({ id, identifiers: drafts.identifiers[at] ?? [] })),
  );
  await storeBlocks(
    db,
    ids.map((id, at) => ({ id, blocks: drafts.blocks[at] ?? [] })),
  );
  if (by) {
    const details = revisions.map((revision, temple) => addressed(revision, slugs[temple] ?? ""));
    await writeAlike(db, { ...by, at, action: "temple.create", kind: "temple" }, ids, details);
  }
  return ids;
}

export type TempleChange = {
  before: TempleRow;
  temple: TempleRecord;
  archive?: Pick<TempleRow, "deleted_at" | "archived_from">;
  /** an ordinary edit unless said otherwise */
  action?: "delete" | "restore" | "revert" | "merge" | "unmerge";
  /** the revision that a revert goes back to */
  reverts?: number;
  /** what else the revision tells */
  facts?: object;
};

/** When and by whom temples are changed; `touched` takes the content tags of what pages show of the changes. */
export type Change = { now: Date; by: By; touched?: Set<ContentTag> };

/**
 * Writes changed temples, their search tables, the history of their addresses and a revision of each; each version
 * rises by one. Refuses with a conflict when a row is no longer the one that was read.
 */
export async function updateTemples(
  db: Db,
  changes: readonly TempleChange[],
  { now, by, touched }: Change,
): Promise<void> {
  const indexed: IndexChange[] = [];
  const visits = await rankedVisits(
    db,
    changes.map(({ before }) => before.id),
  );
  for (const { before, temple, archive = before } of changes) {
    const { deleted_at, archived_from } = archive;
    const columns = columnsOf(temple, {
      rating: before.rating,
      reviewCount: before.review_count,
      visits30d: visits.get(before.id) ?? 0,
    });
    const { numUpdatedRows } = await db
      .updateTable("temples")
      .set({ ...columns, version: before.version + 1, updated_at: now.toISOString(), deleted_at, archived_from })
      .where("id", "=", before.id)
      .where("version", "=", before.version)
      // figures and lists change without a version; the index must lose the postings it wrote with the old ones
      .where("popularity", "=", before.popularity)
      .where("review_count", "=", before.review_count)
      .where("list_words", "=", before.list_words)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError("conflict");
    if (before.slug !== temple.slug) await moveAddress(db, before.id, before.slug, temple.slug);
    indexed.push({
      id: before.id,
      before,
      after: { ...columns, search_text: searchTextOf(temple, before.list_words) },
    });
  }
  await index(db, indexed);
  await moveIdentifiers(db, changes);
  await moveBlocks(db, changes);
  if (touched) for (const change of changes) for (const tag of tagsOf(change)) touched.add(tag);
  const revisions = changes.map(revisionOf);
  // saving what is there already is no change
  const telling = revisions.filter(
    ({ action, details }) => action !== "update" || Object.keys(details.after).length > 0,
  );
  await note(db, telling, { now, by });
}

/** What moves from one temple to another changes the figures of both, which lists show. */
const tagsOf = ({ before, temple, action }: TempleChange): ContentTag[] => [
  ...tagsOfTempleChange(before.id, recordOf(before), temple),
  ...(action === "merge" || action === "unmerge" ? tagsOfCard(before.id) : []),
];

type Noted = { action: string; id: number; details: FieldChanges };

const revisionOf = ({ before, temple, action, reverts, facts }: TempleChange): Noted => ({
  action: action ?? "update",
  id: before.id,
  details: { ...differences(recordOf(before), temple), ...(reverts !== undefined && { reverts }), ...facts },
});

const note = (db: Db, revisions: readonly Noted[], { now, by }: Change): Promise<void> =>
  writeAudits(
    db,
    revisions.map(
      ({ action, id, details }): AuditEntry => ({
        actor: by.actor,
        origin: by.origin,
        ...(by.partOf !== undefined && { partOf: by.partOf }),
        at: now.toISOString(),
        action: `temple.${action}`,
        kind: "temple",
        itemId: id,
        details,
      }),
    ),
  );

/** An archived temple holds no number of a source: whoever it was merged into has them. */
async function moveIdentifiers(db: Db, changes: readonly TempleChange[]): Promise<void> {
  const isArchived = (status: string) => status === "archived";
  const moved = changes.filter(
    ({ before, temple }) =>
      before.identifiers !== JSON.stringify(temple.identifiers) ||
      (before.identifiers !== "[]" && isArchived(before.status) !== isArchived(temple.status)),
  );
  for (const { before } of moved) {
    await db.deleteFrom("temple_identifiers").where("temple_id", "=", before.id).execute();
  }
  const held = moved.filter(({ temple }) => !isArchived(temple.status));
  await storeIdentifiers(
    db,
    held.map(({ before, temple }) => ({ id: before.id, identifiers: temple.identifiers })),
  );
}

async function moveAddress(db: Db, id: number, from: string, to: string): Promise<void> {
  await db.deleteFrom("temple_slugs").where("slug", "=", to).where("temple_id", "=", id).execute();
  await db.insertInto("temple_slugs").values({ slug: from, temple_id: id }).execute();
}
