import { describe, expect, test } from "vitest";
import { aBooking, NOON, withPooja } from "../support/bookings";
import { testApp } from "../support/testApp";

/** Values of what a call cannot do without. */
const needed: Record<string, string> = {
  q: "shi",
  lat: "12.97",
  lng: "77.59",
  ids: "1",
  name: "Lamp Temple",
  address: "Car Street, Mysuru",
  date: "2026-11-23",
  token: "none",
  ticket: "none",
  month: "2026-11",
  year: "2026",
  list: "temples",
  noun: "temples",
  occasion: "marriage",
};

type Parameter = { in: string; name: string; required?: boolean };
type Book = { paths: Record<string, { get?: { parameters?: Parameter[] } }> };

test("a blank parameter of a GET counts as absent, whatever it is", async () => {
  const { as } = await testApp({ now: NOON, env: { RATE_LIMITS: "off" } });
  const admin = as("SUPER_ADMIN");
  const book: Book = (await admin.get("/api/openapi.json")).json();
  const refused: string[] = [];
  let asked = 0;
  for (const [url, { get }] of Object.entries(book.paths)) {
    const parameters = (get?.parameters ?? []).filter((each) => each.in === "query");
    if (parameters.length === 0) continue;
    asked++;
    const query = new URLSearchParams(
      parameters.map(({ name, required }) => [name, required ? (needed[name] ?? "1") : ""]),
    );
    const path = `${url.replace("{slug}", "dasara").replace(/\{\w+\}/g, "1")}?${query}`;
    const answer = await admin.get(path);
    if (answer.statusCode === 400) refused.push(`${path}: ${answer.body}`);
  }
  expect(refused).toEqual([]);
  expect(asked).toBeGreaterThan(30);
}, 60_000);

describe("the payment intent", () => {
  const blank = {
    amount: "",
    currency: "",
    description: "",
    gateway: "",
    email: "",
    name: "",
    phone: "",
    templeId: "",
    poojaId: "",
    bookingId: "",
    orderId: "",
    date: "",
    time: "",
    locale: "",
    dedication: "",
    anonymous: "",
  };

  test.each(["query", "body"])("counts blank values as absent in its %s", async (place) => {
    const { visitor, db } = await testApp({ env: { RATE_LIMITS: "off" } });
    const fields = { ...blank, amount: "251" };
    const url = "/api/payments/intent";
    const answer = await (place === "query"
      ? visitor.post(`${url}?${new URLSearchParams(fields)}`)
      : visitor.post(url, fields));
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await db.selectFrom("donations").select("amount_paise").execute()).toEqual([{ amount_paise: 25_100 }]);
    const none = await visitor.post(url, blank);
    expect(none.json()).toMatchObject({ statusCode: 400, errors: { amount: "errors.amount" } });
  });

  test("a blank in the query does not hide what the body says, and nor the other way round", async () => {
    const { person, templeId } = await withPooja();
    const { name, phone, amount, poojaId, date, time } = aBooking(templeId);
    const wish = { name, phone, amount, poojaId, date, time, templeId };
    const answer = await person.post(`/api/payments/intent?poojaId=&date=&time=&bookingId=`, wish);
    expect(answer.json()).toMatchObject({ purpose: "booking" });
    const said = new URLSearchParams({ ...wish, amount: String(amount), templeId: String(templeId), time: "10:00" });
    expect((await person.post(`/api/payments/intent?${said}`, { time: "", date: "" })).json()).toMatchObject({
      purpose: "booking",
    });
  });
});
