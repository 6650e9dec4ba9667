import en from "../../../locales/en/booking.json";
import hi from "../../../locales/hi/booking.json";
import kn from "../../../locales/kn/booking.json";
import { instantOf } from "../../domain/dates";
import { dateInWords } from "../../domain/dateWords";
import { formatMoney } from "../../domain/money";
import { momentInIndia } from "../indiaTime";
import type { Locale } from "../locale";
import type { Receipt } from "../payments/receiptPdf";
import { type BookingRow, devoteesOf, totalOf } from "./record";

const words = { en: en.booking, hi: hi.booking, kn: kn.booking } as const satisfies Record<Locale, unknown>;

/** What the slip of a booking says: all that the temple and its priest ask for, how it stands, and where that changes. */
export function slipOf(
  booking: BookingRow,
  { locale, site, code }: { locale: Locale; site: string; code: string | null },
): Receipt {
  const { slip, summary, states, reference, status, otherPooja } = words[locale];
  const temple = { en: null, hi: booking.temple_name_hi, kn: booking.temple_name_kn }[locale] ?? booking.temple_name;
  const total = totalOf(booking);
  const begins = instantOf(booking.date, booking.time);
  const facts: [string, string | null][] = [
    [summary.when, momentInIndia(begins, locale, "full")],
    [reference, booking.reference],
    [status, states[booking.status]],
    [summary.temple, temple],
    [summary.pooja, booking.pooja_name ?? otherPooja],
    [summary.name, booking.name],
    [summary.devotees, devoteesOf(booking.devotees).join(", ")],
    [summary.gotra, booking.gotra],
    [summary.nakshatra, booking.nakshatra],
    [summary.notes, booking.notes],
    [summary.amount, total > 0 ? formatMoney(total, locale) : null],
  ];
  return {
    brand: slip.brand,
    title: slip.title,
    number: booking.reference,
    headline: dateInWords(begins, locale, { dateStyle: "long", timeStyle: "short" }),
    warning: booking.payment_test === 1 ? slip.test : null,
    rows: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    code,
    notes: [slip.come, slip.scan, slip.standing.replace("{{address}}", `${site}/book?booking=${booking.id}`)],
  };
}
