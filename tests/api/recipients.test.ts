import { describe, expect, test } from "vitest";
import { addressLimits, heldLimits, strangerLimits } from "../../src/contract/heldLimits";
import { aBooking, NOON, storePooja, withPooja } from "../support/bookings";
import { aPicture, aReview, pictures, storeTemple } from "../support/contributions";
import { PASSWORD } from "../support/factories";
import { donate, press, tell } from "../support/payments";
import { addProduct, anOrder } from "../support/shop";
import { type Caller, type TestApp, testApp } from "../support/testApp";

const outbox = ({ db }: Pick<TestApp, "db">) =>
  db.selectFrom("outbox").select(["channel", "template", "recipient", "data"]).orderBy("id").execute();
const off = { env: { RATE_LIMITS: "off" } };
const stranger = { email: "stranger@test.example", phone: "98765 43210" };

describe("whoever pays without an account", () => {
  test("can have nobody written to: nothing is mailed or texted before money came, nor for a test", async () => {
    const it = await testApp(off);
    const [paid, failed] = [await donate(it.visitor, stranger), await donate(it.visitor, stranger)];
    for (let n = 0; n < 10; n++) await donate(it.visitor, stranger);
    await press(it.visitor, failed, "failed");
    await press(it.visitor, paid, "paid");
    expect(await outbox(it)).toEqual([]);
  });

  test("is sent one nameless acknowledgement for real money, and few to one address", async () => {
    const it = await testApp(off);
    for (let n = 0; n < strangerLimits.mail.recipient + 2; n++) {
      const intent = await donate(it.visitor, { ...stranger, name: "You have won" });
      await it.db.updateTable("payments").set({ test_mode: 0 }).where("id", "=", intent.paymentId).execute();
      await tell(it, intent, { id: `a${n}` });
      await tell(it, intent, { id: `b${n}` });
    }
    const told = await outbox(it);
    expect(told).toHaveLength(strangerLimits.mail.recipient);
    expect(new Set(told.map(({ channel, template, recipient }) => `${channel} ${template} ${recipient}`))).toEqual(
      new Set([`mail donationPaid ${stranger.email}`]),
    );
    expect(JSON.stringify(told)).not.toContain("won");
  });
});

describe("an account", () => {
  test("is written to at what it has verified alone, whatever is typed into a booking", async () => {
    const it = await withPooja({ charges: null });
    const free = { ...aBooking(it.templeId), amount: 0, phone: stranger.phone };
    const people = [
      await it.anAccount({ verified: false }),
      await it.anAccount({ email: "asha@test.example", phone: "+919000000001" }),
    ];
    for (const person of people) expect((await person.post("/api/bookings", free)).statusCode).toBe(201);
    expect((await outbox(it)).map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ["mail", "asha@test.example"],
      ["sms", "+919000000001"],
    ]);
  });

  test("that names another address and goes takes nobody else's letters along", async () => {
    const it = await testApp(off);
    const [asha, other] = [await it.anAccount(), await it.anAccount()];
    await press(asha, await donate(asha), "paid");
    await donate(other, { email: asha.email });
    expect((await other.call("DELETE", "/api/users/me", { currentPassword: PASSWORD })).statusCode).toBe(200);
    expect((await outbox(it)).map(({ recipient }) => recipient)).toEqual([asha.email]);
  });
});

describe("names", () => {
  const link = "Win at evil.example/now";
  const calls: [
    string,
    (it: TestApp & { templeId: number }, name: string) => Promise<[Caller, string, object, string]>,
  ][] = [
    [
      "registration",
      async ({ visitor }, name) => [
        visitor,
        "/api/auth/register",
        { name, email: "a@test.example", password: "a lamp in the dusk" },
        "name",
      ],
    ],
    ["a donation", async ({ visitor }, name) => [visitor, "/api/payments/intent", { amount: 251, name }, "name"]],
    [
      "a booking",
      async ({ anAccount, templeId }, name) => [
        await anAccount(),
        "/api/bookings",
        aBooking(templeId, { name }),
        "name",
      ],
    ],
    [
      "a devotee",
      async ({ anAccount, templeId }, name) => [
        await anAccount(),
        "/api/bookings",
        aBooking(templeId, { devotees: ["Asha", name] }),
        "devotees.1",
      ],
    ],
    [
      "a gotra",
      async ({ anAccount, templeId }, name) => [
        await anAccount(),
        "/api/bookings",
        aBooking(templeId, { gotra: name }),
        "gotra",
      ],
    ],
    [
      "a review",
      async ({ visitor, templeId }, name) => [visitor, `/api/temples/${templeId}/reviews`, aReview({ name }), "name"],
    ],
    [
      "an order",
      async ({ anAccount }, name) => [
        await anAccount(),
        "/api/orders",
        { productId: 1, quantity: 1, name, phone: "98765 43210", address: "x" },
        "name",
      ],
    ],
  ];

  test.each(calls)("of %s lead nowhere, and are one line", async (_, call) => {
    const it = await withPooja({}, off);
    for (const [name, key] of [
      [link, "errors.nameLink"],
      ["Asha\nBcc: all", "errors.nameSigns"],
      ["<b>Asha", "errors.nameSigns"],
    ]) {
      const [caller, url, body, field] = await call(it, name ?? "");
      const answer = await caller.post(url, body);
      expect(answer.json()).toMatchObject({ statusCode: 400, errors: { [field]: key } });
    }
  });

  test("of an account are no others when it is changed", async () => {
    const it = await testApp();
    const refused = await it.as("DEVOTEE").put("/api/users/me", { name: link });
    expect(refused.json()).toMatchObject({ statusCode: 400, errors: { name: "errors.nameLink" } });
  });
});

