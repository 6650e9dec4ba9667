import type { BookingState } from "./bookings";

/** What a ticket says, so that it can be checked without a connection; `confirmed` is how it stood when it was drawn. */
export type Ticket = { reference: string; templeId: number; date: string; time: string; confirmed: boolean };

/** What the check of a ticket can come to. */
export const verdicts = [
  "valid",
  "otherTemple",
  "cancelled",
  "otherDay",
  "unconfirmed",
  "used",
  "forged",
  "unknown",
] as const;
export type Verdict = (typeof verdicts)[number];

/** A signed ticket in an address: what is signed, and the signature (ECDSA P-256, 64 bytes, base64url) after the last dot. */
const signedForm = /^([0-9A-Z]{4}-[0-9A-Z]{4})\.(\d{1,10})\.(\d{4}-\d{2}-\d{2})\.(\d{2})(\d{2})\.([CR])\.([\w-]{86})$/;

/** The text of a ticket that is signed. */
export const ticketText = ({ reference, templeId, date, time, confirmed }: Ticket): string =>
  `${reference}.${templeId}.${date}.${time.replace(":", "")}.${confirmed ? "C" : "R"}`;

/** The address in a ticket's code; whoever opens it without the checking screen is led to it. */
export const ticketAddress = (site: string, code: string): string => `${site}/admin/tickets?ticket=${code}`;

export type SignedTicket = { ticket: Ticket; signed: string; signature: string };

/** Reads a signed ticket, alone or in its address; undefined for any other text. */
export function readTicket(text: string): SignedTicket | undefined {
  const code = text.slice(text.lastIndexOf("=") + 1).trim();
  const match = signedForm.exec(code);
  if (!match) return undefined;
  const [, reference = "", templeId, date = "", hours, minutes, state, signature = ""] = match;
  const ticket = { reference, templeId: Number(templeId), date, time: `${hours}:${minutes}`, confirmed: state === "C" };
  return { ticket, signed: ticketText(ticket), signature };
}

/** A reference as somebody types it, with or without its dash; undefined when it cannot be one. */
export function readReference(text: string): string | undefined {
  const plain = text.trim().toUpperCase().replace(/[\s-]/g, "");
  return /^[0-9A-Z]{8}$/.test(plain) ? `${plain.slice(0, 4)}-${plain.slice(4)}` : undefined;
}

/** How many people come with a booking: those it names, or whoever made it. */
export const peopleOf = ({ devotees }: { devotees: readonly string[] }): number => Math.max(1, devotees.length);

/** What is known of a booking where its ticket is checked. */
export type TicketStanding = {
  templeId: number | null;
  date: string;
  status: BookingState;
  /** waits for its payment */
  unpaid: boolean;
  attendedAt: string | null;
};

/** What a genuine ticket comes to at this temple on this day (`YYYY-MM-DD`, in India). */
export function verdictOf(booking: TicketStanding, at: { templeId: number; today: string }): Verdict {
  if (booking.templeId !== at.templeId) return "otherTemple";
  if (["declined", "cancelled", "refunded"].includes(booking.status)) return "cancelled";
  if (booking.date !== at.today) return "otherDay";
  if (booking.status === "requested" || booking.unpaid) return "unconfirmed";
  return booking.attendedAt === null ? "valid" : "used";
}
