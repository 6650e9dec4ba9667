import type { FastifyInstance } from "fastify";
import { hasPlace, isFull, refuseFull } from "./places";
import type { Slot } from "./slot";
import { findHold } from "./slotHolds";

/** Who waits in this process for one time; `fullAt` is the latest beginning of a look that found it full. */
type Gate = { last: Promise<unknown>; waiting: number; fullAt: number };
const gates = new WeakMap<FastifyInstance, Map<string, Gate>>();

type Asking = { capacity: number | null; asker: { userId: number }; now: Date };

/**
 * Lets those who want the same time go in one after the other, so that a rush does not fill the pool with transactions
 * that wait for each other. Once somebody finds it full, all who came before that are refused at once: it was full while
 * they waited. Who holds a place always looks for themselves: it is theirs.
 */
export async function inTurn<Answer>(
  app: FastifyInstance,
  slot: Slot,
  { capacity, asker, now }: Asking,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (capacity === null) return work();
  const { templeId, poojaId, date, time } = slot;
  const own = gates.get(app) ?? new Map<string, Gate>();
  gates.set(app, own);
  const key = `${templeId} ${poojaId} ${date} ${time}`;
  const gate = own.get(key) ?? { last: Promise.resolve(), waiting: 0, fullAt: 0 };
  own.set(key, gate);
  gate.waiting++;
  const arrived = performance.now();
  const turn = gate.last.then(async () => {
    if (gate.fullAt > arrived && !(await findHold(app.db, asker.userId, slot, now))) {
      return refuseFull(app.db, slot, asker, now);
    }
    const began = performance.now();
    try {
      // looked at without waiting to write
      if (!(await hasPlace(app.db, slot, capacity, now, asker))) return await refuseFull(app.db, slot, asker, now);
      return await work();
    } catch (error) {
      if (isFull(error)) gate.fullAt = began;
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
