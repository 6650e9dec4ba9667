import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import fp from "fastify-plugin";
import { permissionOf } from "../contract/policy";
import { type AccountRole, can, opensToManagers, type Permission } from "../contract/roles";
import { findAccount } from "./accounts/repository";
import type { Actor, By } from "./audit";
import { managesTemple } from "./bookings/answerers";
import { AppError } from "./errors";

/** The account behind a request, as it is on file now, not as its token remembers it. */
export type Account = { id: number; name: string; role: AccountRole };

declare module "fastify" {
  interface FastifyRequest {
    account: Account | null;
  }
}
declare module "@fastify/jwt" {
  interface FastifyJWT {
    payload: { sub: string; role: AccountRole; name: string; tokenVersion: number };
  }
}

/**
 * Asks the policy table on every route. A route that is not in the table stops the start, so that nothing can be
 * served that nobody decided on.
 */
export const access = fp(async (app) => {
  app.decorateRequest("account", null);
  app.addHook("onRoute", (route) => {
    const permission = decided(route);
    const check = (request: FastifyRequest) => allow(app, request, permission);
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

async function allow(app: FastifyInstance, request: FastifyRequest, permission: Permission): Promise<void> {
  const header = request.headers.authorization;
  if (header) request.account = await identify(app, header);
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

/** The account a bearer token stands for, or null when it is no longer good: expired, logged out, deactivated. */
async function identify(app: FastifyInstance, header: string): Promise<Account | null> {
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  if (!token) return null;
  const claims = readToken(app, token);
  if (!claims) return null;
  const account = await findAccount(app.db, Number(claims.sub));
  if (!account?.active || account.tokenVersion !== claims.tokenVersion) return null;
  return { id: account.id, name: account.name, role: account.role };
}

function readToken(app: FastifyInstance, token: string) {
  try {
    return app.jwt.verify<{ sub: string; tokenVersion: number }>(token);
  } catch {
    return undefined;
  }
}

/** The caller's account; only for routes whose policy asks for one. */
export function callerOf(request: FastifyRequest): Account {
  if (!request.account) throw new AppError("unauthorized");
  return request.account;
}

/** The moment and the person of a change that comes from the console. */
export function consoleChange(request: FastifyRequest): { now: Date; by: By } {
  return { now: request.server.now(), by: { actor: actorOf(request), origin: "console" } };
}

/** The caller as the log names them. */
export function actorOf(request: FastifyRequest): Actor {
  const { id, role } = callerOf(request);
  return { id, role };
}
