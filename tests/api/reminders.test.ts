import { describe, expect, test } from "vitest";
import { reminderLimits } from "../../src/contract/heldLimits";
import { onPush, proofOf, withPush } from "../support/reminders";
import { SECRET, testApp } from "../support/testApp";

const opened = () => withPush({ now: "2026-11-18T06:30:00.000Z" });
const byMail = (subject: string) => ({ kind: "festival", subject, channel: "mail" });

describe("a device without an account", () => {
  test("is reminded of a fast by its subscription alone, in the language of the page", async () => {
    const { visitor, aDevice } = await opened();
    const device = await aDevice();
    const hindi = { headers: { "accept-language": "hi" } };
    const chosen = await visitor.post("/api/reminders", onPush("ekadashi", device), hindi);
    expect(chosen.statusCode, chosen.body).toBe(200);
    expect(chosen.json()).toEqual({
      reminders: [
        {
          id: 1,
          kind: "festival",
          subject: "ekadashi",
          channel: "push",
          title: "एकादशी व्रत",
          path: "/festivals/ekadashi",
          next: "2026-11-20",
          token: expect.stringMatching(/^[\w-]+\.[\w-]+$/),
        },
      ],
      hours: { quietFrom: "21:00", quietUntil: "07:00", eveningAt: "18:00" },
      devices: 1,
      canMail: false,
    });
    await visitor.post("/api/reminders", onPush("ekadashi", device));
    const listed = await visitor.post("/api/reminders/list", { device: proofOf(device) });
    expect(listed.json().reminders).toHaveLength(1);
    const stranger = { device: { ...proofOf(device), auth: "AAAAAAAAAAAAAAAAAAAAAA" } };
    expect((await visitor.post("/api/reminders/list", stranger)).statusCode).toBe(401);
  });

  test("has neither mail nor bookings, and is nobody without its secret", async () => {
    const { visitor, aDevice } = await opened();
    const device = await aDevice();
    for (const body of [
      { ...byMail("ekadashi"), device: proofOf(device) },
      { kind: "booking", subject: "", channel: "push", device: proofOf(device) },
      onPush("ekadashi"),
    ])
      expect((await visitor.post("/api/reminders", body)).statusCode).toBe(401);
    expect((await visitor.post("/api/reminders/list", {})).statusCode).toBe(401);
    const { p256dh, endpoint } = device;
    const thief = await visitor.post("/api/reminders/devices", { endpoint, p256dh, auth: "A".repeat(22) });
    expect(thief.statusCode).toBe(403);
  });

  test("goes on under a new subscription, and is forgotten with what it chose", async () => {
    const { visitor, aDevice, service, db } = await opened();
    const device = await aDevice();
    await visitor.post("/api/reminders", onPush("ekadashi", device));
    const next = service.subscribe("renewed");
    const renewed = await visitor.post("/api/reminders/devices", { ...next, replaces: proofOf(device) });
    expect(renewed.statusCode, renewed.body).toBe(200);
    expect((await visitor.post("/api/reminders/list", { device: proofOf(device) })).statusCode).toBe(401);
    const listed = await visitor.post("/api/reminders/list", { device: proofOf(next) });
    expect(listed.json().reminders).toHaveLength(1);
    await visitor.post("/api/reminders/devices/forget", proofOf(next));
    expect(await db.selectFrom("reminders").select("id").execute()).toEqual([]);
    expect(await db.selectFrom("push_devices").select("id").execute()).toEqual([]);
  });

  test("what it chose becomes the account's that signs in there, and is left alone after it logs out", async () => {
    const { visitor, aDevice, anAccount, db } = await opened();
    const device = await aDevice();
    await visitor.post("/api/reminders", onPush("ekadashi", device));
    const asha = await anAccount();
    await asha.post("/api/reminders/devices", device);
    const listed = await asha.post("/api/reminders/list", {});
    expect(listed.json()).toMatchObject({ reminders: [{ subject: "ekadashi" }], devices: 1, canMail: true });
    expect((await visitor.post("/api/reminders/list", { device: proofOf(device) })).statusCode).toBe(401);
    await asha.post("/api/auth/logout");
    expect(await db.selectFrom("push_devices").select("id").execute()).toEqual([]);
    expect(await db.selectFrom("reminders").select("subject").execute()).toHaveLength(1);
  });
});

describe("an address that messages would go to is refused when it", () => {
  test.each([
    ["is not https", "http://push.example.com/a"],
    ["is a number", "https://10.0.0.1/a"],
    ["is a number of six", "https://[fd00::1]/a"],
    ["is written as one number", "https://2130706433/a"],
    ["is this machine", "https://localhost/a"],
    ["is a name of a network of one's own", "https://metadata.google.internal/a"],
    ["is at another port", "https://push.example.com:8443/a"],
    ["bears a password", "https://a:b@push.example.com/a"],
    ["is none", "push"],
  ])("%s", async (_, endpoint) => {
    const { visitor, service } = await opened();
    const { p256dh, auth } = service.subscribe("phone");
    const refused = await visitor.post("/api/reminders/devices", { endpoint, p256dh, auth });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual({ endpoint: "errors.invalid_value" });
  });
});

