import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Client } from "pg";
import { z } from "zod";
import type { ContentTag } from "../contentTags";

const CHANNEL = "content";
const CONNECTED_AGAIN_MS = 5_000;
/** PostgreSQL takes less than 8,000 bytes. */
const LONGEST = 7_000;
const Message = z.object({ from: z.string(), tags: z.array(z.custom<ContentTag>((tag) => typeof tag === "string")) });

/** What another process wrote; undefined of what anybody else sent to the channel. */
function messageIn(payload: string): z.infer<typeof Message> | undefined {
  try {
    return Message.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/**
 * Processes on one PostgreSQL tell each other what was changed; answers what to call with each change of this one.
 * Behind a pooler that hands on no notifications, and with SQLite, cached pages of others last as long as they do.
 */
export async function tellProcesses(app: FastifyInstance, changed: (tags: Iterable<ContentTag>) => void) {
  const { db, engine, env } = app;
  if (engine !== "postgres") return changed;
  const from = randomUUID();
  const { default: pg } = await import("pg");
  let listening: Client | undefined;
  const listen = async () => {
    if (listening) return;
    const client = new pg.Client({
      connectionString: env.DATABASE_URL,
      keepAlive: true,
      connectionTimeoutMillis: CONNECTED_AGAIN_MS,
    });
    const lost = () => {
      if (listening === client) listening = undefined;
      client.end().catch(() => undefined);
    };
    client.on("error", lost).on("end", lost);
    client.on("notification", ({ payload = "" }) => {
      const message = messageIn(payload);
      if (message && message.from !== from) changed(message.tags);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      listening = client;
      changed(["everything"]); // nobody told what happened before
    } catch {
      lost(); // the database's absence is noticed, and told, by those who need it
    }
  };
  // before the first page is cached, which the first message would otherwise make void
  app.addHook("onReady", async () => {
    await listen();
    app.repeat("listening to other processes", CONNECTED_AGAIN_MS, listen);
  });
  app.addHook("onClose", async () => listening?.end());
  return (tags: Iterable<ContentTag>) => {
    const all = [...tags];
    changed(all);
    const message = JSON.stringify({ from, tags: all });
    const told = message.length > LONGEST ? JSON.stringify({ from, tags: ["everything"] }) : message;
    app.background("telling other processes", () => sql`select pg_notify(${CHANNEL}, ${told})`.execute(db));
  };
}
