import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { version } from "../../package.json";
import { demoEmails, ensureDemoAccounts } from "./accounts/demo";
import { issueLink } from "./accounts/links";
import { countActive } from "./accounts/repository";
import { buildApp } from "./app";
import { renewBundled } from "./bundled/renewBundled";
import { seedDatabase } from "./bundled/seedDatabase";
import { clockOf } from "./clock";
import { migrate, NewerDatabaseError } from "./db/migrate";
import { type OpenDatabase, openDatabase } from "./db/open";
import { troubleOf } from "./db/troubles";
import { whenThere } from "./db/whenThere";
import { ConfigError, type Env, readEnv } from "./env";
import { noteBundledChecks } from "./positions/bundledChecks";
import { closeDataFolder } from "./privateFiles";
import { ensureSamples } from "./samples/ensureSamples";
import { demoPasswordOf, jwtSecretsOf } from "./secrets";

const STOP_WITHIN_MS = 4_500;
/** Under `npm run dev`; a build has no files of TypeScript. */
const runsFromSource = import.meta.url.endsWith(".ts");

/** Starts the process: configuration, database, first data, listening. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  closeDataFolder(env.DATA_DIR);
  const database = await openDatabase(env);
  const logger = pino({ level: env.LOG_LEVEL });
  const now = clockOf(env);
  await whenThere(() => migrate(database), env.DATABASE_WAIT, logger);
  const [notes, app] = await Promise.all([
    prepare(env, database, now()), // waits for passwords meanwhile
    buildApp({ env, database, now, version, servesSources: runsFromSource, jwtSecrets: jwtSecretsOf(env), logger }),
  ]);
  stopGracefully(app);
  await firstSeasons(app);
  await app.listen({ port: env.PORT, host: env.HOST });
  say([`Temples: ${env.PUBLIC_URL}`, `Console: ${env.PUBLIC_URL}/admin`, ...notes]);
}

/** First data, and what the person at the terminal needs to know about it. */
async function prepare(env: Env, database: OpenDatabase, now: Date): Promise<string[]> {
  if (env.APP_MODE === "demo") {
    await seedDatabase(database, now);
    await renewBundled(database, now);
    await noteBundledChecks(database, now);
    const password = demoPasswordOf(env);
    await ensureDemoAccounts(database.db, password, env.DEMO_PASSWORD !== undefined, now);
    const failed = env.DEMO_SAMPLES === "on" ? await samplesFailure(env, now) : [];
    return [...failed, `Demo accounts, password ${password}:`, ...demoEmails.map((email) => `  ${email}`)];
  }
  if ((await countActive(database.db, "SUPER_ADMIN")) > 0) return [];
  const token = await issueLink(database.db, "setup", null, now);
  return [`No super admin yet. Within 24 hours, once: ${env.PUBLIC_URL}/setup?token=${token}`];
}

/** The first visitor reads the seasons of this year, and no page that was sent changes a moment later. */
const firstSeasons = (app: FastifyInstance): Promise<void> =>
  app.dateSeasons().catch((error: unknown) => app.log.warn({ err: error }, "dating seasons failed"));

/** The product serves without its samples as well. */
const samplesFailure = (env: Env, now: Date): Promise<string[]> =>
  ensureSamples(env, jwtSecretsOf(env), now).then(
    () => [],
    (error: unknown) => [`The samples of the demo could not be written (${error}). DEMO_SAMPLES=off leaves them out.`],
  );

/** On SIGTERM or SIGINT: no new requests, the running ones are answered, the log is checkpointed, exit within 5 s. */
function stopGracefully(app: FastifyInstance): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await app.close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function say(lines: string[]): void {
  process.stdout.write(`\n${lines.join("\n")}\n\n`);
}

/** What the operator can mend is said in a sentence; anything else keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof NewerDatabaseError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    return "The port is in use already. Stop the other program, or set PORT to another one.";
  }
  if (troubleOf(error) === "unavailable") return `The database cannot be reached (${error}). Is DATABASE_URL right?`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
