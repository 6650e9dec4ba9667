import { describe, expect, test } from "vitest";
import { stepUpHeader } from "../../src/contract/stepUpWords";
import { book, withPooja } from "../support/bookings";
import { PASSWORD } from "../support/factories";
import { withQueue } from "../support/moderationQueue";
import { donate, press } from "../support/payments";
import { codeAt, enrol } from "../support/secondFactor";
import { addProduct, order } from "../support/shop";
import { confirmed, REASON } from "../support/stepUp";
import { type TestAccount, type TestApp, testApp } from "../support/testApp";

const NOON = "2026-11-21T06:30:00.000Z";
const stepUp = "/api/auth/step-up";
const asked = { purpose: "role", reason: REASON, password: PASSWORD };

async function withPerson() {
  const opened = await testApp({ now: NOON, env: { RATE_LIMITS: "off" } });
  const admin = await opened.anAccount({ role: "SUPER_ADMIN" });
  const person = await opened.anAccount();
  const give = (role: string, extra = {}) => admin.put(`/api/admin/users/${person.id}/role`, { role }, extra);
  const roleOf = async () =>
    (await opened.db.selectFrom("users").select("role").where("id", "=", person.id).executeTakeFirstOrThrow()).role;
  return { ...opened, admin, person, give, roleOf };
}

const tokenOf = async (by: TestAccount, fields: object = {}) =>
  (await by.post(stepUp, { ...asked, ...fields })).json().token;

describe("somebody’s account", () => {
  test("is deactivated only confirmed, with a reason, and activated without", async () => {
    const { admin, person, db } = await withPerson();
    const set = (active: boolean, extra = {}) =>
      admin.put(`/api/admin/users/${person.id}/toggle-active`, { active }, extra);
    expect((await set(false)).json()).toMatchObject({ code: "stepUpRequired", purpose: "deactivate" });
    expect((await set(false, await confirmed(admin, "role"))).json().code).toBe("stepUpRequired");
    expect((await person.get("/api/users/me")).statusCode).toBe(200);
    expect((await set(false, await confirmed(admin, "deactivate"))).statusCode).toBe(200);
    expect((await set(true)).statusCode).toBe(200);
    const log = await db.selectFrom("audit_log").select(["action", "reason"]).orderBy("id").execute();
    expect(log).toEqual([
      { action: "account.deactivate", reason: REASON },
      { action: "account.activate", reason: null },
    ]);
  });

  test("is deactivated by taking its activation back only confirmed", async () => {
    const { admin, person, db } = await withPerson();
    await db.updateTable("users").set({ active: 0 }).where("id", "=", person.id).execute();
    const path = `/api/admin/users/${person.id}`;
    await admin.put(`${path}/toggle-active`, { active: true });
    const [revision] = (await admin.get(`${path}/revisions`)).json().revisions;
    const asked = { revisionId: revision.id, latest: revision.id, before: true };
    const back = (extra = {}) => admin.post(`${path}/revert`, asked, extra);
    expect((await back()).json()).toMatchObject({ code: "stepUpRequired", purpose: "deactivate" });
    expect((await back(await confirmed(admin, "deactivate"))).statusCode).toBe(200);
  });
});

describe("a role that opens the console", () => {
  test.each(["PANDIT", "CONTENT_ADMIN", "SUPER_ADMIN"])("%s is refused until it is confirmed", async (role) => {
    const { admin, give, roleOf, db } = await withPerson();
    const refused = await give(role);
    expect(refused.json()).toMatchObject({
      statusCode: 403,
      code: "stepUpRequired",
      message: "Please confirm it’s you.",
      purpose: "role",
      factor: "password",
    });
    expect(await roleOf()).toBe("DEVOTEE");
    expect((await give(role, await confirmed(admin, "role"))).statusCode).toBe(200);
    expect(await roleOf()).toBe(role);
    const log = await db.selectFrom("audit_log").select(["action", "reason"]).execute();
    expect(log).toEqual([{ action: "account.role", reason: REASON }]);
  });

  test("is taken away, and one that is held is given again, without", async () => {
    const { admin, give, roleOf } = await withPerson();
    await give("PANDIT", await confirmed(admin, "role"));
    expect((await give("PANDIT")).statusCode).toBe(200);
    expect((await give("DEVOTEE")).statusCode).toBe(200);
    expect(await roleOf()).toBe("DEVOTEE");
  });

  test("may not be given by who may not, confirmed or not, in the words of before", async () => {
    const { anAccount, person } = await withPerson();
    const userAdmin = await anAccount({ role: "USER_ADMIN" });
    for (const extra of [{}, await confirmed(userAdmin, "role")]) {
      const refused = await userAdmin.put(`/api/admin/users/${person.id}/role`, { role: "ADMIN" }, extra);
      expect(refused.json().code).toBe("forbidden");
    }
  });

  test("is granted in the queue only confirmed, once for all that are granted together", async () => {
    const opened = await withQueue();
    const admin = await opened.anAccount({ role: "SUPER_ADMIN" });
    const items = [
      await opened.roleRequest(await opened.anAccount(), "PANDIT"),
      await opened.roleRequest(await opened.anAccount(), "ADMIN"),
    ];
    const decide = (decision: string, extra = {}) =>
      admin.post("/api/admin/moderation/decisions", { decisions: items.map((item) => ({ ...item, decision })) }, extra);
    expect((await decide("approve")).json().code).toBe("stepUpRequired");
    expect(await opened.log()).toEqual([]);
    expect((await decide("approve", await confirmed(admin, "role"))).statusCode).toBe(200);
    const given = (await opened.log()).filter(({ action }) => action === "account.role");
    expect(given.map(({ reason }) => reason)).toEqual([REASON, REASON]);
  });

  test("is declined in the queue without", async () => {
    const opened = await withQueue();
    const item = await opened.roleRequest(await opened.anAccount(), "PANDIT");
    const decisions = [{ ...item, decision: "reject", reason: "Not known to us" }];
    const answer = await opened.as("ADMIN").post("/api/admin/moderation/decisions", { decisions });
    expect(answer.statusCode).toBe(200);
  });
});

