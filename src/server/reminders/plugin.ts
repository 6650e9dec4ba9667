import fp from "fastify-plugin";
import { queueReminders } from "./queue";

declare module "fastify" {
  interface FastifyInstance {
    /** Queues in the outbox what people are to be reminded of now; answers how many messages. */
    queueReminders: () => Promise<number>;
  }
}

const EVERY_MS = 30_000;

/** Looks twice a minute, while the process listens, who is to be reminded of what, and sends it. */
export const reminding = fp(async (app) => {
  app.decorate("queueReminders", () => queueReminders(app));
  app.addHook("onListen", async () =>
    app.repeat("queueing reminders", EVERY_MS, async () => {
      if ((await app.queueReminders()) > 0) await app.sendMail();
    }),
  );
});
