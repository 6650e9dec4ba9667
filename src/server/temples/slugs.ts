import { slugOf, uniqueSlug } from "../../domain/slugs";
import { chunks } from "../db/bulk";
import { queryByKey } from "../db/givenRows";
import type { Db } from "../db/open";

const AT_ONCE = 2_000;

type Named = { slug: string; temple_id: number };
const presentSlugs = queryByKey<Named>("temples", "slug", "text", "slug, id as temple_id");
const oldSlugs = queryByKey<Named>("temple_slugs", "slug", "text", "slug, temple_id");

/** Which of `slugs` a temple other than `exceptId` has, or had: an old address keeps leading where it led. */
export async function takenSlugs(db: Db, slugs: readonly string[], exceptId?: number): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const chunk of chunks([...new Set(slugs)], AT_ONCE)) {
    const [present, old] = await Promise.all([presentSlugs(db, chunk), oldSlugs(db, chunk)]);
    for (const { slug, temple_id } of [...present, ...old]) if (temple_id !== exceptId) taken.add(slug);
  }
  return taken;
}

/** The addresses a temple had before, in order of the alphabet. */
export async function formerSlugs(db: Db, id: number): Promise<string[]> {
  const rows = await db.selectFrom("temple_slugs").select("slug").where("temple_id", "=", id).orderBy("slug").execute();
  return rows.map(({ slug }) => slug);
}

/** A free address for a temple of this name. */
export async function freeSlug(db: Db, name: string, city: string, exceptId?: number): Promise<string> {
  const base = slugOf(name, city);
  const [slug] = await freeSlugsLike(db, [base], { exceptId });
  return slug ?? base;
}

type Place = { name: string; city: string };

/** Free addresses for many temples at once, different from each other too. */
export const freeSlugs = (db: Db, temples: readonly Place[], reserved?: ReadonlySet<string>): Promise<string[]> =>
  freeSlugsLike(
    db,
    temples.map(({ name, city }) => slugOf(name, city)),
    { reserved },
  );

type Limits = { exceptId?: number | undefined; reserved?: ReadonlySet<string> | undefined };

/** The same for what the addresses would best be. */
export async function freeSlugsLike(
  db: Db,
  bases: readonly string[],
  { exceptId, reserved = new Set() }: Limits = {},
): Promise<string[]> {
  const taken = new Set([...(await takenSlugs(db, bases, exceptId)), ...reserved]);
  const numbered = new Set<string>();
  const slugs: string[] = [];
  for (const base of bases) {
    if (taken.has(base) && !numbered.has(base)) {
      numbered.add(base);
      for (const slug of await numberedSlugs(db, base, exceptId)) taken.add(slug);
    }
    const slug = uniqueSlug(base, taken);
    taken.add(slug);
    slugs.push(slug);
  }
  return slugs;
}

/** The addresses that begin like `base-2`, of all temples but one. */
async function numberedSlugs(db: Db, base: string, exceptId: number | undefined): Promise<string[]> {
  const second = uniqueSlug(base, { has: (slug) => slug === base });
  const [from, to] = [second.slice(0, -1), `${second.slice(0, -2)}.`]; // "." follows "-"
  const present = await db
    .selectFrom("temples")
    .select(["slug", "id as temple_id"])
    .where("slug", ">", from)
    .where("slug", "<", to)
    .execute();
  const old = await db
    .selectFrom("temple_slugs")
    .select(["slug", "temple_id"])
    .where("slug", ">", from)
    .where("slug", "<", to)
    .execute();
  return [...present, ...old].filter(({ temple_id }) => temple_id !== exceptId).map(({ slug }) => slug);
}

/** True when the slug was made from the name, not chosen by hand: only such a one follows a new name. */
export function isAutomaticSlug(slug: string, name: string, city: string): boolean {
  const base = slugOf(name, city);
  return slug === base || slug.replace(/-\d+$/, "") === base;
}
