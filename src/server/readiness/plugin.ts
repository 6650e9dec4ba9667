import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { type DegradedReason, type Readiness, UnreadyReason } from "../../contract/platform";
import { openPostgresForProbes } from "../db/postgres";
import { hasPictures, hasSchema, hasSearchIndex, isThere, isWorking } from "./checks";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether this process can answer what it should, as of a second ago at most. */
    readiness: () => Promise<Readiness>;
  }
}

/** Probes give up after a second or two; what takes longer is as good as gone. */
const PATIENCE_MS = 1_500;
const KEPT_MS = 1_000;
/** A storage of pictures is somebody else's, and asked less often. */
const PICTURES_KEPT_MS = 10_000;

type Reason = Readiness["reasons"][number];
type Check = () => Promise<boolean>;

/** Looks at what the process depends on, however often it is asked, once in a second. */
export const readiness = fp(async (app) => {
  const { DATABASE_URL: url } = app.env;
  // requests that wait for a connection say nothing about the database
  const db = url ? await openPostgresForProbes(url) : app.db;
  if (url) app.addHook("onClose", () => db.destroy());
  const pictures = kept(PICTURES_KEPT_MS, () => within(() => hasPictures(app)));
  const look = async (): Promise<Readiness> => {
    const reasons = (await within(() => isThere(db))) ? await reasonsOf(app, db, pictures) : ["database" as const];
    return { status: statusOf(reasons), reasons, version: app.release };
  };
  app.decorate("readiness", kept(KEPT_MS, look));
});

async function reasonsOf(app: FastifyInstance, db: FastifyInstance["db"], pictures: Check): Promise<Reason[]> {
  if (!(await within(() => hasSchema(db)))) return ["migrations"];
  const checks: [Exclude<Reason, "database" | "migrations">, Check][] = [
    ["searchIndex", () => within(() => hasSearchIndex(db))],
    ["pictures", pictures],
    ["workerLag", () => within(() => isWorking(db, app))],
  ];
  const [failed, unstored] = await Promise.all([
    Promise.all(checks.map(async ([reason, isFine]) => ((await isFine()) ? [] : [reason]))),
    app.storage.reasons(),
  ]);
  const lost = app.hasLostLimits() ? (["sharedLimits"] as const) : [];
  // the embedded engine answers in its place
  const isWithoutCluster = app.searchCluster !== undefined && app.searchCluster.state !== "ready";
  const unbuilt = isWithoutCluster ? (["searchCluster"] as const) : [];
  return [...failed.flat(), ...unstored, ...lost, ...unbuilt] satisfies (UnreadyReason | DegradedReason)[];
}

function statusOf(reasons: readonly Reason[]): Readiness["status"] {
  if (reasons.some((reason) => UnreadyReason.safeParse(reason).success)) return "unready";
  return reasons.length > 0 ? "degraded" : "ok";
}

/** False also for a check that fails, or that does not answer in time. */
const within = (check: Check): Promise<boolean> =>
  Promise.race([check().catch(() => false), setTimeout(PATIENCE_MS, false, { ref: false })]);

/** One answer for all who ask while it is being found, and for `forMs` afterwards. */
function kept<T>(forMs: number, find: () => Promise<T>): () => Promise<T> {
  let last: { found: Promise<T>; until: number } | undefined;
  return () => {
    if (last && performance.now() < last.until) return last.found;
    const found = find();
    const entry = { found, until: Number.POSITIVE_INFINITY };
    last = entry;
    void found.finally(() => {
      entry.until = performance.now() + forMs;
    });
    return found;
  };
}
