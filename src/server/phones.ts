import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A telephone number as people write it, of India unless it says otherwise, as `+919876543210`; undefined for none. */
export function phoneOf(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, "IN");
  return phone?.isValid() ? phone.number : undefined;
}
