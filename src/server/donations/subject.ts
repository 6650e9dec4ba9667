import type { FastifyRequest } from "fastify";
import type { PaymentIntentInput } from "../../contract/payments";
import { callerKey } from "../callerKeys";
import { offeredCause } from "../causes/repository";
import type { Db } from "../db/open";
import { AppError, invalid } from "../errors";
import { localeOf } from "../locale";
import { notify } from "../notifications/notify";
import { beginPayment } from "../payments/begin";
import { chooseGateway } from "../payments/choose";
import type { Payment } from "../payments/record";
import type { PaymentSubject } from "../payments/subject";
import { findTaxRegistration } from "../payments/taxRegistration";
import { payerOf, templeName } from "../payments/tell";
import { takeFrom } from "../quotas";
import { getPublicTemple, type PublicTempleRef } from "../temples/publicTemple";
import { refuseWithoutWorship } from "../temples/worship";
import { insertDonation } from "./repository";

const HOUR_MS = 3_600_000;
/** Donations begun in an hour: by one account, and from one address, which many phones may share. */
const perHour = { account: 30, address: 60 } as const;

/** A gift to a temple, or to none in particular where no money moves. Nothing has to be reserved for it. */
export const donationSubject: PaymentSubject = {
  purpose: "donation",
  begin: beginDonation,
  paid: thank,
  lapsed: async () => undefined,
  refunded: async () => undefined,
};

async function beginDonation(trx: Db, request: FastifyRequest, input: PaymentIntentInput): Promise<Payment> {
  const { server: app, account } = request;
  const now = app.now();
  const amountPaise = input.amount ?? invalid({ amount: "errors.amount" });
  const temple = input.templeId === undefined ? undefined : await templeGivenTo(trx, input.templeId);
  if (temple) refuseWithoutWorship(temple);
  const templeId = temple?.id ?? null;
  const gateway = await chooseGateway(app, trx, { wanted: input.gateway, templeId });
  // live money goes to somebody who agreed to take it
  if (!gateway.testMode && templeId === null) invalid({ templeId: "errors.required" });
  const causeId = input.causeId === undefined ? null : await offeredCause(trx, templeId, input.causeId);
  const mayCertify = !gateway.testMode && (await findTaxRegistration(trx, templeId, now)) !== undefined;
  const limit = account ? perHour.account : perHour.address;
  await takeFrom(trx, [{ key: `donation ${callerKey(request)}`, limit, windowMs: HOUR_MS }], now);
  const donation = await insertDonation(trx, {
    userId: account?.id ?? null,
    templeId,
    amountPaise,
    dedication: input.dedication ?? null,
    anonymous: input.anonymous ?? false,
    createdAt: now.toISOString(),
  });
  const payer = account ? await findPayer(trx, account.id) : undefined;
  return beginPayment(
    trx,
    {
      purpose: "donation",
      subjectId: String(donation),
      userId: account?.id ?? null,
      templeId,
      causeId,
      amountPaise,
      gateway,
      name: input.name ?? payer?.name ?? null,
      email: input.email ?? payer?.email ?? null,
      phone: input.phone ?? null,
      payerPan: mayCertify ? (input.pan ?? null) : null,
      description: input.description ?? null,
      locale: input.locale ?? localeOf(request),
    },
    now,
  );
}

/** The acknowledgement goes out by mail as soon as the money is there. */
async function thank(trx: Db, payment: Payment, now: Date): Promise<undefined> {
  const { id, amountPaise, testMode, locale, receiptNumber } = payment;
  const named = { templeName: await templeName(trx, payment), receiptNumber: receiptNumber ?? "" };
  const data = { amountPaise, paymentId: id, testMode, ...named };
  const key = `payment ${id} paid`;
  await notify(trx, { event: "donationPaid", recipient: payerOf(payment), locale, data, key }, now);
}

/** A temple that visitors cannot see cannot be given to either; reported at its field. */
const templeGivenTo = (trx: Db, idOrSlug: string): Promise<PublicTempleRef> =>
  getPublicTemple(trx, idOrSlug).catch((error: unknown) => {
    if (error instanceof AppError) return invalid({ templeId: "errors.temple" });
    throw error;
  });

const findPayer = (db: Db, id: number) =>
  db.selectFrom("users").select(["name", "email"]).where("id", "=", id).executeTakeFirst();