describe("a confirmation", () => {
  test("is good once, also for two calls at the same time", async () => {
    const { admin, person, anAccount } = await withPerson();
    const extra = await confirmed(admin, "role");
    const other = await anAccount();
    const answers = await Promise.all(
      [person, other].map(({ id }) => admin.put(`/api/admin/users/${id}/role`, { role: "PANDIT" }, extra)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  });

  test("is not used up by a call that fails for another reason", async () => {
    const { admin, person, give } = await withPerson();
    const extra = await confirmed(admin, "role");
    const stale = { role: "PANDIT", from: "PANDIT" };
    expect((await admin.put(`/api/admin/users/${person.id}/role`, stale, extra)).statusCode).toBe(409);
    expect((await give("PANDIT", extra)).statusCode).toBe(200);
  });

  test("is good for five minutes, for its purpose, and for who gave it", async () => {
    const { admin, give, anAccount, clock } = await withPerson();
    const late = await confirmed(admin, "role");
    const another = await anAccount({ role: "SUPER_ADMIN" });
    for (const extra of [
      await confirmed(admin, "refund"),
      await confirmed(another, "role"),
      { headers: { [stepUpHeader]: "made up" } },
    ]) {
      expect((await give("PANDIT", extra)).json().code).toBe("stepUpRequired");
    }
    clock.set("2026-11-21T06:35:00.000Z");
    expect((await give("PANDIT", late)).json().code).toBe("stepUpRequired");
  });

  test("asks for the right password and a reason, of who is signed in", async () => {
    const { admin, visitor } = await withPerson();
    expect((await visitor.post(stepUp, asked)).statusCode).toBe(401);
    const errors = async (fields: object) => (await admin.post(stepUp, { ...asked, ...fields })).json().errors;
    expect(await errors({ password: "a guess" })).toEqual({ password: "errors.currentPassword" });
    expect(await errors({ password: undefined })).toEqual({ password: "errors.currentPassword" });
    expect(await errors({ reason: "  " })).toEqual({ reason: "errors.required" });
    expect(await errors({ purpose: "everything" })).toHaveProperty("purpose");
  });

  test("is throttled as a login is", async () => {
    const { admin } = await withPerson();
    const answers = [];
    for (let each = 0; each < 11; each++) {
      answers.push((await admin.post(stepUp, { ...asked, password: "a guess" })).statusCode);
    }
    expect(answers).toEqual([...Array(10).fill(400), 429]);
  });

  test("is by a code where the account has codes, and the password does not do", async () => {
    const { admin, give, clock } = await withPerson();
    const { secret } = await enrol(admin, NOON);
    clock.set("2026-11-21T06:31:00.000Z");
    expect((await give("PANDIT")).json()).toMatchObject({ code: "stepUpRequired", factor: "code" });
    const refused = (await admin.post(stepUp, asked)).json();
    expect(refused.errors).toEqual({ code: "errors.codeRequired" });
    const token = await tokenOf(admin, { code: codeAt(secret, "2026-11-21T06:31:00.000Z") });
    expect((await give("PANDIT", { headers: { [stepUpHeader]: token } })).statusCode).toBe(200);
  });

  test("is stored as a hash alone", async () => {
    const { admin, db } = await withPerson();
    const token = await tokenOf(admin);
    expect(JSON.stringify(await db.selectFrom("step_ups").selectAll().execute())).not.toContain(token);
  });
});

describe("a refund", () => {
  const paid = async (amount: number) => {
    const opened = await testApp({ now: NOON, env: { RATE_LIMITS: "off" } });
    const admin = await opened.anAccount({ role: "ADMIN" });
    const intent = await donate(opened.visitor, { amount });
    await press(opened.visitor, intent, "paid");
    const refund = (body: object, extra = {}) =>
      admin.post(`/api/admin/payments/${intent.paymentId}/refund`, { reason: "Sent twice", ...body }, extra);
    return { ...opened, admin, refund };
  };

  test("of 5,000 rupees goes without, of more only confirmed, and says the reason it was given", async () => {
    const { admin, refund, db } = await paid(9_000);
    expect((await refund({ amount: 5_001 })).json()).toMatchObject({
      statusCode: 403,
      code: "stepUpRequired",
      purpose: "refund",
      reason: "Sent twice",
    });
    expect(await db.selectFrom("payment_refunds").select("id").execute()).toEqual([]);
    expect((await refund({ amount: 5_000 })).statusCode).toBe(200);
    expect((await refund({ amount: 4_000 }, await confirmed(admin, "refund"))).statusCode).toBe(200);
    const log = await db.selectFrom("audit_log").select("reason").where("action", "=", "payment.refund").orderBy("id");
    expect(await log.execute()).toEqual([{ reason: "Sent twice" }, { reason: REASON }]);
  });

  test("of a large sum in small ones is confirmed as well", async () => {
    const { refund } = await paid(9_000);
    expect((await refund({ amount: 3_000 })).statusCode).toBe(200);
    expect((await refund({ amount: 3_000 })).json().code).toBe("stepUpRequired");
  });

  test("of all that is left is measured by what that is", async () => {
    expect((await (await paid(5_000)).refund({})).statusCode).toBe(200);
    expect((await (await paid(5_001)).refund({})).json().code).toBe("stepUpRequired");
  });

  test("is sent again with its confirmation under the same request key, and made once", async () => {
    const { admin, refund, db } = await paid(9_000);
    const key = { "idempotency-key": "refund-key-1" };
    expect((await refund({}, { headers: key })).statusCode).toBe(403);
    const { headers } = await confirmed(admin, "refund");
    for (let each = 0; each < 2; each++) {
      expect((await refund({}, { headers: { ...key, ...headers } })).statusCode).toBe(200);
    }
    expect(await db.selectFrom("payment_refunds").select("id").execute()).toHaveLength(1);
  });
});

describe("a refund that follows from an answer of the console", () => {
  const booked = async (charges: number) => {
    const opened = await withPooja({ charges });
    const admin = await opened.anAccount({ role: "TEMPLE_ADMIN" });
    const { booking, payment } = await book(opened.person, opened.templeId, { amount: charges });
    if (payment) await press(opened.visitor, payment, "paid");
    const decline = (extra = {}) =>
      admin.post(`/api/admin/bookings/${booking.id}/decide`, { act: "decline", reason: "The priest is away." }, extra);
    return { ...opened, admin, booking, decline };
  };
  const ordered = async (pricePaise: number) => {
    const opened = await testApp({ now: NOON });
    const [admin, buyer] = [await opened.anAccount({ role: "ADMIN" }), await opened.anAccount()];
    const { id } = await addProduct(admin, { pricePaise });
    const { payment } = await order(buyer, id, { quantity: 1 });
    await press(buyer, payment, "paid");
    const cancel = (extra = {}) => admin.post("/api/admin/orders/1/cancel", { reason: "It was bent." }, extra);
    return { ...opened, admin, buyer, cancel };
  };
  const refunds = ({ db }: Pick<TestApp, "db">) => db.selectFrom("payment_refunds").select("amount_paise").execute();
  const asked = { statusCode: 403, code: "stepUpRequired", purpose: "refund" };

  test("a booking of more than 5,000 rupees is declined only once that is confirmed", async () => {
    const opened = await booked(5_001);
    expect((await opened.decline()).json()).toMatchObject({ ...asked, reason: "The priest is away." });
    expect(await refunds(opened)).toEqual([]);
    const url = `/api/bookings/${opened.booking.id}`;
    expect((await opened.person.get(url)).json().status).toBe("requested");
    expect((await opened.decline(await confirmed(opened.admin, "refund"))).statusCode).toBe(200);
    expect(await refunds(opened)).toEqual([{ amount_paise: 500_100 }]);
    expect((await opened.person.get(url)).json()).toMatchObject({ status: "declined", reason: "The priest is away." });
    const log = opened.db.selectFrom("audit_log").select("reason").where("action", "=", "booking.decline");
    expect(await log.execute()).toEqual([{ reason: REASON }]);
  });

  test("an order of more than 5,000 rupees is cancelled only once that is confirmed", async () => {
    const opened = await ordered(500_100);
    expect((await opened.cancel()).json()).toMatchObject({ ...asked, reason: "It was bent." });
    expect(await refunds(opened)).toEqual([]);
    expect((await opened.cancel(await confirmed(opened.admin, "refund"))).statusCode).toBe(200);
    expect(await refunds(opened)).toEqual([{ amount_paise: 500_100 }]);
    const log = opened.db.selectFrom("audit_log").select("reason").where("action", "=", "order.cancel");
    expect(await log.execute()).toEqual([{ reason: REASON }]);
  });

  test("smaller ones go without, and so does what people cancel themselves", async () => {
    expect((await (await booked(5_000)).decline()).statusCode).toBe(200);
    expect((await (await ordered(500_000)).cancel()).statusCode).toBe(200);
    const { person, booking } = await booked(5_001);
    expect((await person.post(`/api/bookings/${booking.id}/cancel`)).statusCode).toBe(200);
    const { buyer } = await ordered(500_100);
    expect((await buyer.post("/api/orders/1/cancel")).statusCode).toBe(200);
  });
});
