import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { z } from "zod";
import type { Db } from "../db/open";

/** The pair by which push services know this server (VAPID), both as base64url. */
export type PushKeys = { publicKey: string; privateKey: string };

declare module "fastify" {
  interface FastifyInstance {
    /** The pair of this deployment: the configured one, else the one that the first process made and stored. */
    pushKeys: () => Promise<PushKeys>;
  }
}

const NAME = "push-keys";
const Stored = z.object({ publicKey: z.string(), privateKey: z.string() });
type App = Pick<FastifyInstance, "db" | "env" | "seal" | "unseal">;

export const pushKeys = fp(async (app) => {
  let known: Promise<PushKeys> | undefined;
  app.decorate("pushKeys", () => {
    known ??= keysOf(app).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  });
  app.addHook("onListen", async () => app.background("making push keys", app.pushKeys));
});

async function keysOf(app: App): Promise<PushKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = app.env;
  if (publicKey && privateKey) return { publicKey, privateKey };
  const { value, keys } = await storedKeys(app);
  if (keys) return keys;
  const { default: webPush } = await import("web-push");
  await putKeys(app.db, value, app.seal(JSON.stringify(webPush.generateVAPIDKeys()), NAME));
  const kept = (await storedKeys(app)).keys;
  if (!kept) throw new Error("another process made push keys that this one has no secret for");
  return kept;
}

/** What is stored, and the pair in it; none where it was sealed by a secret that this server does not have. */
async function storedKeys({ db, unseal }: Pick<App, "db" | "unseal">): Promise<{ value?: string; keys?: PushKeys }> {
  const row = await db.selectFrom("facts").select("value").where("name", "=", NAME).executeTakeFirst();
  const text = row && unseal(row.value, NAME);
  return { ...row, ...(text !== undefined && { keys: Stored.parse(JSON.parse(text)) }) };
}

/** Of two processes that start at once, the first one's stay; a pair that nobody can read gives way. */
async function putKeys(db: Db, unreadable: string | undefined, value: string): Promise<void> {
  await db
    .insertInto("facts")
    .values({ name: NAME, value })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ value })
        .where("facts.value", "=", unreadable ?? ""),
    )
    .execute();
}

/** Seals the stored pair anew where an earlier secret of the server sealed it. */
export async function resealPushKeys({ db, resealed }: Pick<FastifyInstance, "db" | "resealed">): Promise<void> {
  const row = await db.selectFrom("facts").select("value").where("name", "=", NAME).executeTakeFirst();
  const value = row && resealed(row.value, NAME);
  if (value !== undefined) await db.updateTable("facts").set({ value }).where("name", "=", NAME).execute();
}
