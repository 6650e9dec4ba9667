import { createHash } from "node:crypto";
import { ImportHeader, ImportMapping } from "../../../contract/imports";
import type { Db } from "../../db/open";
import type { ImportJob } from "./jobs";

/** Lists of different headers that are remembered for an account; then those chosen longest ago go. */
const MOST_KEPT = 100;

/** The same for the same headers in any order. */
const keyOf = (headers: readonly string[]) =>
  createHash("sha256")
    .update(JSON.stringify([...new Set(headers)].filter((header) => header.trim() !== "").sort()))
    .digest("hex");

/** What the account chose for the columns of the last list with these headers; nothing where it never did. */
export async function findMapping(
  db: Db,
  { user_id, noun }: Pick<ImportJob, "user_id" | "noun">,
  headers: readonly string[],
): Promise<ImportMapping> {
  if (user_id === null) return {};
  const row = await db
    .selectFrom("import_mappings")
    .select("mapping")
    .where("user_id", "=", user_id)
    .where("noun", "=", noun)
    .where("headers_key", "=", keyOf(headers))
    .executeTakeFirst();
  return row ? ImportMapping.parse(JSON.parse(row.mapping)) : {};
}

/** Remembers what an account chose for the columns of an import, or that it chose nothing. */
export async function rememberMapping(
  db: Db,
  userId: number,
  job: Pick<ImportJob, "noun" | "headers">,
  mapping: ImportMapping,
  now: Date,
): Promise<void> {
  const headers = ImportHeader.array().parse(JSON.parse(job.headers));
  const key = {
    user_id: userId,
    noun: job.noun,
    headers_key: keyOf(headers.map(({ header }) => header)),
  };
  const chosen = { mapping: JSON.stringify(mapping), chosen_at: now.toISOString() };
  await db
    .insertInto("import_mappings")
    .values({ ...key, ...chosen })
    .onConflict((conflict) => conflict.columns(["user_id", "noun", "headers_key"]).doUpdateSet(chosen))
    .execute();
  await forgetOldest(db, userId);
}

async function forgetOldest(db: Db, userId: number): Promise<void> {
  const old = await db
    .selectFrom("import_mappings")
    .select(["noun", "headers_key"])
    .where("user_id", "=", userId)
    .orderBy("chosen_at", "desc")
    .orderBy("headers_key")
    .limit(MOST_KEPT)
    .offset(MOST_KEPT)
    .execute();
  for (const { noun, headers_key } of old) {
    await db
      .deleteFrom("import_mappings")
      .where("user_id", "=", userId)
      .where("noun", "=", noun)
      .where("headers_key", "=", headers_key)
      .execute();
  }
}
