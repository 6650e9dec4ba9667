import { setImmediate } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { sql } from "kysely";
import { chunks } from "../db/bulk";
import type { Db } from "../db/open";
import { statesGoingOn } from "../imports/store/jobs";
import { inTransaction } from "../imports/store/work";
import { noteCrowds } from "../positions/crowds";
import { examineTemples } from "./examine";

declare module "fastify" {
  interface FastifyInstance {
    quality: {
      /** Examines all temples that were changed since they were examined last. */
      examine: () => Promise<void>;
    };
  }
}

const LOOK_AGAIN_MS = 3_000;
const LOOKED_AT_ONCE = 500;
/** A handful of milliseconds: others are answered between two pieces. */
const AT_ONCE = 20;
/** A change may come to light that much later than the moment it names. */
const OVERLAP_MS = 60_000;

/** Keeps what the console counts and filters by in line with the records, a few seconds behind them. */
export const qualityExaminer = fp(async (app) => {
  const seen = { version: -1, since: "" };
  const examineAll = () => examineChanged(app, seen);
  app.decorate("quality", { examine: examineAll });
  let first: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    // a new installation has all of them to examine: the first visitors come before
    first = setTimeout(() => app.repeat("examining temples", LOOK_AGAIN_MS, examineAll), LOOK_AGAIN_MS);
  });
  app.addHook("preClose", async () => clearTimeout(first));
});

/** The state of the temples that was gone through, and from which moment on there may be more. */
type Seen = { version: number; since: string };
type Looked = { id: number; updated_at: string; examined: number | null };

async function examineChanged(app: FastifyInstance, seen: Seen): Promise<void> {
  const { db } = app;
  const { version } = await db.selectFrom("search_version").select("version").executeTakeFirstOrThrow();
  if (version === seen.version) return;
  let last = { updated_at: seen.since, id: 0 };
  for (;;) {
    // what a list brings is examined in one go, once it is in: both write, and one of them at a time
    if (await isImporting(db)) return;
    const looked = await temples(db, last);
    const stale = looked.flatMap(({ id, examined }) => (examined === null ? [id] : []));
    for (const ids of chunks(stale, AT_ONCE)) {
      await setImmediate();
      if (app.isStopping()) return;
      await inTransaction(app, (trx) => examineTemples(trx, ids));
    }
    const end = looked.at(-1);
    if (!end) break;
    last = end;
  }
  await noteCrowds(db);
  const isAny = last.updated_at !== "";
  const since = isAny ? new Date(Date.parse(last.updated_at) - OVERLAP_MS).toISOString() : "";
  Object.assign(seen, { version, since });
}

const isImporting = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("imports").select("id").where("state", "in", statesGoingOn).limit(1).execute()).length > 0;

/** The next temples in the order of their changes, with the version that was examined where it is the present one. */
async function temples(db: Db, { updated_at, id }: Pick<Looked, "updated_at" | "id">): Promise<Looked[]> {
  const { rows } = await sql<Looked>`
    select t.id, t.updated_at, q.version as examined
    from temples t left join temple_quality q on q.temple_id = t.id and q.version = t.version
    where (t.updated_at, t.id) > (${updated_at}, ${id})
    order by t.updated_at, t.id limit ${LOOKED_AT_ONCE}`.execute(db);
  return rows;
}
