import { instantOf } from "../../domain/dates";
import { formatMoney } from "../../domain/money";
import { momentInIndia } from "../indiaTime";
import type { Locale } from "../locale";
import type { Notice } from "./notices";

/** What a notice tells, worded in a language; only what there is. */
export type Facts = { name?: string; path: string; test?: "yes" } & Partial<Record<FactName, string>>;

/** The facts a letter lists, in its order. */
export const factNames = [
  "about",
  "temple",
  "pooja",
  "when",
  "items",
  "amount",
  "receipt",
  "reference",
  "tracking",
  "reason",
] as const;
export type FactName = (typeof factNames)[number];

/** Puts what a notice tells into words of `locale`, with the path of the page where its reader goes on. */
export function factsOf({ data }: Notice, locale: Locale, name?: string | null): Facts {
  const facts: Partial<Record<FactName, string | null>> = {
    about: "description" in data ? data.description : null,
    temple: "templeName" in data ? data.templeName : null,
    pooja: "poojaName" in data ? data.poojaName : null,
    when: "date" in data ? momentInIndia(instantOf(data.date, data.time), locale, "full") : null,
    items: "items" in data ? data.items.join(", ") : null,
    amount: "amountPaise" in data ? formatMoney(data.amountPaise, locale) : null,
    receipt: "receiptNumber" in data ? data.receiptNumber : null,
    reference: "reference" in data ? data.reference : null,
    tracking: "tracking" in data ? data.tracking : null,
    reason: "reason" in data ? data.reason : null,
  };
  const present = Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
  return {
    ...present,
    ...(name && { name }),
    path: pathOf(data),
    ...("testMode" in data && data.testMode && { test: "yes" as const }),
  };
}

/** The page that shows the current status. */
function pathOf(data: Notice["data"]): string {
  if ("path" in data && data.path) return data.path;
  return data.paymentId ? `/payments/${data.paymentId}` : "/profile";
}
