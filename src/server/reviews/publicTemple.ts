import { sql } from "kysely";
import { keptQueries } from "../db/keptQueries";
import type { Db } from "../db/open";
import { notFound } from "../errors";
import { findKeptTemple } from "../merges/repository";
import type { TempleRow } from "../temples/record";

export type PublicTempleRef = {
  id: number;
  name: string;
  slug: string;
  imageUrl: string | null;
  deityKey: string;
  state: string;
};

/** The temple visitors see under this id, slug or former slug, also of one that was merged into it; refuses with 404 one they do not see. */
export async function getPublicTemple(db: Db, idOrSlug: string): Promise<PublicTempleRef> {
  const id = /^\d+$/.test(idOrSlug) ? Number(idOrSlug) : await idOfSlug(db, idOrSlug);
  if (id === undefined || id > 2_147_483_647) return notFound();
  const row = (await findActive(db, id)) ?? (await findActive(db, (await findKeptTemple(db, id))?.id));
  if (!row) return notFound();
  const { id: found, name, slug, image_url: imageUrl, deity_key: deityKey, state } = row;
  return { id: found, name, slug, imageUrl, deityKey, state };
}

type Row = Pick<TempleRow, "id" | "name" | "slug" | "image_url" | "deity_key" | "state">;

/** Each part of a temple's page asks for it. */
const active = keptQueries<"id", Row>(
  () => sql`select id, name, slug, image_url, deity_key, state from temples where id = ${0} and status = 'active'`,
);

async function findActive(db: Db, id: number | undefined) {
  return id === undefined ? undefined : (await active(db, "id", [id]))[0];
}

async function idOfSlug(db: Db, slug: string): Promise<number | undefined> {
  const present = await db.selectFrom("temples").select("id").where("slug", "=", slug).executeTakeFirst();
  if (present) return present.id;
  const former = await db.selectFrom("temple_slugs").select("temple_id").where("slug", "=", slug).executeTakeFirst();
  return former?.temple_id;
}
