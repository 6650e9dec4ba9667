import type { FastifyInstance, HTTPMethods, InjectOptions, LightMyRequestResponse } from "fastify";
import type { Kysely } from "kysely";
import { pino } from "pino";
import { afterAll, onTestFinished } from "vitest";
import type { AccountRole, Role } from "../../src/contract/roles";
import { signToken } from "../../src/server/accounts/actions";
import { insertAccount } from "../../src/server/accounts/repository";
import { buildApp } from "../../src/server/app";
import { type Engine, openDatabase } from "../../src/server/db/open";
import type { Tables } from "../../src/server/db/schema";
import { readEnv } from "../../src/server/env";
import { PASSWORD_HASH } from "./factories";
import { freshPlace } from "./places";

export type TestAppOptions = {
  /** Variables as a deployment sets them, on top of a demo one with a database of its own. */
  env?: Record<string, string>;
  /** The day it is for the app; real time unless said. */
  now?: string;
  /** With the bundled temples instead of empty tables. */
  seeded?: boolean;
  /** Takes the lines of the log, which is silent otherwise. */
  log?: (line: string) => void;
  /** Adds to the app before it is ready. */
  with?: (app: FastifyInstance) => void;
};

type Extra = Pick<InjectOptions, "headers" | "query" | "remoteAddress">;
type Body = InjectOptions["payload"];
export type Caller = {
  get: (url: string, extra?: Extra) => Promise<LightMyRequestResponse>;
  delete: (url: string, extra?: Extra) => Promise<LightMyRequestResponse>;
  post: (url: string, body?: Body, extra?: Extra) => Promise<LightMyRequestResponse>;
  put: (url: string, body?: Body, extra?: Extra) => Promise<LightMyRequestResponse>;
  call: (method: HTTPMethods, url: string, body?: Body, extra?: Extra) => Promise<LightMyRequestResponse>;
};
export type TestAccount = Caller & { id: number; email: string; token: string };

export type TestApp = {
  app: FastifyInstance;
  db: Kysely<Tables>;
  engine: Engine;
  visitor: Caller;
  /** The one account of this role, made in the database on its first call. */
  as: (role: Role) => Caller;
  /** Another account, with the password `PASSWORD` of the factories. */
  anAccount: (wanted?: { role?: AccountRole; name?: string; email?: string; active?: boolean }) => Promise<TestAccount>;
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
  const database = await openDatabase(env);
  const clock = { instant: options.now };
  const now = () => (clock.instant ? new Date(clock.instant) : new Date());
  const app = await buildApp({
    env,
    database,
    now,
    ...(options.log && { logger: pino({ level: "debug" }, { write: options.log }) }),
    version: "0.0.0-test",
    jwtSecret: "the secret of the tests, 32 letters",
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

  const accounts = new Map<Role, Promise<TestAccount>>();
  const account = (role: AccountRole) => {
    const known = accounts.get(role) ?? createAccount(app, { role });
    accounts.set(role, known);
    return known;
  };
  return {
    app,
    db: database.db,
    engine: database.engine,
    visitor: callerWith(app, async () => undefined),
    as: (role) => callerWith(app, async () => (role === "VISITOR" ? undefined : (await account(role)).token)),
    anAccount: (wanted = {}) => createAccount(app, wanted),
    clock: { set: (instant) => Object.assign(clock, { instant }) },
    close,
  };
}

let count = 0;

type Wanted = NonNullable<Parameters<TestApp["anAccount"]>[0]>;

/** Past the form: a row and a token signed by the app itself. */
async function createAccount(app: FastifyInstance, wanted: Wanted): Promise<TestAccount> {
  const { role = "DEVOTEE", name = `A ${role}`, email = `person${++count}@test.example`, active = true } = wanted;
  const id = await insertAccount(app.db, {
    name,
    email,
    role,
    password_hash: PASSWORD_HASH,
    created_at: app.now().toISOString(),
  });
  if (id === undefined) throw new Error(`${email} has an account already`);
  if (!active) await app.db.updateTable("users").set({ active: 0 }).where("id", "=", id).execute();
  const token = signToken(app, { id, name, role, tokenVersion: 1 });
  return { id, email, token, ...callerWith(app, async () => token) };
}

function callerWith(app: FastifyInstance, token: () => Promise<string | undefined>): Caller {
  const call: Caller["call"] = async (method, url, payload, extra = {}) => {
    const bearer = await token();
    const headers = { ...(bearer && { authorization: `Bearer ${bearer}` }), ...extra.headers };
    return app.inject({ method: method as "GET", url, ...(payload !== undefined && { payload }), ...extra, headers });
  };
  return {
    call,
    get: (url, extra) => call("GET", url, undefined, extra),
    delete: (url, extra) => call("DELETE", url, undefined, extra),
    post: (url, body, extra) => call("POST", url, body, extra),
    put: (url, body, extra) => call("PUT", url, body, extra),
  };
}
