import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { forgetServed } from "./accounts/forgetServed";
import { tidyBookings } from "./bookings/upkeep";
import { sweepRequestKeys } from "./idempotency";
import { sweepQuotas } from "./quotas";
import { purgeTemples } from "./temples/purge";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LETTERS_KEPT_MS = 90 * DAY_MS;

/** Forgets what is over: windows of quotas, answers kept for repeats, claims, used links, letters sent long ago. */
export async function tidy({ db, now }: FastifyInstance): Promise<void> {
  const at = now();
  await sweepQuotas(db, at);
  await sweepRequestKeys(db, at);
  await forgetServed(db, at);
  await db.deleteFrom("moderation_claims").where("expires_at", "<", at.toISOString()).execute();
  const yesterday = new Date(at.getTime() - DAY_MS).toISOString();
  await db.deleteFrom("one_time_links").where("expires_at", "<", yesterday).execute();
  const longAgo = new Date(at.getTime() - LETTERS_KEPT_MS).toISOString();
  await db.deleteFrom("outbox").where("status", "!=", "queued").where("created_at", "<", longAgo).execute();
}

/** While the process listens: tidies once a day, and removes each hour what nobody can bring back any more. */
export const housekeeping = fp(async (app) => {
  app.addHook("onListen", async () => {
    app.repeat("tidying", DAY_MS, () => tidy(app));
    app.repeat("ending bookings", MINUTE_MS, () => tidyBookings(app));
    app.repeat("purging temples", HOUR_MS, async () => {
      const purged = await purgeTemples(app.db, app.now());
      if (purged > 0) app.log.info({ purged }, "temples deleted 30 days ago are gone");
    });
  });
});
