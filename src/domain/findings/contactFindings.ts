import { type Finding, finding } from "./finding";

export type ContactSaid = { phone: string | null; website: string | null; bookingUrl: string | null };

/** Addresses that are not encrypted, and a telephone number that nobody could call. */
export function contactFindings({ phone, website, bookingUrl }: ContactSaid): Finding[] {
  return [
    ...(phone && !phone.split(/[,;/]/).some(isWhole) ? [finding("phoneIncomplete", "contradiction", ["phone"])] : []),
    ...(isPlain(website)
      ? [finding("websiteInsecure", "contradiction", ["website"], { fix: { website: encrypted(website) } })]
      : []),
    ...(isPlain(bookingUrl)
      ? [finding("bookingUrlInsecure", "contradiction", ["bookingUrl"], { fix: { bookingUrl: encrypted(bookingUrl) } })]
      : []),
  ];
}

/** A number in India has ten digits with its area; numbers that cost nothing begin with 1800 and may have eleven. */
function isWhole(number: string): boolean {
  const digits = number.replace(/\D/g, "");
  if (/^18[06]0/.test(digits)) return digits.length === 10 || digits.length === 11;
  return digits.replace(/^(?:00)?91(?=\d{10}$)|^0(?=\d{10}$)/, "").length === 10;
}

const isPlain = (address: string | null): address is string => address?.toLowerCase().startsWith("http://") ?? false;
const encrypted = (address: string) => `https://${address.slice("http://".length)}`;
