import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { TestOutcome } from "../../contract/paymentWords";
import type { Db } from "../db/open";
import { notFound } from "../errors";
import type { Gateway, GatewayEvent, PaymentReport, RefundReport } from "./gateway";
import type { Payment } from "./record";

const SIGNATURE = "x-test-signature";
const Body = z.object({
  id: z.string(),
  kind: z.string(),
  payment: z.object({
    ref: z.string(),
    paymentId: z.string(),
    status: z.enum(["open", "paid", "failed"]),
    amountPaise: z.int(),
    currency: z.string(),
  }),
});

/** The built-in provider: it has books of its own and signed events like any other, but no money. */
export function testGateway(db: Db, secret: string, now: () => Date): Gateway {
  return {
    name: "test",
    testMode: true,
    async open(payment) {
      const ref = refOf(payment);
      await db
        .insertInto("test_gateway")
        .values({
          ref,
          payment_id: payment.id,
          amount_paise: payment.amountPaise,
          status: "open",
          updated_at: now().toISOString(),
        })
        .onConflict((conflict) => conflict.column("ref").doNothing())
        .execute();
      return { ref, providerUrl: windowOf(payment) };
    },
    fetch: (payment) => reportOf(db, payment),
    async close(payment) {
      await press(db, payment, "failed", now());
    },
    refund: async (payment, { id, amountPaise }) => refundReport(payment, `test_refund_${id}`, id, amountPaise),
    async fetchRefund(payment, ref) {
      const id = ref.replace("test_refund_", "");
      const row = await db.selectFrom("payment_refunds").select("amount_paise").where("id", "=", id).executeTakeFirst();
      return refundReport(payment, ref, id, row?.amount_paise ?? 0);
    },
    readEvent: (raw, headers) => readEvent(raw, headers, secret),
  };
}

const refOf = ({ id }: Pick<Payment, "id">) => `test_${id}`;

/** The page of this site where its payer chooses how it ends. */
export const windowOf = ({ id }: Pick<Payment, "id">): string => `/pay/test/${id}`;

const refundReport = (payment: Payment, ref: string, refundId: string, amountPaise: number): RefundReport => ({
  about: "refund",
  status: "done",
  refundId,
  ref,
  paymentRef: refOf(payment),
  providerPaymentId: undefined,
  amountPaise,
  currency: "INR",
});

async function reportOf(db: Db, payment: Pick<Payment, "id">): Promise<PaymentReport> {
  const ref = refOf(payment);
  const row = (await db.selectFrom("test_gateway").selectAll().where("ref", "=", ref).executeTakeFirst()) ?? notFound();
  const status = row.status === "paid" || row.status === "failed" ? row.status : "open";
  return {
    about: "payment",
    status,
    paymentId: row.payment_id,
    ref,
    providerPaymentId: status === "paid" ? `${ref}_charge` : undefined,
    amountPaise: row.amount_paise,
    currency: "INR",
  };
}

/** What was pressed in the window first stands. */
async function press(db: Db, payment: Pick<Payment, "id">, status: "paid" | "failed", now: Date): Promise<void> {
  await db
    .updateTable("test_gateway")
    .set({ status, updated_at: now.toISOString() })
    .where("ref", "=", refOf(payment))
    .where("status", "=", "open")
    .execute();
}

/** Notes what was pressed and tells it by a signed event, over the way that every provider's events come. */
export async function pressAndTell(app: FastifyInstance, payment: Payment, outcome: TestOutcome): Promise<void> {
  await press(app.db, payment, outcome === "paid" ? "paid" : "failed", app.now());
  const report = await reportOf(app.db, payment);
  const body = JSON.stringify({
    id: randomUUID(),
    kind: `payment.${report.status}`,
    payment: {
      ref: report.ref,
      paymentId: payment.id,
      status: report.status,
      amountPaise: report.amountPaise,
      currency: report.currency,
    },
  });
  await app.inject({
    method: "POST",
    url: "/api/payments/webhooks/test",
    payload: body,
    headers: { "content-type": "application/json", [SIGNATURE]: signatureOf(body, testGatewaySecret(app)) },
  });
}

/** The secret its events are signed with; the same in all processes that share the server's own. */
export const testGatewaySecret = (app: FastifyInstance): string => app.keyOf("test gateway", "webhooks");

const signatureOf = (raw: string | Buffer, secret: string) => createHmac("sha256", secret).update(raw).digest("hex");

function readEvent(raw: Buffer, headers: IncomingHttpHeaders, secret: string): GatewayEvent | undefined {
  const given = Buffer.from(String(headers[SIGNATURE] ?? ""));
  const expected = Buffer.from(signatureOf(raw, secret));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const { id, kind, payment } = Body.parse(JSON.parse(raw.toString("utf8")));
  const providerPaymentId = payment.status === "paid" ? `${payment.ref}_charge` : undefined;
  return { id, kind, report: { about: "payment", ...payment, providerPaymentId } };
}
