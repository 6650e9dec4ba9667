import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import fp from "fastify-plugin";
import { permissionOf } from "../contract/policyRows";
import { type AccountRole, can, opensToManagers, type Permission } from "../contract/roles";
import { isSharedRead } from "../contract/sharedReads";
import type { Account } from "./accounts/account";
import { managesTemple } from "./accounts/managesTemple";
import { findSignedIn } from "./accounts/repository";
import type { Actor, By } from "./audit";
import type { ContentTag } from "./contentTags";
import { AppError } from "./errors";

declare module "fastify" {
  interface FastifyRequest {
    account: Account | null;
    /** The session that the caller's token belongs to. */
    sessionId: string | null;
  }
}
declare module "@fastify/jwt" {
  interface FastifyJWT {
    payload: { sub: string; role: AccountRole; name: string; tokenVersion: number; sid: string; iat?: number };
  }
}

/**
 * Asks the policy table on every route. A route that is not in the table stops the start, so that nothing can be
 * served that nobody decided on. What is answered to one caller alone, and what a write
 * answers, is stored by no cache.
 */
export const access = fp<{ secrets: readonly string[] }>(async (app, { secrets }) => {
  app.decorateRequest("account", null);
  app.decorateRequest("sessionId", null);
  app.addHook("onRoute", (route) => {
    const permission = decided(route);
    const isShared = [route.method].flat().every((method) => isSharedRead(method, route.url));
    const isPrivate = permission !== "anyone" || ![route.method].flat().every((method) => /^(GET|HEAD)$/.test(method));
    const check = (request: FastifyRequest, reply: FastifyReply) => {
      if (isPrivate || (request.headers.authorization && !isShared)) reply.header("cache-control", "no-store");
      return allow(app, secrets, request, permission);
    };
    const others = route.onRequest === undefined ? [] : [route.onRequest].flat();
    route.onRequest = [check, ...others];
  });
});

function decided(route: RouteOptions): Permission {
  const [first, ...others] = [route.method].flat().map((method) => {
    const permission = permissionOf(method, route.url);
    if (permission === undefined)
      throw new Error(`The route ${method} ${route.url} has no policy (contract/policy.ts)`);
    return permission;
  });
  if (first === undefined || others.some((other) => other !== first))
    throw new Error(`The methods of the route ${route.url} have different policies: register them one by one`);
  return first;
}

async function allow(
  app: FastifyInstance,
  secrets: readonly string[],
  request: FastifyRequest,
  permission: Permission,
): Promise<void> {
  const header = request.headers.authorization;
  if (header) await identify(app, secrets, request, header);
  if (permission === "anyone") return;
  if (!request.account) throw new AppError("unauthorized");
  const { id, role } = request.account;
  if (can(role, permission)) return;
  // asked on each call, so that who is taken off is out with the next one
  const opens = opensToManagers(permission) && (await managesTemple(app.db, id));
  if (!opens) throw new AppError("forbidden");
}

/**
 * For what anyone may send, but people with an account send as themselves: whose token is no longer good is told so
 * before the body is read, instead of being taken for a passer-by.
 */
export async function refuseSpentToken({ headers, account }: FastifyRequest): Promise<void> {
  if (headers.authorization && !account) throw new AppError("unauthorized");
}

/** Notes whose call it is, unless the bearer token is no longer good: expired, logged out, deactivated. */
async function identify(
  app: FastifyInstance,
  secrets: readonly string[],
  request: FastifyRequest,
  header: string,
): Promise<void> {
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  const claims = token ? readToken(app, secrets, token) : undefined;
  if (!claims?.sid) return;
  const account = await findSignedIn(app.db, Number(claims.sub), claims.sid);
  if (!account?.active || account.tokenVersion !== claims.tokenVersion) return;
  request.account = { id: account.id, name: account.name, role: account.role };
  request.sessionId = claims.sid;
}

function readToken(app: FastifyInstance, secrets: readonly string[], token: string) {
  const clockTimestamp = app.now().getTime();
  for (const key of secrets) {
    try {
      return app.jwt.verify<{ sub: string; tokenVersion: number; sid?: string }>(token, { key, clockTimestamp });
    } catch {
      // signed with another one, or by nobody
    }
  }
  return undefined;
}

/** The caller's account; only for routes whose policy asks for one. */
export function callerOf(request: FastifyRequest): Account {
  if (!request.account) throw new AppError("unauthorized");
  return request.account;
}

/** The session of the caller; only for routes whose policy asks for an account. */
export function sessionOf(request: FastifyRequest): string {
  if (!request.sessionId) throw new AppError("unauthorized");
  return request.sessionId;
}

/** The moment and the person of a change that comes from the console. */
export function consoleChange(request: FastifyRequest): { now: Date; by: By; touched: Set<ContentTag> } {
  const { server, touched } = request;
  return { now: server.now(), by: { actor: actorOf(request), origin: "console" }, touched };
}

/** The caller as the log names them. */
export function actorOf(request: FastifyRequest): Actor {
  const { id, role } = callerOf(request);
  return { id, role };
}
