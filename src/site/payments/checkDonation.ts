import { type GatewayName, paymentLimits } from "../../contract/paymentWords";
import { parseRupees } from "../../domain/money";

/** A donation as it is typed; the temple by its id once one is chosen, else what is typed to find one. */
export const blankDonation = {
  templeId: "",
  temple: "",
  amount: "",
  email: "",
  name: "",
  gateway: "",
  causeId: "",
  pan: "",
  dedication: "",
  anonymous: "",
  /** The address this draft began with: it fills the form once. */
  from: "",
};
export type DonationFields = typeof blankDonation;
export const donationFields = [
  "temple",
  "amount",
  "name",
  "email",
  "causeId",
  "pan",
  "dedication",
  "gateway",
  "terms",
] as const;
export type DonationField = (typeof donationFields)[number];
export type DonationProblems = Partial<Record<DonationField, string>>;

/** Rupees offered to tap. */
export const quickAmounts = [251, 501, 1001, 2100, 5100] as const;

const mail = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/;
/** A temple's id, or its name in addresses. */
const templeAddress = /^[a-z0-9-]+$/;

/** What is wrong with the fields before they are sent, as i18n keys. */
export function checkDonation(fields: DonationFields, agreed: boolean, needsTemple: boolean): DonationProblems {
  const problems: DonationProblems = {};
  const [paise, email, temple] = [parseRupees(fields.amount), fields.email.trim(), fields.temple.trim()];
  if (!fields.templeId && temple && !templeAddress.test(temple)) problems.temple = "donate.templeUnknown";
  if (!fields.templeId && !temple && needsTemple) problems.temple = "donate.templeNeeded";
  if (paise === undefined || paise < paymentLimits.minPaise || paise > paymentLimits.maxPaise)
    problems.amount = "donate.amountWrong";
  if (email && !mail.test(email)) problems.email = "errors.email";
  if (!agreed) problems.terms = "donate.termsWrong";
  return problems;
}

/** What the fields come to as the call takes them; the amount is checked before. */
export function donationOf(fields: DonationFields, gateway: GatewayName, locale: string) {
  return {
    amount: (parseRupees(fields.amount) ?? 0) / 100,
    currency: "INR",
    gateway,
    templeId: fields.templeId || fields.temple.trim(),
    ...(fields.pan.trim() && { pan: fields.pan.trim() }),
    ...(fields.causeId && { causeId: fields.causeId }),
    name: fields.name.trim(),
    email: fields.email.trim(),
    dedication: fields.dedication.trim(),
    anonymous: fields.anonymous === "yes",
    locale,
  };
}

/** What an address such as `/donate?temple=12&amount=501` fills in: a temple's id or name, and an amount. */
export function fromAddress(search: string): { temple?: string; amount?: string } {
  const asked = new URLSearchParams(search);
  const [temple, paise] = [asked.get("temple") ?? "", parseRupees(asked.get("amount") ?? "")];
  return {
    ...(templeAddress.test(temple) && { temple }),
    ...(paise !== undefined && { amount: String(paise / 100) }),
  };
}
