import { ImportPreview } from "../../../contract/importLayout";
import type { Db } from "../../db/open";

const nothing: ImportPreview = { rows: [], head: [], first: null, last: null };

/** Keeps how a sheet begins, in the place of what was kept of it before. */
export async function storePreview(db: Db, importId: number, preview: ImportPreview = nothing): Promise<void> {
  const kept = { preview: JSON.stringify(preview) };
  await db
    .insertInto("import_previews")
    .values({ import_id: importId, ...kept })
    .onConflict((conflict) => conflict.column("import_id").doUpdateSet(kept))
    .execute();
}

/** How the sheet of an import begins; nothing for one that was not read yet, or is forgotten. */
export async function findPreview(db: Db, importId: number): Promise<ImportPreview> {
  const row = await db
    .selectFrom("import_previews")
    .select("preview")
    .where("import_id", "=", importId)
    .executeTakeFirst();
  return row ? ImportPreview.parse(JSON.parse(row.preview)) : nothing;
}

export async function forgetPreview(db: Db, importId: number): Promise<void> {
  await db.deleteFrom("import_previews").where("import_id", "=", importId).execute();
}
