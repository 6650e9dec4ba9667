import type { FastifyRequest } from "fastify";
import { network } from "./callerKeys";
import { AppError } from "./errors";

/** Of all callers, and of one network, which may be that of thousands of phones. */
const WAITING = 100;
const WAITING_EACH = 25;

/**
 * Runs jobs that take long one after the other, and the networks of those who asked take turns: whoever asks for many
 * makes nobody else wait for more than the one that is running. Beyond as many that wait, further ones are refused
 * with 503.
 */
export function createFairQueue({ waiting = WAITING, waitingEach = WAITING_EACH } = {}) {
  /** What waits of each network; the one that is next comes first. */
  const next = new Map<string, (() => void)[]>();
  let isRunning = false;
  let count = 0;

  const turn = (who: string) => {
    if (!isRunning) {
      isRunning = true;
      return Promise.resolve();
    }
    const mine = next.get(who) ?? [];
    if (count >= waiting || mine.length >= waitingEach) throw new AppError("unavailable");
    count++;
    next.set(who, mine);
    return new Promise<void>((resolve) => mine.push(resolve));
  };
  const release = () => {
    const [first] = next;
    if (!first) {
      isRunning = false;
      return;
    }
    const [who, [start, ...others]] = first;
    next.delete(who);
    if (others.length > 0) next.set(who, others);
    count--;
    start?.();
  };
  return async function run<Result>({ ip }: Pick<FastifyRequest, "ip">, job: () => Promise<Result>): Promise<Result> {
    await turn(network(ip));
    try {
      return await job();
    } finally {
      release();
    }
  };
}
