import type { CheckedBooking, TicketAnswer, TicketList } from "../../contract/tickets";
import { readReference, readTicket, type Ticket, verdictOf } from "../../domain/tickets";

type Kept = { list: TicketList; today: string; attended: ReadonlyMap<string, string> };

/**
 * Checks a ticket by what the device knows: the signature by the public keys, the rest by the list it read last and by
 * what it took itself (`attended`, reference to moment). A genuine ticket that is not on the list says its own.
 */
export async function checkOnDevice(code: string, { list, today, attended }: Kept): Promise<TicketAnswer> {
  const signed = readTicket(code);
  if (signed && !(await isGenuine(signed.signed, signed.signature, list))) return { verdict: "forged", booking: null };
  if (signed && signed.ticket.templeId !== list.templeId) return { verdict: "otherTemple", booking: null };
  const reference = signed?.ticket.reference ?? readReference(code);
  const known = list.items.find((item) => item.reference === reference) ?? (signed && saidBy(signed.ticket));
  if (!known) return { verdict: "unknown", booking: null };
  const booking = { ...known, attendedAt: known.attendedAt ?? attended.get(known.reference) ?? null };
  return { verdict: verdictOf({ ...booking, templeId: list.templeId }, { templeId: list.templeId, today }), booking };
}

const saidBy = ({ reference, date, time, confirmed }: Ticket): CheckedBooking => ({
  ...{ reference, date, time, poojaName: null, poojaNameHi: null, poojaNameKn: null, name: "", people: 1 },
  ...{ status: confirmed ? "confirmed" : "requested", unpaid: false, attendedAt: null },
});

async function isGenuine(text: string, signature: string, { keys }: TicketList): Promise<boolean> {
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  for (const { x, y } of keys) {
    const key = await crypto.subtle.importKey("jwk", { kty: "EC", crv: "P-256", x, y }, curve, false, ["verify"]);
    const way = { name: "ECDSA", hash: "SHA-256" };
    if (await crypto.subtle.verify(way, key, bytesOf(signature), new TextEncoder().encode(text))) return true;
  }
  return false;
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
