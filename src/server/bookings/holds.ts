import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Hold, HoldInput } from "../../contract/bookings";
import { holdEnd } from "../../domain/bookings";
import { callerOf } from "../access";
import { takeFrom } from "../quotas";
import { offerFor } from "./asking";
import { refuseFull, takePlace } from "./places";
import { findHold, insertHold, keepFew, releaseHold, releasePooja, type SlotHold } from "./slotHolds";
import { inTurn } from "./turns";

const HOUR_MS = 3_600_000;
const HOLDS_AN_HOUR = 60;

/**
 * Keeps a place for ten minutes while its details are typed, in place of what the caller held of this pooja before. Who
 * holds that time already gets the hold they have, with the end it has.
 */
export async function holdPlace(request: FastifyRequest, input: HoldInput): Promise<Hold> {
  const { db, now: clock } = request.server;
  const now = clock();
  const { capacity } = await offerFor(db, input, now);
  const asker = { userId: callerOf(request).id };
  const { id, until } = await inTurn(request.server, input, { capacity, asker, now }, () =>
    keepPlace(request, input, { capacity, asker, now }),
  );
  return { id, until, secondsLeft: Math.ceil((Date.parse(until) - now.getTime()) / 1_000) };
}

type Keeping = { capacity: number | null; asker: { userId: number }; now: Date };

function keepPlace(request: FastifyRequest, input: HoldInput, { capacity, asker, now }: Keeping): Promise<SlotHold> {
  const { userId } = asker;
  return request.server.db.transaction().execute(async (trx) => {
    // the quota's row is this person's alone: two of their tabs come one after the other
    await takeFrom(trx, [{ key: `holds ${userId}`, limit: HOLDS_AN_HOUR, windowMs: HOUR_MS }], now);
    const before = await findHold(trx, userId, input, now);
    if (!(await takePlace(trx, input, capacity, now, asker))) return refuseFull(trx, input, asker, now);
    await releasePooja(trx, userId, input);
    if (input.replaces) await releaseHold(trx, input.replaces, userId);
    await keepFew(trx, userId, now);
    const hold = before ?? { id: randomBytes(16).toString("base64url"), until: holdEnd(now.toISOString()) };
    await insertHold(trx, hold, input, userId);
    return hold;
  });
}
