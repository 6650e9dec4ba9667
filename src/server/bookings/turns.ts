import type { FastifyInstance } from "fastify";
import { AppError } from "../errors";
import { type Slot, slotTaken } from "./places";

/** Who waits in this process for one time; `fullAt` is the latest beginning of a look that found it full. */
type Gate = { last: Promise<unknown>; waiting: number; fullAt: number };
const gates = new WeakMap<FastifyInstance, Map<string, Gate>>();

/**
 * Lets those who want the same time go in one after the other, so that a rush does not fill the pool with transactions
 * that wait for each other. Once somebody finds it full, all who came before that are refused at once: it was full while
 * they waited. Who has reserved a place already (`hasHold`) always looks for themselves.
 */
export async function inTurn<Answer>(
  app: FastifyInstance,
  { templeId, poojaId, date, time }: Slot,
  hasHold: boolean,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const own = gates.get(app) ?? new Map<string, Gate>();
  gates.set(app, own);
  const key = `${templeId} ${poojaId} ${date} ${time}`;
  const gate = own.get(key) ?? { last: Promise.resolve(), waiting: 0, fullAt: 0 };
  own.set(key, gate);
  gate.waiting++;
  const arrived = performance.now();
  const turn = gate.last.then(async () => {
    if (!hasHold && gate.fullAt > arrived) return slotTaken();
    const began = performance.now();
    try {
      return await work();
    } catch (error) {
      if (!hasHold && error instanceof AppError && error.code === "slotTaken") gate.fullAt = began;
      throw error;
    }
  });
  gate.last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    if (--gate.waiting === 0) own.delete(key);
  }
}
