import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { BucketStore } from "./buckets";

const CONNECTED_WITHIN_MS = 1_000;
/** What takes longer would make every request late; the process then counts by itself. */
const ANSWERED_WITHIN_MS = 100;
const LOOK_AGAIN_MS = 1_000;
const PING_MS = 2_000;
const SILENT_MS = 5_000;

/**
 * Takes points from a bucket, by the clock of the server, since those of processes differ. Answers the milliseconds to
 * wait, 0 when they were taken. A bucket is forgotten once it is full again.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local points, burst, perSecond = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local known = redis.call('HMGET', KEYS[1], 'points', 'at')
local has = burst
if known[1] then
  local elapsed = math.max(0, now - tonumber(known[2])) / 1000
  has = math.min(burst, tonumber(known[1]) + elapsed * perSecond)
end
local wanted = math.min(points, burst)
local wait = 0
if has >= wanted then has = has - wanted else wait = math.ceil((wanted - has) / perSecond * 1000) end
redis.call('HSET', KEYS[1], 'points', tostring(has), 'at', now)
redis.call('PEXPIRE', KEYS[1], math.ceil((burst - has) / perSecond * 1000) + 1000)
return wait`;

/** Buckets that processes share, and whether they can at present. */
export type SharedBuckets = BucketStore & { isLost: () => boolean };

/**
 * Counts points in Valkey or Redis, under keyed hashes of who calls. While that is away `own` counts those of this
 * process, and requests go on; it is looked for once a second.
 */
export async function openSharedBuckets(app: FastifyInstance, url: string, own: BucketStore): Promise<SharedBuckets> {
  const { createClient } = await import("@redis/client");
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECTED_WITHIN_MS,
      // a network that swallows everything is told by no answer to a ping
      socketTimeout: SILENT_MS,
      reconnectStrategy: LOOK_AGAIN_MS,
    },
  });
  client.on("error", () => undefined); // told once, by what is asked of it
  const connected = client.connect().then(
    () => true,
    () => false,
  );
  let isLost = !(await Promise.race([connected, setTimeout(CONNECTED_WITHIN_MS, false)]));
  const lose = (why: unknown) => {
    if (!isLost) app.log.warn({ why: String(why) }, LOST);
    isLost = true;
  };
  if (isLost) app.log.warn(LOST);
  app.repeat("looking for shared limits", LOOK_AGAIN_MS, async () => {
    if (!isLost || !client.isReady) return;
    if ((await inTime(client.ping()).catch(() => undefined)) === undefined) return;
    isLost = false;
    app.log.info("the limits per minute are shared");
  });
  app.addHook("onClose", async () => client.destroy());
  return {
    isLost: () => isLost,
    take: async (key, points, rate, nowMs) => {
      if (isLost) return own.take(key, points, rate, nowMs);
      const keys = [`bucket:${app.keyOf("bucket", key)}`];
      const args = [points, rate.burst, rate.perSecond].map(String);
      try {
        return Math.ceil(Number(await inTime(client.eval(TAKE, { keys, arguments: args }))) / 1_000);
      } catch (error) {
        lose(error);
        return own.take(key, points, rate, nowMs);
      }
    },
  };
}

const LOST = "the limits per minute are counted by this process alone";

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = new AbortController();
  try {
    return await Promise.race([answer, failing(late.signal)]);
  } finally {
    late.abort();
  }
}

async function failing(signal: AbortSignal): Promise<never> {
  await setTimeout(ANSWERED_WITHIN_MS, undefined, { signal });
  throw new Error(`no answer within ${ANSWERED_WITHIN_MS} ms`);
}