describe("an account that is not verified holds little", () => {
  type Hold = (it: TestApp, caller: Caller, n: number) => Promise<{ statusCode: number; json: () => unknown }>;
  const kinds: [keyof typeof heldLimits.unverified, Hold][] = [
    [
      "submissions",
      (_, caller, n) => caller.post("/api/temples", { name: `Lamp ${n}`, address: "Car Street, Mysuru, Karnataka" }),
    ],
    [
      "corrections",
      async ({ db }, caller) =>
        caller.post(`/api/temples/${await storeTemple(db)}/corrections`, { field: "other", value: "It has moved." }),
    ],
    [
      "reviews",
      async ({ db, clock, app }, caller, n) => {
        clock.set(new Date(app.now().getTime() + 11_000).toISOString());
        return caller.post(
          `/api/temples/${await storeTemple(db)}/reviews`,
          aReview({ comment: `The lamps are lit, ${n}.` }),
        );
      },
    ],
    [
      "photos",
      async ({ db }, caller) => {
        const { body, headers } = await pictures({ "lamp.jpg": await aPicture({ width: 320, height: 320 }) });
        return caller.post(`/api/images/temple/${await storeTemple(db)}`, body, headers);
      },
    ],
    ["bookings", async (it, caller) => caller.post("/api/bookings", aBooking(await storePooja(it)))],
    [
      "orders",
      async ({ as }, caller) => {
        const { id } = await addProduct(as("SUPER_ADMIN"));
        return caller.post("/api/orders", anOrder(id, { quantity: 1 }));
      },
    ],
  ];

  test.each(kinds)("%s: then it is asked to verify its address, and has room once it has", async (kind, hold) => {
    const it = await testApp({ now: NOON, ...off });
    const person = await it.anAccount({ verified: false });
    const most = heldLimits.unverified[kind];
    for (let n = 0; n < most; n++) expect((await hold(it, person, n)).statusCode).toBe(201);
    expect((await hold(it, person, most)).json()).toMatchObject({ statusCode: 429, code: "verifyEmail" });
    await it.db.updateTable("users").set({ email_verified_at: NOON }).where("id", "=", person.id).execute();
    expect((await hold(it, person, most)).statusCode).toBe(201);
  });

  test("pieces: those of all its orders together", async () => {
    const it = await testApp({ now: NOON, ...off });
    const person = await it.anAccount({ verified: false });
    const { id } = await addProduct(it.as("SUPER_ADMIN"), { stock: 20 });
    const order = (quantity: number) => person.post("/api/orders", anOrder(id, { quantity }));
    const most = heldLimits.unverified.pieces;
    expect((await order(most - 1)).statusCode).toBe(201);
    expect((await order(2)).json()).toMatchObject({ statusCode: 429, code: "verifyEmail" });
    expect((await order(1)).statusCode).toBe(201);
  });

  test("many such accounts at one address hold no more than the address may", async () => {
    const it = await testApp({ now: NOON, ...off });
    const temple = await storeTemple(it.db);
    const correct = (caller: Caller) =>
      caller.post(`/api/temples/${temple}/corrections`, { field: "other", value: "It moved." });
    for (let n = 0; n < addressLimits.corrections; n++)
      expect((await correct(await it.anAccount({ verified: false }))).statusCode).toBe(201);
    expect((await correct(await it.anAccount({ verified: false }))).json()).toMatchObject({ code: "verifyEmail" });
    expect((await correct(await it.anAccount())).statusCode).toBe(201);
  });

  test("several at once get no more than there is", async () => {
    const it = await testApp({ now: NOON, ...off });
    const person = await it.anAccount({ verified: false });
    const send = (n: number) =>
      person.post("/api/temples", { name: `Lamp ${n}`, address: "Car Street, Mysuru, Karnataka" });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(send));
    const taken = answers.filter(({ statusCode }) => statusCode === 201);
    expect(taken).toHaveLength(heldLimits.unverified.submissions);
  });

  test("a place that is paid for once more counts again", async () => {
    const it = await withPooja();
    const person = await it.anAccount({ verified: false });
    const made = await person.post("/api/bookings", aBooking(it.templeId));
    const id = made.json().booking.id;
    await it.db.updateTable("bookings").set({ status: "cancelled", reason: "unpaid", hold_until: null }).execute();
    for (let n = 0; n < heldLimits.unverified.bookings; n++)
      expect((await person.post("/api/bookings", aBooking(await storePooja(it)))).statusCode).toBe(201);
    expect((await person.post(`/api/bookings/${id}/payment`, {})).json()).toMatchObject({ code: "verifyEmail" });
  });
});
