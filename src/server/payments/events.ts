import type { FastifyInstance } from "fastify";
import type { Db } from "../db/open";
import type { Gateway, GatewayEvent } from "./gateway";
import type { Outcome } from "./outcome";
import { applyRefundReport } from "./refunds";
import { applyPaymentReport } from "./settle";

/**
 * Counts a verified event once, with all that follows from it in one transaction: whichever process gets it first
 * does the work, and one that fails half-way leaves nothing, so that the provider's next try finds it new.
 */
export async function receiveEvent(app: FastifyInstance, gateway: Gateway, event: GatewayEvent): Promise<Outcome> {
  const { db, now } = app;
  if (await isKnown(db, gateway, event)) return "duplicate"; // without waiting to write
  const outcome = await db.transaction().execute((trx) => countEvent(trx, gateway, event, now()));
  if (outcome === "mismatch")
    app.log.error({ gateway: gateway.name, kind: event.kind }, "an event does not match its payment");
  return outcome;
}

async function countEvent(trx: Db, gateway: Gateway, event: GatewayEvent, now: Date): Promise<Outcome> {
  const taken = await trx
    .insertInto("payment_events")
    .values({
      gateway: gateway.name,
      event_id: event.id,
      kind: event.kind,
      payment_id: null,
      outcome: "",
      received_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["gateway", "event_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!taken) return "duplicate";
  const { outcome, paymentId } = await apply(trx, gateway, event, now);
  await trx.updateTable("payment_events").set({ outcome, payment_id: paymentId }).where("id", "=", taken.id).execute();
  return outcome;
}

async function apply(trx: Db, gateway: Gateway, { report }: GatewayEvent, now: Date) {
  if (report === null) return { outcome: "ignored", paymentId: null } as const;
  return report.about === "payment"
    ? applyPaymentReport(trx, gateway, report, now)
    : applyRefundReport(trx, gateway, report, now);
}

async function isKnown(db: Db, { name }: Gateway, { id }: GatewayEvent): Promise<boolean> {
  const row = await db
    .selectFrom("payment_events")
    .select("id")
    .where("gateway", "=", name)
    .where("event_id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}
