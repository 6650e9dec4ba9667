import type { Purpose } from "../../contract/paymentWords";
import { bookingSubject } from "../bookings/subject";
import { donationSubject } from "../donations/subject";
import { AppError } from "../errors";
import { orderSubject } from "../shop/subject";
import type { PaymentSubject } from "./subject";

/** Everything that can be paid for. */
const subjects: readonly PaymentSubject[] = [donationSubject, bookingSubject, orderSubject];

/** The room that knows what is paid for; refuses what nobody sells. */
export function subjectOf(purpose: Purpose): PaymentSubject {
  const subject = subjects.find((each) => each.purpose === purpose);
  if (!subject) throw new AppError("notFound");
  return subject;
}
