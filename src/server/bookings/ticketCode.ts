import type { FastifyInstance } from "fastify";
import { ticketAddress, ticketText } from "../../domain/tickets";
import type { BookingRow } from "./record";

/** The signed address that the code of a booking's ticket holds; null where there is nothing to come to. */
export function codeOf({ ticketKeys, env }: FastifyInstance, booking: BookingRow): string | null {
  const { temple_id: templeId, reference, date, time, status, hold_until } = booking;
  const isOn = status === "confirmed" || status === "performed" || (status === "requested" && hold_until === null);
  if (templeId === null || !isOn) return null;
  const text = ticketText({ reference, templeId, date, time, confirmed: status !== "requested" });
  return ticketAddress(env.PUBLIC_URL, `${text}.${ticketKeys.sign(text)}`);
}
