import { noticeEvents } from "../../contract/messageWords";
import type { Topic } from "./topics";

/** Money of a payment: integer paise, the public reference of the payment, and whether it was a test without money. */
type Paid = { amountPaise: number; paymentId: string; testMode?: boolean };
/** A visit to a temple: `date` is `YYYY-MM-DD`, `time` is `HH:MM` in India, `reference` is what its booker quotes. */
type Visit = {
  reference: string;
  templeName: string;
  poojaName: string;
  date: string;
  time: string;
  /** where it is looked at, changed and cancelled; without it the letter leads to the payment */
  path?: string;
  paymentId?: string;
  testMode?: boolean;
};
/** An order: `items` are its lines as its buyer reads them, such as "2 × Brass lamp". */
type Ordered = {
  reference: string;
  items: readonly string[];
  amountPaise: number;
  paymentId?: string;
  testMode?: boolean;
};

/** What each event tells about. */
export type Notices = {
  donationInitiated: Paid & { templeName: string | null };
  donationPaid: Paid & { templeName: string | null; receiptNumber: string };
  /** `description` is what was to be paid, in a few words */
  paymentFailed: Paid & { description: string };
  paymentRefunded: Paid & { description: string; receiptNumber: string | null };
  bookingCreated: Visit;
  /** for those who answer: `path` is where */
  bookingToAnswer: Visit & { path: string };
  bookingWithdrawn: Visit & { path: string };
  bookingConfirmed: Visit;
  bookingDeclined: Visit & { reason: string | null };
  bookingCancelled: Visit & { reason: string | null };
  bookingRescheduled: Visit;
  orderPlaced: Ordered;
  orderPaid: Ordered & { receiptNumber: string };
  orderSent: Ordered & { tracking: string | null };
  orderCancelled: Ordered & { reason: string | null };
};
export type NoticeEvent = (typeof noticeEvents)[number] & keyof Notices;

/** A notice with what it tells about; the names of facts are those of the texts. */
export type Notice = { [Event in NoticeEvent]: { event: Event; data: Notices[Event] } }[NoticeEvent];

/** What one may unsubscribe from; everything else tells of one's own money or visit and is always sent. */
export const topicOfEvent = (event: NoticeEvent): Topic | null => (event === "donationInitiated" ? "reminders" : null);

/** True when `name` is an event that a notice exists for. */
export const isNoticeEvent = (name: string): name is NoticeEvent => noticeEvents.some((event) => event === name);
