import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Hold, HoldInput } from "../../contract/bookings";
import { holdEnd } from "../../domain/bookings";
import { callerOf } from "../access";
import { mostHeld } from "../accounts/roomFor";
import type { Db } from "../db/open";
import { takeFrom } from "../quotas";
import { offerFor } from "./asking";
import { hasPlace, type Slot, slotTaken, takePlace } from "./places";
import { inTurn } from "./turns";

const HOUR_MS = 3_600_000;
const HOLDS_AN_HOUR = 60;

/** Reserves a place for ten minutes while its details are typed. */
export async function holdPlace(request: FastifyRequest, input: HoldInput): Promise<Hold> {
  const { db, now: clock } = request.server;
  const now = clock();
  const { capacity } = await offerFor(db, input, now);
  const except = { holdId: input.replaces };
  const hold = { id: randomBytes(16).toString("base64url"), until: holdEnd(now.toISOString()) };
  const take = () => keepPlace(request, input, hold, { capacity, now, except });
  if (capacity === null) await take();
  else {
    await inTurn(request.server, input, input.replaces !== undefined, async () => {
      if (!(await hasPlace(db, input, capacity, now, except))) return slotTaken();
      return take();
    });
  }
  return hold;
}

type Keeping = { capacity: number | null; now: Date; except: { holdId: string | undefined } };

function keepPlace(request: FastifyRequest, input: HoldInput, hold: Hold, { capacity, now, except }: Keeping) {
  const { id: userId } = callerOf(request);
  return request.server.db.transaction().execute(async (trx) => {
    await takeFrom(trx, [{ key: `holds ${userId}`, limit: HOLDS_AN_HOUR, windowMs: HOUR_MS }], now);
    if (!(await takePlace(trx, input, capacity, now, except))) return slotTaken();
    if (input.replaces) await releaseHold(trx, input.replaces, userId);
    await keepFew(trx, userId, now);
    await insertHold(trx, hold, input, userId);
  });
}

/** In as many tabs as one may keep places at a time; the oldest is let go for another one. */
async function keepFew(trx: Db, userId: number, now: Date): Promise<void> {
  const live = await trx
    .selectFrom("slot_holds")
    .select("id")
    .where("user_id", "=", userId)
    .where("expires_at", ">", now.toISOString())
    .orderBy("expires_at", "desc")
    .orderBy("id")
    .execute();
  const over = live.slice((await mostHeld(trx, userId, "holds")) - 1).map(({ id }) => id);
  if (over.length > 0) await trx.deleteFrom("slot_holds").where("id", "in", over).execute();
}

const insertHold = (trx: Db, hold: Hold, slot: Slot, userId: number) =>
  trx
    .insertInto("slot_holds")
    .values({
      id: hold.id,
      user_id: userId,
      temple_id: slot.templeId,
      pooja_id: slot.poojaId,
      date: slot.date,
      time: slot.time,
      expires_at: hold.until,
    })
    .execute();

/** Lets one's own hold go; one that is not there is as good as gone. */
export async function releaseHold(db: Db, id: string, userId: number): Promise<void> {
  await db.deleteFrom("slot_holds").where("id", "=", id).where("user_id", "=", userId).execute();
}

/** Forgets holds that have ended. */
export async function sweepHolds(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("slot_holds").where("expires_at", "<", now.toISOString()).execute();
}
