import { ImportMapping, ImportRepair, SPELLING } from "../../../contract/imports";
import type { Db } from "../../db/open";
import { isTellingSource } from "../plan/sourceNumbers";
import type { ImportJob } from "./jobs";

type Owner = Pick<ImportJob, "user_id" | "noun">;
type OfSource = { mapping: ImportMapping; spellings: ImportRepair[] };
const nothing: OfSource = { mapping: {}, spellings: [] };

/** What an account chose for the last list of a source; nothing where it never did. */
export async function findSource(db: Db, { user_id, noun }: Owner, source: string): Promise<OfSource> {
  if (user_id === null || !isTellingSource(source)) return nothing;
  const row = await db
    .selectFrom("import_sources")
    .select(["mapping", "spellings"])
    .where("user_id", "=", user_id)
    .where("noun", "=", noun)
    .where("source", "=", source)
    .executeTakeFirst();
  if (!row) return nothing;
  return {
    mapping: ImportMapping.parse(JSON.parse(row.mapping)),
    spellings: ImportRepair.array().parse(JSON.parse(row.spellings)),
  };
}

/** Repairs of spellings among others: these hold for the next list as well. */
export const spellingsIn = (repairs: readonly ImportRepair[]): ImportRepair[] =>
  repairs.filter(({ reason }) => reason === SPELLING);

/** Remembers what an account chose for lists of a source; of columns and spellings what is not given stays. */
export async function rememberSource(
  db: Db,
  userId: number,
  { noun, list_source: source }: Pick<ImportJob, "noun" | "list_source">,
  chosen: Partial<OfSource>,
  now: Date,
): Promise<void> {
  if (!isTellingSource(source)) return;
  const before = await findSource(db, { user_id: userId, noun }, source);
  const { mapping, spellings } = { ...before, ...chosen };
  const values = {
    mapping: JSON.stringify(mapping),
    spellings: JSON.stringify(spellings),
    chosen_at: now.toISOString(),
  };
  await db
    .insertInto("import_sources")
    .values({ user_id: userId, noun, source, ...values })
    .onConflict((conflict) => conflict.columns(["user_id", "noun", "source"]).doUpdateSet(values))
    .execute();
}

const MOST_LISTED = 100;

/** The sources that an account chose something for, those of late first. */
export async function listSources(db: Db, userId: number, noun: string): Promise<string[]> {
  const rows = await db
    .selectFrom("import_sources")
    .select("source")
    .where("user_id", "=", userId)
    .where("noun", "=", noun)
    .orderBy("chosen_at", "desc")
    .orderBy("source")
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ source }) => source);
}
