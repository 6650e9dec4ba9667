import type { Db } from "../db/open";
import { notFound } from "../errors";
import { findKeptTemple } from "../merges/repository";

export type PublicTempleRef = { id: number; name: string; slug: string; imageUrl: string | null };

/** The temple visitors see under this id, slug or former slug, also of one that was merged into it; refuses with 404 one they do not see. */
export async function getPublicTemple(db: Db, idOrSlug: string): Promise<PublicTempleRef> {
  const id = /^\d+$/.test(idOrSlug) ? Number(idOrSlug) : await idOfSlug(db, idOrSlug);
  if (id === undefined || id > 2_147_483_647) return notFound();
  const row = (await findActive(db, id)) ?? (await findActive(db, (await findKeptTemple(db, id))?.id));
  return row ? { id: row.id, name: row.name, slug: row.slug, imageUrl: row.image_url } : notFound();
}

async function findActive(db: Db, id: number | undefined) {
  if (id === undefined) return undefined;
  return db
    .selectFrom("temples")
    .select(["id", "name", "slug", "image_url"])
    .where("id", "=", id)
    .where("status", "=", "active")
    .executeTakeFirst();
}

async function idOfSlug(db: Db, slug: string): Promise<number | undefined> {
  const present = await db.selectFrom("temples").select("id").where("slug", "=", slug).executeTakeFirst();
  if (present) return present.id;
  const former = await db.selectFrom("temple_slugs").select("temple_id").where("slug", "=", slug).executeTakeFirst();
  return former?.temple_id;
}
