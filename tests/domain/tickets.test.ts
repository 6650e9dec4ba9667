import { describe, expect, test } from "vitest";
import {
  peopleOf,
  readReference,
  readTicket,
  type TicketStanding,
  ticketAddress,
  ticketText,
  verdictOf,
} from "../../src/domain/tickets";

const ticket = { reference: "7K2M-9QXD", templeId: 12, date: "2026-11-23", time: "09:05", confirmed: true };
const signature = "a".repeat(86);

describe("a ticket", () => {
  test("is read from its address, and alone", () => {
    const code = `${ticketText(ticket)}.${signature}`;
    const read = { ticket, signed: "7K2M-9QXD.12.2026-11-23.0905.C", signature };
    expect(readTicket(ticketAddress("https://temples.example", code))).toEqual(read);
    expect(readTicket(` ${code} `)).toEqual(read);
    expect(readTicket(`${ticketText({ ...ticket, confirmed: false })}.${signature}`)?.ticket.confirmed).toBe(false);
  });

  test.each(["", "7K2M-9QXD", "https://temples.example/admin/bookings?search=7K2M-9QXD", `x.${signature}`])(
    "is not %s",
    (text) => expect(readTicket(text)).toBeUndefined(),
  );

  test("is found by its reference as people type it", () => {
    expect(["7k2m-9qxd", "7K2M9QXD", " 7k2m 9qxd "].map(readReference)).toEqual(Array(3).fill("7K2M-9QXD"));
    expect(["", "7K2M", "7K2M-9QX!", "7K2M-9QXD-1"].map(readReference)).toEqual(Array(4).fill(undefined));
  });
});

test("a booking that names nobody is for one", () => {
  expect([[], ["Asha"], ["Asha", "Ravi"]].map((devotees) => peopleOf({ devotees }))).toEqual([1, 1, 2]);
});

test.each<[string, Partial<TicketStanding>]>([
  ["valid", {}],
  ["valid", { status: "performed" }],
  ["used", { attendedAt: "2026-11-23T03:00:00.000Z" }],
  ["unconfirmed", { status: "requested" }],
  ["unconfirmed", { unpaid: true }],
  ["otherDay", { date: "2026-11-24" }],
  ["cancelled", { status: "cancelled", date: "2026-11-24" }],
  ["cancelled", { status: "declined" }],
  ["otherTemple", { templeId: 13, status: "cancelled" }],
])("is %s with %o", (verdict, fields) => {
  const standing: TicketStanding = {
    ...{ templeId: 12, date: "2026-11-23", status: "confirmed", unpaid: false, attendedAt: null },
    ...fields,
  };
  expect(verdictOf(standing, { templeId: 12, today: "2026-11-23" })).toBe(verdict);
});
