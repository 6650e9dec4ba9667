import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { forgetServed } from "./accounts/forgetServed";
import { sweepSessions } from "./accounts/sessions";
import { sweepStepUps } from "./accounts/stepUp";
import { tidyBookings } from "./bookings/upkeep";
import { longWork } from "./db/longWork";
import { sweepRequestKeys } from "./idempotency";
import { sweepQuotas } from "./quotas";
import { sweepReminders } from "./reminders/repository";
import { purgeTemples } from "./temples/purge";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LETTERS_KEPT_MS = 90 * DAY_MS;
const REMINDED_KEPT_MS = 7 * DAY_MS;

/** Forgets what is over: quotas, answers stored for repeats, claims, open workspaces, used links, sessions, confirmations, old letters,
 * what people were reminded of. */
export async function tidy({ db, now }: Pick<FastifyInstance, "db" | "now">): Promise<void> {
  const at = now();
  await sweepQuotas(db, at);
  await sweepRequestKeys(db, at);
  await sweepSessions(db, at);
  await sweepStepUps(db, at);
  await forgetServed(db, at);
  await db.deleteFrom("moderation_claims").where("expires_at", "<", at.toISOString()).execute();
  const yesterday = new Date(at.getTime() - DAY_MS).toISOString();
  await db.deleteFrom("temple_editors").where("seen_at", "<", yesterday).execute();
  for (const links of ["one_time_links", "email_verifications", "phone_verifications"] as const)
    await db.deleteFrom(links).where("expires_at", "<", yesterday).execute();
  const longAgo = new Date(at.getTime() - LETTERS_KEPT_MS).toISOString();
  await db.deleteFrom("outbox").where("status", "!=", "queued").where("created_at", "<", longAgo).execute();
  await sweepReminders(db, new Date(at.getTime() - REMINDED_KEPT_MS));
}

/** While the process listens: tidies once a day, and removes each hour what nobody can bring back any more. */
export const housekeeping = fp(async (app) => {
  app.addHook("onListen", async () => {
    app.repeat("tidying", DAY_MS, () => longWork(app.db, (db) => tidy({ db, now: app.now })));
    app.repeat("ending bookings", MINUTE_MS, () => tidyBookings(app));
    app.repeat("purging temples", HOUR_MS, async () => {
      const purged = await longWork(app.db, (db) => purgeTemples(db, app.now()));
      if (purged > 0) app.log.info({ purged }, "temples deleted 30 days ago are gone");
    });
  });
});
