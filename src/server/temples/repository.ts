import { sql } from "kysely";
import type { LatLng } from "../../domain/distance";
import { compiledQueries } from "../db/compiledQueries";
import type { Db } from "../db/open";
import { nearby } from "../search/search";
import { cardColumns } from "./cards";
import { matchKeyInCity } from "./keys";
import { type PageRow, pageColumns } from "./present";
import type { TempleRow } from "./record";

const columns = sql.join([...cardColumns, ...pageColumns].map((column) => sql.ref(column)));

const publicTemple = compiledQueries<"id" | "slug", PageRow>(
  (key) => sql`select ${columns} from temples where ${sql.ref(key)} = ${""} and status = 'active'`,
);

/** The public temple with this id, or undefined. */
export async function findPublicTemple(db: Db, id: number): Promise<PageRow | undefined> {
  const [row] = await publicTemple(db, "id", [id]);
  return row;
}

/** The public temple with this address, or undefined. */
export async function findPublicTempleBySlug(db: Db, slug: string): Promise<PageRow | undefined> {
  const [row] = await publicTemple(db, "slug", [slug]);
  return row;
}

/** The present address of the public temple that had this one, or undefined. */
export async function findMovedSlug(db: Db, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("temple_slugs")
    .innerJoin("temples", "temples.id", "temple_slugs.temple_id")
    .select("temples.slug")
    .where("temple_slugs.slug", "=", slug)
    .where("temples.status", "=", "active")
    .executeTakeFirst();
  return row?.slug;
}

/** The temple with this id whatever its status, or undefined. */
export function findTemple(db: Db, id: number): Promise<TempleRow | undefined> {
  return db.selectFrom("temples").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Temples with these ids, whatever their status, in no order. */
export async function findTemples(db: Db, ids: readonly number[]): Promise<TempleRow[]> {
  // PostgreSQL knows no list of none
  if (ids.length === 0) return [];
  return db.selectFrom("temples").selectAll().where("id", "in", ids).execute();
}

export type Likeness = { name: string; city?: string; position?: LatLng };
const SAME_PLACE_KM = 0.15;
const LIKENESSES = 10;

/** Ids of public temples that may be the one described: within 150 m, or of the same folded name in the city. */
export async function findSimilar(db: Db, { name, city, position }: Likeness): Promise<number[]> {
  const near = position ? await nearby(db, { position, radiusKm: SAME_PLACE_KM }) : [];
  const named = city ? await idsNamed(db, name, city) : [];
  return [...new Set([...near, ...named].map(({ id }) => id))].slice(0, LIKENESSES);
}

function idsNamed(db: Db, name: string, city: string): Promise<{ id: number }[]> {
  const key = matchKeyInCity(name, city);
  return db
    .selectFrom("temples")
    .select("id")
    .where("match_key", ">=", key)
    .where("match_key", "<", `${key}\uffff`)
    .where("status", "=", "active")
    .orderBy("id")
    .limit(LIKENESSES)
    .execute();
}
