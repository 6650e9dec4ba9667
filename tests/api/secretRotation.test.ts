import { expect, onTestFinished, test } from "vitest";
import { resealAll } from "../../src/server/accounts/resealing";
import { buildApp } from "../../src/server/app";
import { openDatabase } from "../../src/server/db/open";
import { subscriptionOf, unsubscribeToken } from "../../src/server/notifications/unsubscribe";
import { type TestApp, testApp } from "../support/testApp";

const [OLD, NEW] = ["the old secret, which goes away soon", "the new secret, which signs from now on"];

/** The same server after a restart with other secrets. */
async function restarted({ app }: TestApp, jwtSecrets: readonly string[]) {
  const { env, now } = app;
  const next = await buildApp({ env, database: await openDatabase(env), now, version: "0.0.0-test", jwtSecrets });
  onTestFinished(() => next.close());
  await next.ready();
  return next;
}

test("what the old secret made is good beside the new one, and no longer without it", async () => {
  const before = await testApp({ secrets: [OLD] });
  const { token, id } = await before.anAccount();
  const authorization = `Bearer ${token}`;
  const subscription = { recipient: "a@test.example", topic: "contributions" } as const;
  const link = unsubscribeToken(before.app, subscription);
  const sealed = before.app.seal("JBSWY3DPEHPK3PXP", `totp ${id}`);
  const secondFactor = { user_id: id, secret: sealed, confirmed_at: null, last_step: 0 };
  await before.db.insertInto("totp").values(secondFactor).execute();
  const stored = async () => (await before.db.selectFrom("totp").select("secret").executeTakeFirstOrThrow()).secret;

  const both = await restarted(before, [NEW, OLD]);
  const me = { method: "GET", url: "/api/users/me", headers: { authorization } } as const;
  expect((await both.inject(me)).statusCode).toBe(200);
  expect(subscriptionOf(both, link)).toEqual(subscription);
  expect(both.unseal(sealed, `totp ${id}`)).toBe("JBSWY3DPEHPK3PXP");
  expect(await resealAll(both)).toBe(1);
  expect(await resealAll(both)).toBe(0);

  const after = await restarted(before, [NEW]);
  expect((await after.inject(me)).statusCode).toBe(401);
  expect(subscriptionOf(after, link)).toBeUndefined();
  expect(after.unseal(sealed, `totp ${id}`)).toBeUndefined();
  expect(after.unseal(await stored(), `totp ${id}`)).toBe("JBSWY3DPEHPK3PXP");
});

test("the first secret signs", async () => {
  const both = await testApp({ secrets: [NEW, OLD] });
  const { token } = await both.anAccount();
  const headers = { authorization: `Bearer ${token}` };
  const statusUnder = async (secret: string) =>
    (await (await restarted(both, [secret])).inject({ method: "GET", url: "/api/users/me", headers })).statusCode;
  expect([await statusUnder(NEW), await statusUnder(OLD)]).toEqual([200, 401]);
});

test("a request that is repeated across a rotation is still done once", async () => {
  const before = await testApp({ secrets: [OLD] });
  const headers = { "idempotency-key": "one-and-only" };
  const first = await before.visitor.post("/api/payments/intent", { amount: 501 }, { headers });
  const both = await restarted(before, [NEW, OLD]);
  const asked = { method: "POST", url: "/api/payments/intent", headers } as const;
  const again = await both.inject({ ...asked, payload: { amount: 501 } });
  expect([again.statusCode, again.json()]).toEqual([first.statusCode, first.json()]);
  expect((await both.inject({ ...asked, payload: { amount: 502 } })).statusCode).toBe(422);
  expect(await before.db.selectFrom("payments").select("id").execute()).toHaveLength(1);
});
