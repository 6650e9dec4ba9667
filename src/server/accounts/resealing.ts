import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { longWork } from "../db/longWork";
import { resealPushKeys } from "../push/keys";
import { ownerOf } from "./totp";

/**
 * Where the server has an earlier secret beside the one in use: seals the keys of two-step login and of push messages anew while the process
 * listens, so that the earlier one can be left out afterwards.
 */
export const resealing = fp(async (app) => {
  if (app.keysOf.length < 2) return;
  app.addHook("onListen", async () => app.background("sealing anew", () => resealAll(app)));
});

/** Seals anew what an earlier secret sealed; answers how many there were. */
export const resealAll = (app: Pick<FastifyInstance, "db" | "log" | "resealed">): Promise<number> =>
  longWork(app.db, async (db) => {
    const rows = await db.selectFrom("totp").select(["user_id", "secret"]).orderBy("user_id").execute();
    let count = 0;
    for (const { user_id, secret } of rows) {
      const resealed = app.resealed(secret, ownerOf(user_id));
      if (resealed === undefined) continue;
      // one that was set up anew meanwhile is left alone
      const row = db.updateTable("totp").set({ secret: resealed }).where("user_id", "=", user_id);
      await row.where("secret", "=", secret).execute();
      count++;
    }
    await resealPushKeys({ db, resealed: app.resealed });
    app.log.info({ count }, "keys of two-step login are sealed by the secret in use");
    return count;
  });
