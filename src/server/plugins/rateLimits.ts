import type { FastifyRequest, RouteOptions } from "fastify";
import fp from "fastify-plugin";
import { network } from "../callerKeys";
import { AppError } from "../errors";
import { allowances, type LimitLabel, perNamedPerson } from "../limits/allowances";
import { type BucketStore, memoryBuckets, type Rate } from "../limits/buckets";
import { openSharedBuckets } from "../limits/sharedBuckets";
import { isPageRead } from "./pageReads";

declare module "fastify" {
  interface FastifyInstance {
    /** Where the points of callers are counted. */
    buckets: BucketStore;
    /** True while this process counts by itself what it should count together with others. */
    hasLostLimits: () => boolean;
  }
  interface FastifyContextConfig {
    /**
     * Which allowance a call is counted under: `read` for GET, `write` for the others unless said. `none` is for files,
     * which cost next to nothing, and for pages, which are counted when they are drawn.
     */
    limit?: LimitLabel | "none";
    /** Points of a call in its allowance for reading; 1 unless said. */
    cost?: number;
  }
  interface FastifyRequest {
    /** Takes points of reading from who calls, or refuses with 429; for what a handler finds to be costly. */
    spend: (points: number) => Promise<void>;
  }
}

const BUCKETS = 50_000;

/**
 * Limits by cost, counted in points. Reading is counted by address before anything else is done; then, once it is known
 * who calls and that they may, each kind of call by account, or by address for who has none. So calls that are refused
 * use up nothing but points of reading.
 */
export const rateLimits = fp(async (app) => {
  const isOn = app.env.RATE_LIMITS === "on";
  const own = memoryBuckets(BUCKETS);
  const { REDIS_URL: url } = app.env;
  const shared = isOn && url ? await openSharedBuckets(app, url, own) : undefined;
  app.decorate("buckets", shared ?? own);
  app.decorate("hasLostLimits", () => shared?.isLost() ?? false);
  const take = async (key: string, points: number, rate: Rate) => {
    const seconds = await app.buckets.take(key, points, rate, app.now().getTime());
    if (seconds > 0) throw tooMany(seconds);
  };
  const addressOf = (request: FastifyRequest) => `address:${network(request.ip)}`;
  app.decorateRequest("spend", async function (this: FastifyRequest, points: number) {
    if (!isOn || isPageRead(this)) return;
    await take(`read ${addressOf(this)}`, points, allowances.read.address);
    if (this.account) await take(`read account:${this.account.id}`, points, allowances.read.account);
  });
  if (!isOn) return;

  const counted = (label: LimitLabel) => async (request: FastifyRequest) => {
    const { address, account } = allowances[label];
    const caller = request.account;
    if (caller) await take(`${label} account:${caller.id}`, 1, account);
    else await take(`${label} ${addressOf(request)}`, 1, address);
  };
  /** Who tries names at random is stopped before neighbours behind the same address are. */
  const countNamed = async (request: FastifyRequest) => {
    const name = nameIn(request.body);
    if (name) await take(`auth ${addressOf(request)} ${app.keyOf("limit", name)}`, 1, perNamedPerson);
    await counted("auth")(request);
  };
  app.addHook("onRoute", (route) => {
    const label = labelOf(route);
    if (label === "none") return;
    const cost = route.config?.cost ?? 1;
    const countRead = async (request: FastifyRequest) => {
      if (!isPageRead(request)) await take(`read ${addressOf(request)}`, cost, allowances.read.address);
    };
    const before = [route.onRequest ?? []].flat();
    if (label === "read") {
      const countAccount = async ({ account }: FastifyRequest) => {
        if (account) await take(`read account:${account.id}`, cost, allowances.read.account);
      };
      route.onRequest = [countRead, ...before, countAccount];
    } else if (label === "auth") {
      route.onRequest = [countRead, ...before];
      route.preHandler = [countNamed, ...[route.preHandler ?? []].flat()];
    } else {
      route.onRequest = [countRead, ...before, counted(label)];
    }
  });
});

const labelOf = ({ config, method }: RouteOptions): LimitLabel | "none" =>
  config?.limit ?? (method === "GET" || method === "HEAD" ? "read" : "write");

const tooMany = (retryAfter: number) => new AppError("tooManyRequests", undefined, undefined, { retryAfter });

/** The e-mail address that a sign-in or the like names, as the contract has read it. */
function nameIn(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("email" in body)) return undefined;
  return typeof body.email === "string" ? body.email.trim().toLowerCase() : undefined;
}
