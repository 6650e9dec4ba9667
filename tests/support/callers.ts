import type { FastifyInstance, HTTPMethods, InjectOptions, LightMyRequestResponse } from "fastify";
import type { AccountRole } from "../../src/contract/roles";
import { signToken } from "../../src/server/accounts/actions";
import { insertAccount } from "../../src/server/accounts/repository";
import { newSessionId } from "../../src/server/accounts/sessions";
import { PASSWORD_HASH } from "./factories";

type Extra = Pick<InjectOptions, "headers" | "query" | "remoteAddress">;
type Body = InjectOptions["payload"];
export type Caller = {
  get: (url: string, extra?: Extra) => Promise<LightMyRequestResponse>;
  delete: (url: string, extra?: Extra) => Promise<LightMyRequestResponse>;
  post: (url: string, body?: Body, extra?: Extra) => Promise<LightMyRequestResponse>;
  put: (url: string, body?: Body, extra?: Extra) => Promise<LightMyRequestResponse>;
  call: (method: HTTPMethods, url: string, body?: Body, extra?: Extra) => Promise<LightMyRequestResponse>;
};
export type TestAccount = Caller & {
  id: number;
  email: string;
  /** The token of its first login. */
  token: string;
  /** One signed now: a test may move the clock by more than a session lasts. */
  signIn: () => string;
};

export type WantedAccount = {
  role?: AccountRole;
  name?: string;
  email?: string;
  active?: boolean;
  /** false for one whose owner has not confirmed its address */
  verified?: boolean;
  /** a number its owner has confirmed */
  phone?: string;
};

let count = 0;

/** An account past the form: a row and a token signed by the app itself. */
export async function createAccount(app: FastifyInstance, wanted: WantedAccount): Promise<TestAccount> {
  const { role = "DEVOTEE", name = `A ${role}`, email = `person${++count}@test.example`, active = true } = wanted;
  const { verified = true, phone = null } = wanted;
  const at = app.now().toISOString();
  const id = await insertAccount(app.db, {
    name,
    email,
    role,
    password_hash: PASSWORD_HASH,
    created_at: at,
    email_verified_at: verified ? at : null,
  });
  if (id === undefined) throw new Error(`${email} has an account already`);
  if (!active) await app.db.updateTable("users").set({ active: 0 }).where("id", "=", id).execute();
  if (phone) await app.db.updateTable("users").set({ phone, phone_verified_at: at }).where("id", "=", id).execute();
  const sid = newSessionId();
  const signIn = () => signToken(app, { id, name, role, tokenVersion: 1 }, sid);
  return { id, email, token: signIn(), signIn, ...callerWith(app, async () => signIn()) };
}

/** Calls of the app without a network, with the token that `token` answers then. */
export function callerWith(app: FastifyInstance, token: () => Promise<string | undefined>): Caller {
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
