import type { FastifyInstance } from "fastify";
import { signToken } from "../accounts/actions";
import { findAccountByEmail } from "../accounts/repository";

type Method = "GET" | "POST" | "PUT";
type Answer = Record<string, unknown>;
/** Calls the product's own API as one person, past a network; answers the JSON. What it refuses is thrown. */
export type DemoCaller = (method: Method, url: string, payload?: object) => Promise<Answer>;

/** Who the account with this address is to the API. */
export async function callerOf(app: FastifyInstance, email: string): Promise<DemoCaller> {
  const account = await findAccountByEmail(app.db, email);
  if (!account) throw new Error(`${email} has no account`);
  return (method, url, payload) => {
    // signed for each call: the samples' clock moves by more than a session lasts
    const headers = { authorization: `Bearer ${signToken(app, account)}` };
    return call(app, { method, url, headers, ...(payload && { payload }) });
  };
}

/** Somebody without an account. */
export const visitorOf =
  (app: FastifyInstance): DemoCaller =>
  (method, url, payload) =>
    call(app, { method, url, ...(payload && { payload }) });

type Call = { method: Method; url: string; headers?: Record<string, string>; payload?: object };

async function call(app: FastifyInstance, { method, url, ...rest }: Call): Promise<Answer> {
  const answer = await app.inject({ method, url, ...rest });
  if (answer.statusCode >= 400) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
  return answer.body === "" ? {} : answer.json();
}
