import { sql } from "kysely";
import { z } from "zod";
import { chunks } from "../db/bulk";
import type { Db } from "../db/open";
import { owned } from "../temples/templeTables";
import { MovedEntry } from "./listEntries";
import { giveVisitsBack, moveVisits } from "./visitSums";

const ROWS_AT_ONCE = 500;

const ids = z.array(z.int());
const keys = z.array(z.int().or(z.string()));
const Field = z.record(z.string(), z.unknown());

/** What a merge moved, stored as JSON, so that it can be undone. */
export const Moved = z.object({
  rows: z.record(z.string(), keys),
  /** people who had saved both temples; of theirs the second was dropped */
  droppedFavourites: z.array(z.object({ user_id: z.int(), saved_at: z.string() })),
  /** `named`: which of the shared ones the console had named for the temple that went */
  managers: z.object({ moved: ids, shared: ids, named: ids.optional() }),
  slugs: z.array(z.string()),
  /** whether the agreement to be paid here came over; a temple has one */
  authorisation: z.boolean(),
  visits: z.array(z.object({ day: z.string(), visits: z.int() })),
  listEntries: z.array(MovedEntry),
  /** the kept temple's fields that the merge changed */
  fields: z.object({ before: Field, after: Field }),
});
export type Moved = z.infer<typeof Moved>;
type Rows = Omit<Moved, "fields" | "listEntries">;

type Ends = { from: { id: number; slug: string }; to: { id: number } };

/** Gives all that hangs on one temple to another, its addresses included; places in lists are moved by `listEntries`. */
export async function moveAll(db: Db, { from, to }: Ends): Promise<Rows> {
  const rows: Rows["rows"] = {};
  for (const table of owned) rows[table] = await moveRows(db, table, from.id, to.id);
  const droppedFavourites = await dropShared(db, from.id, to.id);
  rows.favourites = await moveRows(db, "favourites", from.id, to.id);
  return {
    rows,
    droppedFavourites,
    managers: await moveManagers(db, from.id, to.id),
    slugs: await moveSlugs(db, from, to.id),
    authorisation: await moveAuthorisation(db, from.id, to.id),
    visits: await moveVisits(db, from.id, to.id),
  };
}

/** The other way round; what went elsewhere or is gone since stays so. */
export async function giveBack(db: Db, { from, to }: Ends, moved: Moved): Promise<void> {
  for (const [table, rowIds] of Object.entries(moved.rows)) {
    for (const chunk of chunks(rowIds, ROWS_AT_ONCE)) {
      await sql`update ${sql.table(table)} set temple_id = ${from.id}
        where temple_id = ${to.id} and id in (${sql.join([...chunk])})`.execute(db);
    }
  }
  await saveAgain(db, from.id, moved.droppedFavourites);
  await giveManagersBack(db, { from, to }, moved.managers);
  await db.deleteFrom("temple_slugs").where("slug", "=", from.slug).where("temple_id", "=", to.id).execute();
  if (moved.slugs.length > 0) {
    await db
      .updateTable("temple_slugs")
      .set({ temple_id: from.id })
      .where("slug", "in", moved.slugs)
      .where("temple_id", "=", to.id)
      .execute();
  }
  if (moved.authorisation) await moveAuthorisation(db, to.id, from.id);
  await giveVisitsBack(db, moved.visits, to.id, from.id);
}

async function moveRows(db: Db, table: string, from: number, to: number): Promise<(number | string)[]> {
  const { rows } = await sql<{ id: number | string }>`
    update ${sql.table(table)} set temple_id = ${to} where temple_id = ${from} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A temple with an agreement of its own keeps it. */
async function moveAuthorisation(db: Db, from: number, to: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("payment_authorisations")
    .set({ temple_id: to })
    .where("temple_id", "=", from)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("payment_authorisations as own").select("own.temple_id").where("own.temple_id", "=", to))),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whoever saved both keeps the one that stays. */
async function dropShared(db: Db, from: number, to: number): Promise<Rows["droppedFavourites"]> {
  const { rows } = await sql<Rows["droppedFavourites"][number]>`
    delete from favourites where temple_id = ${from}
      and user_id in (select user_id from favourites where temple_id = ${to})
    returning user_id, saved_at`.execute(db);
  return rows;
}

/** Accounts that were deleted since have nothing saved any more. */
async function saveAgain(db: Db, templeId: number, dropped: Rows["droppedFavourites"]): Promise<void> {
  for (const { user_id, saved_at } of dropped) {
    await sql`insert into favourites (user_id, temple_id, saved_at)
      select id, ${sql.lit(templeId)}, ${saved_at} from users where id = ${user_id}
      on conflict (user_id, temple_id) do nothing`.execute(db);
  }
}

const managersOf = (db: Db, templeId: number) =>
  db.selectFrom("temple_managers").select(["user_id", "named_at"]).where("temple_id", "=", templeId).execute();

const idsOf = (rows: readonly { user_id: number }[]) => rows.map(({ user_id }) => user_id);

async function moveManagers(db: Db, from: number, to: number): Promise<Rows["managers"]> {
  const theirs = await managersOf(db, from);
  const own = new Set(idsOf(await managersOf(db, to)));
  const [moved, shared] = [
    theirs.filter(({ user_id }) => !own.has(user_id)),
    theirs.filter(({ user_id }) => own.has(user_id)),
  ];
  if (moved.length > 0) {
    await db
      .insertInto("temple_managers")
      .values(moved.map((row) => ({ ...row, temple_id: to })))
      .execute();
  }
  await db.deleteFrom("temple_managers").where("temple_id", "=", from).execute();
  const named = shared.filter(({ named_at }) => named_at !== null);
  return { moved: idsOf(moved), shared: idsOf(shared), named: idsOf(named) };
}

/** Whoever was taken off since is not given back. */
async function giveManagersBack(db: Db, { from, to }: Ends, { moved, shared, named }: Rows["managers"]): Promise<void> {
  const answers = new Set([...moved, ...(named ?? [])]);
  for (const user of [...moved, ...shared]) {
    await sql`insert into temple_managers (temple_id, user_id, named_at)
      select ${sql.lit(from.id)}, user_id, ${answers.has(user) ? sql.ref("named_at") : sql`null`} from temple_managers
      where temple_id = ${to.id} and user_id = ${user} on conflict do nothing`.execute(db);
  }
  if (moved.length === 0) return;
  await db.deleteFrom("temple_managers").where("temple_id", "=", to.id).where("user_id", "in", moved).execute();
}

/** All addresses of the one lead to the other; answers the former ones. */
async function moveSlugs(db: Db, from: Ends["from"], to: number): Promise<string[]> {
  const former = await db
    .updateTable("temple_slugs")
    .set({ temple_id: to })
    .where("temple_id", "=", from.id)
    .returning("slug")
    .execute();
  await db.insertInto("temple_slugs").values({ slug: from.slug, temple_id: to }).execute();
  return former.map(({ slug }) => slug);
}
