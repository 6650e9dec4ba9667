import type { FastifyRequest } from "fastify";
import type { PaymentIntent, PaymentIntentInput } from "../../contract/payments";
import type { Purpose } from "../../contract/paymentWords";
import { invalid } from "../errors";
import { once } from "../idempotency";
import { phoneOf } from "../phones";
import { openPayment } from "./begin";
import { subjectOf } from "./subjects";

/** Begins a payment and announces it to its provider; the same `Idempotency-Key` gets the same payment. */
export async function createIntent(request: FastifyRequest, input: PaymentIntentInput): Promise<PaymentIntent> {
  const known = { ...input, phone: knownPhone(input.phone) };
  const id = await once(request, known, async (trx) => {
    const payment = await subjectOf(purposeOf(known)).begin(trx, request, known);
    return payment.id;
  });
  return openPayment(request.server, { id });
}

function purposeOf({ bookingId, poojaId, orderId }: PaymentIntentInput): Purpose {
  if (bookingId !== undefined || poojaId !== undefined) return "booking";
  return orderId === undefined ? "donation" : "order";
}

const knownPhone = (text: string | undefined) =>
  text === undefined ? undefined : (phoneOf(text) ?? invalid({ phone: "errors.phone" }));
