import type { Purpose } from "../../contract/paymentWords";
import { AppError } from "../errors";
import type { PaymentSubject } from "./subject";

const subjects = new Map<Purpose, PaymentSubject>();

/** Adds what can be paid for; the rooms that sell know payments, and payments know none of them. */
export function offer(offered: readonly PaymentSubject[]): void {
  for (const subject of offered) subjects.set(subject.purpose, subject);
}

/** The room that knows what is paid for; refuses what nobody sells. */
export function subjectOf(purpose: Purpose): PaymentSubject {
  const subject = subjects.get(purpose);
  if (!subject) throw new AppError("notFound");
  return subject;
}
