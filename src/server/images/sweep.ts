import type { FastifyInstance } from "fastify";
import { settleEditorPictures } from "./editorPictures";

const UNOWNED_FOR_MS = 3_600_000;
const REJECTED_FOR_MS = 7 * 24 * 3_600_000;
const LOOKED_UP_AT_ONCE = 500;

/**
 * Removes files that no photo, product or editor's picture owns for an hour or more (an upload that failed half-way, a
 * deleted temple), and those of photos rejected a week ago. Answers how many files went.
 */
export async function sweepImages(app: FastifyInstance): Promise<number> {
  await forgetRejected(app);
  await settleEditorPictures(app);
  const { storage } = app.images;
  const youngest = app.now().getTime() - UNOWNED_FOR_MS;
  let removed = 0;
  let names: string[] = [];
  const flush = async () => {
    const owned = await ownedKeys(app, names);
    const orphans = names.filter((name) => !owned.has(keyOf(name)));
    for (const name of orphans) await storage.remove(name);
    removed += orphans.length;
    names = [];
  };
  for await (const { name, modifiedAt } of storage.list()) {
    if (modifiedAt.getTime() < youngest) names.push(name);
    if (names.length >= LOOKED_UP_AT_ONCE) await flush();
  }
  await flush();
  return removed;
}

/** What a file belongs to; half-written ones have a longer name and belong to nothing. */
const keyOf = (name: string) => /^([a-z0-9]{24})-\d{1,4}\.(?:avif|webp)$/.exec(name)?.[1] ?? "";

async function ownedKeys(app: FastifyInstance, names: readonly string[]): Promise<Set<string>> {
  const keys = [...new Set(names.map(keyOf))];
  if (keys.length === 0) return new Set();
  const rows = await app.db
    .selectFrom("photos")
    .select("file_key")
    .where("file_key", "in", keys)
    .where("widths", "!=", "")
    .execute();
  const products = await app.db.selectFrom("products").select("picture_key").where("picture_key", "in", keys).execute();
  const shown = products.flatMap(({ picture_key }) => picture_key ?? []);
  const sent = await app.db.selectFrom("editor_pictures").select("file_key").where("file_key", "in", keys).execute();
  return new Set([...[...rows, ...sent].map(({ file_key }) => file_key), ...shown]);
}

/** A photo rejected a week ago keeps its row and loses its files. */
async function forgetRejected({ db, now }: FastifyInstance): Promise<void> {
  const until = new Date(now().getTime() - REJECTED_FOR_MS).toISOString();
  await db
    .updateTable("photos")
    .set({ widths: "" })
    .where("status", "=", "rejected")
    .where("decided_at", "<", until)
    .where("widths", "!=", "")
    .execute();
}
