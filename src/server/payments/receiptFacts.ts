import { dateInWords } from "../../domain/dateWords";
import { formatMoney } from "../../domain/money";
import type { Account } from "../accounts/account";
import type { Db } from "../db/open";
import { momentInIndia } from "../indiaTime";
import type { Locale } from "../locale";
import { findCause, nameOfCause } from "./cause";
import type { Receipt } from "./receiptPdf";
import type { Payment } from "./record";
import { findTaxRegistration } from "./taxRegistration";
import { templeName } from "./tell";
import { filled, receiptWords } from "./words";

type Asked = { account: Account | null; locale: Locale; site: string };

/**
 * What the acknowledgement of a payment says. Who paid is named to their own account, and to whoever holds the
 * reference of a payment that no account began; nobody's address or telephone number is printed.
 */
export async function receiptOf(db: Db, payment: Payment, { account, locale, site }: Asked): Promise<Receipt> {
  const words = receiptWords[locale];
  const temple = await templeName(db, { ...payment, locale });
  const mayName = payment.userId === null || payment.userId === account?.id;
  const facts: [string, string | null][] = [
    [words.number, payment.receiptNumber],
    [words.date, payment.paidAt && momentInIndia(payment.paidAt, locale, "long")],
    [words.from, (mayName && payment.name) || words.nobody],
    [words.payerPan, mayName ? payment.payerPan : null],
    [words.towards, words.purposes[payment.purpose]],
    [words.temple, temple],
    [words.cause, nameOfCause(await findCause(db, payment.causeId), locale)],
    [words.dedication, mayName ? await dedicationOf(db, payment) : null],
    [words.gateway, words.gateways[payment.gateway]],
    [words.reference, payment.providerPaymentId ?? payment.providerRef],
    [words.refunded, payment.refundedPaise > 0 ? formatMoney(payment.refundedPaise, locale) : null],
  ];
  return {
    brand: words.brand,
    title: words.title,
    number: payment.receiptNumber ?? "",
    headline: formatMoney(payment.amountPaise, locale),
    warning: payment.testMode ? words.test : null,
    rows: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    code: null,
    notes: [
      await taxNote(db, payment, temple, locale),
      filled(words.footer, { address: `${site}/payments/${payment.id}` }),
    ],
  };
}

/** 80G is a temple's own: said only of a gift to one whose number is on record, and never of a test. */
async function taxNote(db: Db, payment: Payment, temple: string | null, locale: Locale): Promise<string> {
  const words = receiptWords[locale];
  const isGift = payment.purpose === "donation" && !payment.testMode && payment.templeId !== null;
  const paidAt = new Date(payment.paidAt ?? payment.createdAt);
  const found = isGift ? await findTaxRegistration(db, payment.templeId, paidAt) : undefined;
  if (!found || !temple) return words.noRegistration;
  const details = [
    filled(words.registration, { temple, number: found.number }),
    found.until && filled(words.validUntil, { day: dateInWords(found.until, locale, { dateStyle: "long" }) }),
    found.pan && filled(words.templePan, { pan: found.pan }),
  ];
  return details.filter(Boolean).join(" ");
}

async function dedicationOf(db: Db, { purpose, subjectId }: Payment): Promise<string | null> {
  if (purpose !== "donation") return null;
  const id = Number(subjectId);
  const row = await db.selectFrom("donations").select("dedication").where("id", "=", id).executeTakeFirst();
  return row?.dedication ?? null;
}
