import type { Db } from "../db/open";

const FACT = "backup.last";

/** Notes in the database itself when it was last copied, so that every process knows, wherever the archive is. */
export async function noteBackup(db: Db, { at, bytes }: { at: string; bytes: number }): Promise<void> {
  const value = `${at} ${bytes}`;
  await db
    .insertInto("facts")
    .values({ name: FACT, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** When the database was last copied, and the size of the archive in bytes; null when it never was. */
export async function lastBackup(db: Db): Promise<{ at: string; size_bytes: number } | null> {
  const row = await db.selectFrom("facts").select("value").where("name", "=", FACT).executeTakeFirst();
  const [at, bytes] = row?.value.split(" ") ?? [];
  return at && bytes ? { at, size_bytes: Number(bytes) } : null;
}
