import { z } from "zod";
import { addDays, type CivilDate, type Instant, instantOf } from "../../domain/dates";
import type { Db } from "../db/open";
import { storeVisits } from "../visits/repository";
import type { DemoCaller } from "./demoCaller";
import { samplePeople, sampleReviews } from "./sampleData";

/** Who does what in the samples, and the clock they live by. */
export type SampleCast = {
  db: Db;
  people: readonly DemoCaller[];
  admin: DemoCaller;
  visitor: DemoCaller;
  temples: readonly { id: number; causes: readonly number[]; poojaId: string; time: string; charges: number }[];
  products: readonly number[];
  /** Temples whose pages are looked at, the best known first. */
  visited: readonly number[];
  setClock: (instant: Instant) => void;
};

const PHONE = "+919845000000";
const Made = z.object({ id: z.number() });
const Paid = z.object({ paymentId: z.string() });
const Booked = z.object({ booking: Made, payment: Paid.nullable() });
const Ordered = z.object({ order: Made, payment: Paid });

/** What people do on one of the days: `index` counts them, `left` are those until today. */
export async function playDay(cast: SampleCast, day: CivilDate, index: number, left: number): Promise<void> {
  const at = (time: string) => cast.setClock(instantOf(day, time));
  at("09:00");
  await countVisits(cast, day, index);
  if (index % 2 === 0) await bookPooja(cast, day, index, left);
  if (index % 4 === 1) await donate(cast, index);
  if (index % 6 === 2) await order(cast, index, left);
  if (index % 5 === 3) await review(cast, index, left);
}

/** More at the ends of weeks, and more of the best known. */
async function countVisits({ db, visited, temples }: SampleCast, day: CivilDate, index: number): Promise<void> {
  const busy = index % 7 < 2 ? 2 : 1;
  const counts = visited.map(
    (id, rank) => [id, Math.round((busy * (60 + ((index * 7 + rank * 3) % 20))) / (rank + 2))] as const,
  );
  const own = temples.map(({ id }, place) => [id, busy * (4 + ((index + place) % 5))] as const);
  const all = new Map([...counts, ...own].filter(([, visits]) => visits > 0));
  const visits = [...all.values()].reduce((sum, one) => sum + one, 0);
  const visitors = Array.from({ length: Math.round(visits * 0.6) }, (_, at) => `sample-${day}-${at}`);
  await storeVisits(db, { day, at: instantOf(day, "09:00"), visits: Math.round(visits * 1.4), visitors, temples: all });
}

const person = ({ people }: SampleCast, index: number) => {
  const at = index % people.length;
  const [caller, name] = [people[at], samplePeople[at]];
  if (!caller || !name) throw new Error("nobody");
  return { caller, name };
};

/** A pooja is booked and paid, confirmed by the temple and performed; the newest ones still wait. */
async function bookPooja(cast: SampleCast, day: CivilDate, index: number, left: number): Promise<void> {
  const temple = cast.temples[(index / 2) % cast.temples.length];
  if (!temple) return;
  const { caller, name } = person(cast, index);
  const on = addDays(day, 2);
  const { id: templeId, poojaId, time, charges: amount } = temple;
  const made = Booked.parse(
    await caller("POST", "/api/bookings", { templeId, poojaId, date: on, time, amount, name, phone: PHONE }),
  );
  await pay(cast, made.payment);
  if (left <= 4) return;
  const decide = `/api/admin/bookings/${made.booking.id}/decide`;
  if (index % 14 === 4) {
    await cast.admin("POST", decide, { act: "decline", reason: "The temple is closed that day. (sample)" });
    return;
  }
  await cast.admin("POST", decide, { act: "confirm" });
  cast.setClock(instantOf(on, "21:00"));
  await cast.admin("POST", decide, { act: "perform" });
}

async function donate(cast: SampleCast, index: number): Promise<void> {
  const { caller, name } = person(cast, index);
  const amount = [101, 251, 501, 1_001][index % 4];
  const temple = index % 3 === 0 ? undefined : cast.temples[index % cast.temples.length];
  const gift = { amount, name, templeId: temple?.id, causeId: temple?.causes[Math.floor(index / 4) % 4] };
  const intent = Paid.parse(await caller("POST", "/api/payments/intent", gift));
  await pay(cast, intent, index % 16 === 5 ? "failed" : "paid");
}

async function order(cast: SampleCast, index: number, left: number): Promise<void> {
  const { caller, name } = person(cast, index);
  const productId = cast.products[index % cast.products.length];
  const address = "12, Sample Street, Bengaluru 560001";
  const placed = Ordered.parse(
    await caller("POST", "/api/orders", { productId, quantity: 1 + (index % 2), name, phone: PHONE, address }),
  );
  await pay(cast, placed.payment);
  if (left <= 8) return;
  const one = `/api/admin/orders/${placed.order.id}`;
  await cast.admin("POST", `${one}/send`, { tracking: `SAMPLE${index}` });
  if (left > 14) await cast.admin("POST", `${one}/deliver`);
}

/** Reviews wait for a moderator; the newest ones still do. */
async function review(cast: SampleCast, index: number, left: number): Promise<void> {
  const turn = Math.floor(index / 5);
  const { caller, name } = person(cast, turn);
  const temple = cast.temples[index % cast.temples.length];
  const comment = sampleReviews[turn % sampleReviews.length];
  const { id } = Made.parse(
    await caller("POST", `/api/temples/${temple?.id}/reviews`, { rating: 5 - (turn % 3), comment, name }),
  );
  if (left <= 10) return;
  await cast.admin("POST", "/api/admin/moderation/decisions", {
    decisions: [{ kind: "review", id, decision: "approve" }],
  });
}

async function pay({ visitor }: SampleCast, payment: { paymentId: string } | null, outcome = "paid"): Promise<void> {
  if (payment) await visitor("POST", `/api/payments/test/${payment.paymentId}`, { outcome });
}
