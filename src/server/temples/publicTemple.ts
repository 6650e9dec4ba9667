import { sql } from "kysely";
import { compiledQueries } from "../db/compiledQueries";
import type { Db } from "../db/open";
import { notFound } from "../errors";
import { findMergedInto } from "./mergedInto";
import type { TempleRow } from "./record";

export type PublicTempleRef = {
  id: number;
  name: string;
  slug: string;
  imageUrl: string | null;
  deityKey: string;
  state: string;
  tradition: string | null;
  worship: string | null;
  /** as they are stored */
  closures: string;
  ownFestivals: string;
};

/** The temple visitors see under this id, slug or former slug, also of one that was merged into it; refuses with 404 one they do not see. */
export async function getPublicTemple(db: Db, idOrSlug: string): Promise<PublicTempleRef> {
  const id = /^\d+$/.test(idOrSlug) ? Number(idOrSlug) : await idOfSlug(db, idOrSlug);
  if (id === undefined || id > 2_147_483_647) return notFound();
  const row = (await findActive(db, id)) ?? (await findActive(db, (await findMergedInto(db, id))?.id));
  if (!row) return notFound();
  const { id: found, name, slug, image_url: imageUrl, deity_key: deityKey, own_festivals: ownFestivals } = row;
  const { state, tradition, worship, closures } = row;
  return { id: found, name, slug, imageUrl, deityKey, state, tradition, worship, closures, ownFestivals };
}

const columns = [
  "id",
  "name",
  "slug",
  "image_url",
  "deity_key",
  "state",
  "tradition",
  "worship",
  "closures",
  "own_festivals",
] as const satisfies readonly (keyof TempleRow)[];
type Row = Pick<TempleRow, (typeof columns)[number]>;

/** Each part of a temple's page asks for it. */
const active = compiledQueries<"id", Row>(
  () => sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from temples
    where id = ${0} and status = 'active'`,
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
