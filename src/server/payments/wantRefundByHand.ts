import type { FastifyRequest } from "fastify";
import { STEP_UP_REFUND_PAISE } from "../../contract/stepUpWords";
import { callerOf } from "../access";
import { redeemStepUp } from "../accounts/stepUp";
import type { Db } from "../db/open";
import type { Payment } from "./record";
import { refundablePaise, wantRefund } from "./refunds";

/** `reason` is what the refund is filed under, `given` what whoever decides wrote. */
type Wish = { amountPaise: number; reason: string; given: string | null };

/**
 * Notes that money is to go back because somebody at the console decided so, whether by a refund or by what brings one
 * about. A large sum has to be confirmed: 403 `stepUpRequired`. Answers the refund's id and the reason for the log.
 */
export async function wantRefundByHand(
  trx: Db,
  request: FastifyRequest,
  payment: Payment,
  { amountPaise, reason, given }: Wish,
): Promise<{ id: string; reason: string | null }> {
  const before = payment.amountPaise - (await refundablePaise(trx, payment));
  const wish = { amountPaise, reason, by: callerOf(request).id };
  const id = await wantRefund(trx, payment, wish, request.server.now());
  // all that this payment gives back together, so that a large sum is not sent in small ones
  const isLarge = before + amountPaise > STEP_UP_REFUND_PAISE;
  return { id, reason: isLarge ? await redeemStepUp(trx, request, "refund", given ?? undefined) : given };
}
