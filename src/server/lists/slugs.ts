import { slugOf, uniqueSlug } from "../../domain/slugs";
import type { Db } from "../db/open";

/** The present address of the list that had this one, or undefined. */
export async function findMovedSlug(db: Db, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("temple_list_slugs as s")
    .innerJoin("temple_lists as l", "l.id", "s.list_id")
    .select("l.slug")
    .where("s.slug", "=", slug)
    .executeTakeFirst();
  return row?.slug;
}

/** Whether a list other than `exceptId` has or had this address: an old one keeps leading where it led. */
export async function isSlugTaken(db: Db, slug: string, exceptId?: number): Promise<boolean> {
  const owners = (await listSlugs(db)).filter((one) => one.slug === slug);
  return owners.some(({ list_id }) => list_id !== exceptId);
}

/** A free address for a list of this name. */
export async function freeSlug(db: Db, name: string): Promise<string> {
  return uniqueSlug(slugOf(name), new Set((await listSlugs(db)).map(({ slug }) => slug)));
}

/** Lets the address that a list had lead to the new one. */
export async function moveAddress(db: Db, id: number, from: string, to: string): Promise<void> {
  await db.deleteFrom("temple_list_slugs").where("slug", "=", to).where("list_id", "=", id).execute();
  await db.insertInto("temple_list_slugs").values({ slug: from, list_id: id }).execute();
}

/** Present and former addresses. There are dozens of lists at most. */
const listSlugs = (db: Db) =>
  db
    .selectFrom("temple_lists")
    .select(["slug", "id as list_id"])
    .unionAll(db.selectFrom("temple_list_slugs").select(["slug", "list_id"]))
    .execute();
