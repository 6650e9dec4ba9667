import { describe, expect, test } from "vitest";
import { addressKey, callerKey } from "../../src/server/callerKeys";
import { tidy } from "../../src/server/housekeeping";
import { post } from "../../src/server/mail/outbox";
import { takeFrom } from "../../src/server/quotas";
import { updateFigures } from "../../src/server/temples/figures";
import { aReview, storeTemple } from "../support/contributions";
import { mailTo } from "../support/recipients";
import { testApp } from "../support/testApp";

const NOON = "2026-11-21T06:30:00.000Z";
const days = (count: number) => new Date(Date.parse(NOON) + count * 86_400_000).toISOString();

describe("tidying", () => {
  test("forgets what is over and nothing else", async () => {
    const { app, db, visitor, as, clock } = await testApp({ now: NOON });
    const temple = await storeTemple(db);
    const key = { headers: { "idempotency-key": "a-key-of-the-browser" } };
    await visitor.post(`/api/temples/${temple}/reviews`, aReview(), key);
    await as("ADMIN").post("/api/admin/moderation/claim", { items: [{ kind: "review", id: 1 }] });
    const counts = async () => {
      const tables = ["quotas", "request_keys", "moderation_claims", "reviews"] as const;
      return Promise.all(tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length));
    };
    await tidy(app);
    expect(await counts()).toEqual([2, 1, 1, 1]);
    clock.set(days(2));
    await tidy(app);
    expect(await counts()).toEqual([0, 0, 0, 1]);
  });

  test("keeps letters for ninety days, and those that wait for as long as they wait", async () => {
    const { app, db, clock } = await testApp({ now: NOON });
    const letter = { template: "test", subject: "Lamps", body: "They are lit.\n" };
    await post(db, mailTo("sent@test.example"), letter, new Date(NOON));
    await post(db, mailTo("waits@test.example"), letter, new Date(NOON));
    await db.updateTable("outbox").set({ status: "sent" }).where("recipient", "=", "sent@test.example").execute();
    const recipients = async () => (await db.selectFrom("outbox").selectAll().execute()).map((row) => row.recipient);
    clock.set(days(89));
    await tidy(app);
    expect(await recipients()).toHaveLength(2);
    clock.set(days(91));
    await tidy(app);
    expect(await recipients()).toEqual(["waits@test.example"]);
  });
});

describe("a quota", () => {
  const quota = { key: "lamps", limit: 5, windowMs: 60_000 };
  const at = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1_000);

  test("gives what there is, also to many at once, and begins anew after its window", async () => {
    const { db } = await testApp();
    const takes = await Promise.allSettled(Array.from({ length: 9 }, () => takeFrom(db, [quota], at(0))));
    expect(takes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    await expect(takeFrom(db, [quota], at(59))).rejects.toThrow("Too many requests");
    await takeFrom(db, [quota], at(60), 5);
    await expect(takeFrom(db, [quota], at(61))).rejects.toThrow("Too many requests");
  });

  test("takes several at a time or none", async () => {
    const { db } = await testApp();
    await takeFrom(db, [quota], at(0), 3);
    await expect(takeFrom(db, [quota], at(1), 3)).rejects.toThrow("Too many requests");
    await takeFrom(db, [quota], at(2), 2);
    await expect(takeFrom(db, [{ ...quota, key: "other" }], at(2), 6)).rejects.toThrow("Too many requests");
  });
});

test("a caller is one network's address: a /64 of IPv6 is one, and the key tells nothing of it", async () => {
  const seen = new Map<string, string>();
  const { visitor, anAccount, clock } = await testApp({
    now: NOON,
    with: (app) => {
      app.addHook("onSend", async (request) => {
        seen.set(request.ip, addressKey(request));
        if (request.account) seen.set("account", callerKey(request));
      });
    },
  });
  const keyOf = async (remoteAddress: string) => {
    await visitor.get("/healthz", { remoteAddress });
    return seen.get(remoteAddress);
  };
  expect(await keyOf("2001:db8:1:2::1")).toBe(await keyOf("2001:db8:1:2:aaaa:bbbb:cccc:dddd"));
  expect(await keyOf("2001:db8:1:2::1")).not.toBe(await keyOf("2001:db8:1:3::1"));
  expect(await keyOf("2001:db8::1")).not.toBe(await keyOf("2001:db8:1::1"));
  const today = await keyOf("192.0.2.7");
  expect(today).not.toBe(await keyOf("192.0.2.8"));
  expect(today).not.toContain("192");
  clock.set(days(1));
  expect(await keyOf("192.0.2.7")).not.toBe(today);
  const person = await anAccount();
  await person.get("/api/users/me");
  expect(seen.get("account")).toBe(`account:${person.id}`);
});

test("reviews counted by several at the same moment are all counted", async () => {
  const { db } = await testApp({ now: NOON });
  const temple_id = await storeTemple(db);
  const nobody = { user_id: null, author_key: null, name: null, email: null, reason: null, decided_at: null };
  const text = { comment: "A quiet place", comment_key: "aquietplace", locale: "en", created_at: NOON };
  const approved = { ...nobody, ...text, temple_id, status: "approved" };
  const count = (rating: number) =>
    db.transaction().execute(async (trx) => {
      await trx
        .insertInto("reviews")
        .values({ ...approved, rating })
        .execute();
      await updateFigures(trx, [temple_id]);
    });
  await Promise.all([5, 4, 3, 5, 4, 3, 5, 3].map(count));
  const row = await db.selectFrom("temples").select(["rating", "review_count"]).executeTakeFirstOrThrow();
  expect(row).toEqual({ rating: 4, review_count: 8 });
});
