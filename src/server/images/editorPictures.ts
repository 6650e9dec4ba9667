import type { FastifyInstance, FastifyRequest } from "fastify";
import type { EditorPicture } from "../../contract/images";
import type { Db } from "../db/open";
import { takeOnePicture } from "./onePicture";
import { photoUrl } from "./repository";

/** How long a picture waits for the record that it was sent for to be saved. */
const WAITS_MS = 7 * 24 * 3_600_000;

/** Stores a picture for an editor's form; no page shows it before a record names its address. */
export async function uploadForEditor(request: FastifyRequest): Promise<EditorPicture> {
  const { db, now } = request.server;
  const picture = await takeOnePicture(request);
  const { file_key, width, height } = picture;
  await db.insertInto("editor_pictures").values({ file_key, created_at: now().toISOString() }).execute();
  return { url: photoUrl(picture), width, height };
}

/**
 * Notes which of the pictures that editors sent stand on a temple now: those stay, since its history may bring them
 * back. Of the others those go that were sent a week ago or more; their files are swept after that.
 */
export async function settleEditorPictures({ db, now }: Pick<FastifyInstance, "db" | "now">): Promise<void> {
  const unused = await db.selectFrom("editor_pictures").select("file_key").where("is_used", "=", 0).execute();
  if (unused.length === 0) return;
  const named = await namedKeys(db);
  for (const { file_key } of unused) {
    if (!named.has(file_key)) continue;
    await db.updateTable("editor_pictures").set({ is_used: 1 }).where("file_key", "=", file_key).execute();
  }
  const until = new Date(now().getTime() - WAITS_MS).toISOString();
  await db.deleteFrom("editor_pictures").where("is_used", "=", 0).where("created_at", "<", until).execute();
}

/** The keys of all pictures of our own that temples name. */
async function namedKeys(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom("temples")
    .select(["image_url", "gallery"])
    .where((eb) => eb.or([eb("image_url", "like", "/images/%"), eb("gallery", "like", "%/images/%")]))
    .execute();
  const texts = rows.map(({ image_url, gallery }) => `${image_url ?? ""} ${gallery}`);
  return new Set(texts.flatMap((text) => [...text.matchAll(/\/images\/([a-z0-9]{24})-/g)].map(([, key = ""]) => key)));
}
