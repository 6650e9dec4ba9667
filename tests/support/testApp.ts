import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { pino } from "pino";
import { afterAll, onTestFinished } from "vitest";
import type { AccountRole, Role } from "../../src/contract/roles";
import { buildApp } from "../../src/server/app";
import { type Engine, openDatabase } from "../../src/server/db/open";
import type { Tables } from "../../src/server/db/schema";
import { readEnv } from "../../src/server/env";
import { type Caller, callerWith, createAccount, type TestAccount, type WantedAccount } from "./callers";
import { testNow } from "./clock";
import { freshPlace } from "./places";

export type { Caller, TestAccount } from "./callers";

/** What signs the tokens of the tests. */
export const SECRET = "the secret of the tests, 32 letters";

export type TestAppOptions = {
  /** Variables as a deployment sets them, on top of a demo one with a database of its own. */
  env?: Record<string, string>;
  /** The instant it is for the app, at which its clock stands; the one clock of the tests unless said. */
  now?: string;
  /** The secrets of the server, the one that signs first. */
  secrets?: readonly string[];
  /** With the bundled temples instead of empty tables. */
  seeded?: boolean;
  /** Takes the lines of the log, which is silent otherwise. */
  log?: (line: string) => void;
  /** Adds to the app before it is ready. */
  with?: (app: FastifyInstance) => void;
};

export type TestApp = {
  app: FastifyInstance;
  db: Kysely<Tables>;
  engine: Engine;
  visitor: Caller;
  /** The one account of this role, made in the database on its first call. */
  as: (role: Role) => Caller;
  /** Another account, with the password `PASSWORD` of the factories. */
  anAccount: (wanted?: WantedAccount) => Promise<TestAccount>;
  clock: { set: (instant: string) => void };
  close: () => Promise<void>;
};

/** A real app on a fresh database of the engine under test; both are gone when the test ends. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const opened = await openApp(options);
  onTestFinished(opened.close);
  return opened;
}

/** One app for all tests of a file that only read; called at the top of the file. */
export async function sharedApp(options: TestAppOptions = {}): Promise<TestApp> {
  const opened = openApp(options);
  afterAll(async () => (await opened).close());
  return opened;
}

async function openApp(options: TestAppOptions): Promise<TestApp> {
  const place = await freshPlace(options.seeded ? "seeded" : "empty");
  const env = readEnv({ LOG_LEVEL: "silent", DATABASE_POOL: "4", ...place.variables, ...options.env });
  const clock = { instant: options.now };
  const app = await buildApp({
    env,
    database: await openDatabase(env),
    now: () => (clock.instant ? new Date(clock.instant) : testNow()),
    ...(options.log && { logger: pino({ level: "debug" }, { write: options.log }) }),
    version: "0.0.0-test",
    jwtSecrets: options.secrets ?? [SECRET],
  });
  const close = async () => {
    await app.close();
    await place.remove();
  };
  try {
    options.with?.(app);
    await app.ready();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...people(app),
    app,
    db: app.db,
    engine: app.engine,
    clock: { set: (instant) => Object.assign(clock, { instant }) },
    close,
  };
}

/** Who can call the app. */
function people(app: FastifyInstance): Pick<TestApp, "visitor" | "as" | "anAccount"> {
  const accounts = new Map<Role, Promise<TestAccount>>();
  const account = (role: AccountRole) => {
    const known = accounts.get(role) ?? createAccount(app, { role });
    accounts.set(role, known);
    return known;
  };
  return {
    visitor: callerWith(app, async () => undefined),
    as: (role) => callerWith(app, async () => (role === "VISITOR" ? undefined : (await account(role)).signIn())),
    anAccount: (wanted = {}) => createAccount(app, wanted),
  };
}