describe("a reminder", () => {
  test("is refused where there is nothing to be reminded of, or no such way", async () => {
    const { anAccount, as } = await opened();
    const asha = await anAccount();
    const wrong = async (body: object) => (await asha.post("/api/reminders", body)).json().errors;
    expect(await wrong(onPush("no-such-festival"))).toEqual({ subject: "errors.notFound" });
    expect(await wrong({ kind: "live", subject: "7", channel: "push" })).toEqual({ subject: "errors.gone" });
    expect(await wrong({ kind: "fast", subject: "", channel: "push" })).toEqual({ kind: "errors.invalid_value" });
    expect(await wrong({ ...onPush("ekadashi"), place: { city: "Atlantis" } })).toEqual({ city: "errors.city" });
    const over = { title: "Aarti", templeName: "A shrine", youtubeId: "dQw4w9WgXcQ" };
    const event = await as("PANDIT").post("/api/live/events", { ...over, startTime: "2026-11-18T05:30:00Z" });
    const late = { kind: "live", subject: String(event.json().id), channel: "push" };
    expect(await wrong(late)).toEqual({ subject: "errors.gone" });
    expect((await asha.post("/api/reminders/list", {})).json().reminders).toEqual([]);
  });

  test("goes by mail only to an address its owner has confirmed", async () => {
    const { anAccount } = await opened();
    const unknown = await anAccount({ verified: false });
    expect((await unknown.post("/api/reminders", byMail("ekadashi"))).statusCode).toBe(403);
    const known = await anAccount();
    expect((await known.post("/api/reminders", byMail("ekadashi"))).statusCode).toBe(200);
  });

  test("is one of a limited number, as devices are", async () => {
    const { anAccount, service, db } = await opened();
    const asha = await anAccount();
    const first = await asha.post("/api/reminders", byMail("ekadashi"));
    expect(first.statusCode).toBe(200);
    const many = Array.from({ length: reminderLimits.reminders - 1 }, (_, at) => ({
      reader_id: 1,
      kind: "live",
      subject: String(at + 1),
      channel: "push",
      created_at: "2026-11-18T00:00:00.000Z",
    }));
    await db.insertInto("reminders").values(many).execute();
    const more = await asha.post("/api/reminders", byMail("sankashti-chaturthi"));
    expect(more.json().errors).toEqual({ subject: "errors.tooMany" });
    for (let at = 0; at <= reminderLimits.devices; at++)
      await asha.post("/api/reminders/devices", service.subscribe(`device${at}`));
    expect((await asha.post("/api/reminders/list", {})).json().devices).toBe(reminderLimits.devices);
  });

  test("is ended and begun again by its link, without an account", async () => {
    const { anAccount, visitor } = await opened();
    const asha = await anAccount();
    const { reminders } = (await asha.post("/api/reminders", byMail("ekadashi"))).json();
    const link = (verb: string) => `/api/reminders/${verb}?token=${reminders[0].token}`;
    const said = { kind: "festival", subject: "ekadashi", channel: "mail", title: "Ekadashi" };
    expect((await visitor.get(link("link"))).json()).toEqual({ ...said, isOn: true });
    const form = { headers: { "content-type": "application/x-www-form-urlencoded" } };
    const ended = await visitor.post(link("end"), "List-Unsubscribe=One-Click", form);
    expect(ended.json(), ended.body).toEqual({ ...said, isOn: false });
    expect((await asha.post("/api/reminders/list", {})).json().reminders).toEqual([]);
    expect((await visitor.post(link("again"))).json()).toEqual({ ...said, isOn: true });
    expect((await visitor.post("/api/reminders/end?token=made.up")).statusCode).toBe(404);
    expect((await visitor.post("/api/reminders/end")).statusCode).toBe(400);
  });

  test("is told when one likes it; times that are none are named", async () => {
    const { anAccount } = await opened();
    const asha = await anAccount();
    const hours = { quietFrom: "22:00", quietUntil: "06:00", eveningAt: "17:30" };
    expect((await asha.put("/api/reminders/hours", hours)).json().hours).toEqual(hours);
    const wrong = await asha.put("/api/reminders/hours", { ...hours, quietFrom: "25:00" });
    expect(wrong.json().errors).toEqual({ quietFrom: "errors.time" });
  });

  test("is in the file of one's own data, and goes with the account", async () => {
    const { anAccount, db, aDevice } = await opened();
    const asha = await anAccount();
    await aDevice("phone", asha);
    await asha.post("/api/reminders", byMail("ekadashi"));
    const data = (await asha.get("/api/users/me/data")).json();
    expect(data.reminders).toMatchObject({ reminders: [{ subject: "ekadashi", channel: "mail" }], devices: 1 });
    await db.deleteFrom("users").where("id", "=", asha.id).execute();
    for (const table of ["push_devices", "reminder_readers", "reminders"] as const)
      expect(await db.selectFrom(table).select("id").execute()).toEqual([]);
  });
});

describe("the keys that push services know the server by", () => {
  test("are made once for all processes, and kept encrypted", async () => {
    const { app, visitor, db } = await opened();
    const [first, second] = await Promise.all([1, 2].map(() => visitor.get("/api/reminders/key")));
    expect(first?.json().publicKey).toMatch(/^[\w-]{87}$/);
    expect(second?.json()).toEqual(first?.json());
    const stored = await db.selectFrom("facts").select("value").where("name", "=", "push-keys").executeTakeFirst();
    const { privateKey } = await app.pushKeys();
    expect(stored?.value).not.toContain(privateKey);
    expect(JSON.parse(app.unseal(stored?.value ?? "", "push-keys") ?? "")).toEqual(await app.pushKeys());
  });

  test("are the configured ones where there are some", async () => {
    const env = { VAPID_PUBLIC_KEY: `B${"a".repeat(86)}`, VAPID_PRIVATE_KEY: "b".repeat(43) };
    const { visitor } = await testApp({ env, secrets: [SECRET] });
    expect((await visitor.get("/api/reminders/key")).json()).toEqual({ publicKey: env.VAPID_PUBLIC_KEY });
  });
});
