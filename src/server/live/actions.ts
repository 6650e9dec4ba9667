import type { FastifyInstance, FastifyRequest } from "fastify";
import { type LiveEvent, type LiveEventInput, type LiveEventQuery, liveEventLimits } from "../../contract/liveEvents";
import { civilDateOf, dayBounds } from "../../domain/dates";
import { callerOf } from "../access";
import type { Account } from "../accounts/account";
import { writeAudit } from "../audit";
import type { Db } from "../db/open";
import { AppError, invalid, notFound } from "../errors";
import { once } from "../idempotency";
import { deleteLiveEvent, findLiveEvent, insertLiveEvent, type LiveEventListing } from "./repository";

const HOUR_MS = 3_600_000;
const PAGE_SIZE = 20;

/** What a query asks for: the events of its day in India, else those from the present day on. */
export function listingOf({ date, templeId, page = 1, size = PAGE_SIZE }: LiveEventQuery, now: Date): LiveEventListing {
  const { from, until } = dayBounds(date ?? civilDateOf(now.getTime()));
  return { from, ...(date && { until }), templeId, page, size };
}

/** Announces an event at once: who may do so was given that role by a person. */
export async function scheduleEvent(request: FastifyRequest, input: LiveEventInput): Promise<LiveEvent> {
  const { db } = request.server;
  const now = request.server.now();
  const account = callerOf(request);
  refuseFarTimes(input.startTime, now);
  const id = await once(request, input, async (trx) => {
    if (input.templeId && !(await isPublicTemple(trx, input.templeId))) invalid({ templeId: "errors.temple" });
    const stored = await insertLiveEvent(trx, input, { createdBy: account.id, createdAt: now.toISOString() });
    await writeAudit(trx, { ...entry(account, stored, now), action: "liveEvent.schedule", details: input });
    return stored;
  });
  return (await findLiveEvent(db, id))?.event ?? notFound();
}

/** Takes an event off; one's own, or any for an admin. */
export async function cancelEvent(app: FastifyInstance, account: Account, id: number): Promise<LiveEvent> {
  const found = (await findLiveEvent(app.db, id)) ?? notFound();
  if (account.role === "PANDIT" && found.createdBy !== account.id) throw new AppError("forbidden");
  await app.db.transaction().execute(async (trx) => {
    await deleteLiveEvent(trx, id);
    await writeAudit(trx, { ...entry(account, id, app.now()), action: "liveEvent.cancel", details: found.event });
  });
  return found.event;
}

function refuseFarTimes(startTime: string, now: Date): void {
  const hours = (Date.parse(startTime) - now.getTime()) / HOUR_MS;
  const isWithin = hours >= -liveEventLimits.hoursBehind && hours <= liveEventLimits.daysAhead * 24;
  if (!isWithin) invalid({ startTime: "errors.startTime" });
}

async function isPublicTemple(db: Db, id: number): Promise<boolean> {
  const temple = db.selectFrom("temples").select("id").where("id", "=", id).where("status", "=", "active");
  return (await temple.executeTakeFirst()) !== undefined;
}

const entry = (actor: Account, itemId: number, now: Date) => ({
  at: now.toISOString(),
  actor,
  kind: "liveEvent",
  itemId,
});
