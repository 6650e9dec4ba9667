import { rmSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { chunks } from "../db/bulk";
import type { Db } from "../db/open";
import { pathOf } from "./plan/openStored";
import { forgetFacets } from "./store/facets";
import { forgetGone } from "./store/gone";
import { forgetPreview } from "./store/previews";

const STORED_MS = 30 * 24 * 3_600_000;
const FORGOTTEN_AT_ONCE = 50;

/** Forgets the files and rows of imports of 30 days ago; that they were, and what they did, stays on record. */
export async function sweepImports({ db, imports, now }: FastifyInstance): Promise<void> {
  const until = new Date(now().getTime() - STORED_MS).toISOString();
  const old = await db
    .selectFrom("imports")
    .select(["id", "file_format"])
    .where("created_at", "<", until)
    .where(({ or, eb }) => or([eb("applied_at", "is", null), eb("applied_at", "<", until)]))
    .where("state", "in", ["planned", "applied", "cancelled", "failed", "undone"])
    .where(({ exists, selectFrom, ref }) =>
      exists(selectFrom("import_rows").select("line").where("import_rows.import_id", "=", ref("imports.id"))),
    )
    .limit(FORGOTTEN_AT_ONCE)
    .execute();
  for (const job of old) {
    rmSync(pathOf(imports.folder, job), { force: true });
    rmSync(pathOf(imports.folder, { ...job, file_format: "pbf" }), { force: true });
    await db
      .updateTable("imports")
      .set({ state: "cancelled" })
      .where("id", "=", job.id)
      .where("state", "=", "planned")
      .execute();
    await forgetRows(db, job.id);
  }
}

async function forgetRows(db: Db, id: number): Promise<void> {
  await forgetPreview(db, id);
  await forgetGone(db, id);
  await forgetFacets(db, id);
  for (const table of ["import_rows", "import_items"] as const) {
    for (;;) {
      const rows = await db.selectFrom(table).select("line").where("import_id", "=", id).limit(1_000).execute();
      if (rows.length === 0) break;
      for (const chunk of chunks(rows, 500)) {
        await db
          .deleteFrom(table)
          .where("import_id", "=", id)
          .where(
            "line",
            "in",
            chunk.map(({ line }) => line),
          )
          .execute();
      }
    }
  }
}
