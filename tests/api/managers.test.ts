import { describe, expect, test } from "vitest";
import { storeTemple } from "../support/contributions";
import { type TestApp, testApp } from "../support/testApp";

const address = (id: number | string) => `/api/admin/temples/${id}/managers`;
const namesOf = (answer: { json: () => { items: { name: string }[] } }) => answer.json().items.map(({ name }) => name);

async function opened(): Promise<TestApp & { templeId: number }> {
  const it = await testApp({ now: "2026-11-21T06:30:00.000Z" });
  return { ...it, templeId: await storeTemple(it.db, { name: "Lamp Temple" }) };
}

describe("the managers of a temple", () => {
  test("are named by address, once, and taken off again; each is in the log", async () => {
    const { as, anAccount, db, templeId } = await opened();
    const admin = as("TEMPLE_ADMIN");
    const pandit = await anAccount({ role: "PANDIT", name: "Ravi", email: "ravi@test.example" });
    await anAccount({ name: "Asha", email: "asha@test.example" });
    expect((await admin.get(address(templeId))).json()).toEqual({ items: [] });
    await admin.post(address(templeId), { email: "  Ravi@Test.example " });
    await admin.post(address(templeId), { email: "ravi@test.example" });
    const both = await admin.post(address(templeId), { email: "asha@test.example" });
    expect([both.statusCode, namesOf(both)]).toEqual([200, ["Asha", "Ravi"]]);
    expect((await pandit.get("/api/admin/bookings")).statusCode).toBe(200);

    const left = await admin.delete(`${address(templeId)}/${pandit.id}`);
    expect(namesOf(left)).toEqual(["Asha"]);
    expect((await admin.delete(`${address(templeId)}/${pandit.id}`)).statusCode).toBe(404);
    const log = await db.selectFrom("audit_log").select("action").where("kind", "=", "temple").orderBy("id").execute();
    expect(log.map(({ action }) => action)).toEqual(["temple.managerAdd", "temple.managerAdd", "temple.managerRemove"]);
  });

  test("answer the bookings of their temple and of no other", async () => {
    const { as, anAccount, db, templeId } = await opened();
    const pandit = await anAccount({ role: "PANDIT" });
    const person = await anAccount();
    const other = await storeTemple(db, { name: "Other" });
    const wish = { notes: "A blessing", date: "2026-11-24", time: "09:00", name: "Asha", phone: "9876543210" };
    for (const id of [templeId, other]) {
      const made = await person.post("/api/bookings", { ...wish, templeId: id, amount: 0 });
      expect(made.statusCode, made.body).toBe(201);
    }
    const listed = async () => (await pandit.get("/api/admin/bookings")).json().total;
    expect(await listed()).toBe(0);
    await as("ADMIN").post(address(templeId), { email: pandit.email });
    expect(await listed()).toBe(1);
    await as("ADMIN").delete(`${address(templeId)}/${pandit.id}`);
    expect(await listed()).toBe(0);
  });

  test("answer whatever their role: told of each booking, they see, confirm, perform, decline", async () => {
    const { as, anAccount, db, clock, templeId } = await opened();
    const [keeper, person, admin] = [await anAccount({ name: "Meena" }), await anAccount(), as("TEMPLE_ADMIN")];
    const bookAt = async (time: string, id = templeId) => {
      const wish = { notes: "A blessing", date: "2026-11-24", time, name: "Asha", phone: "9876543210", amount: 0 };
      const made = await person.post("/api/bookings", { ...wish, templeId: id });
      expect(made.statusCode, made.body).toBe(201);
      return made.json().booking;
    };
    const decide = (id: number, act: string, reason?: string) =>
      keeper.post(`/api/admin/bookings/${id}/decide`, { act, ...(reason && { reason }) });
    const manages = async () => (await keeper.get("/api/users/me")).json().managesTemple;
    const before = await bookAt("08:00");
    expect([await manages(), (await decide(before.id, "confirm")).statusCode]).toEqual([false, 403]);

    await admin.post(address(templeId), { email: keeper.email });
    const [first, second] = [await bookAt("09:00"), await bookAt("10:00")];
    const other = await storeTemple(db, { name: "Other" });
    const foreign = await bookAt("09:00", other);
    await admin.post(address(other), { email: person.email }); // somebody else's
    expect(await manages()).toBe(true);
    const { items } = (await keeper.get("/api/admin/bookings")).json();
    expect(items.map(({ id }: { id: number }) => id)).toEqual([before.id, first.id, second.id]);
    const told = await db.selectFrom("outbox").selectAll().where("template", "=", "bookingToAnswer").execute();
    expect(told.map(({ recipient, subject }) => [recipient, subject])).toEqual(
      [first, second].map(({ reference }) => [keeper.email, `Lamp Temple: booking ${reference} awaits your answer`]),
    );
    expect(JSON.stringify(told)).not.toContain("9876543210");

    expect((await decide(first.id, "confirm")).json().status).toBe("confirmed");
    expect((await person.get(`/api/bookings/${first.id}`)).json().status).toBe("confirmed");
    expect((await decide(second.id, "decline")).json().errors).toEqual({ reason: "errors.required" });
    expect((await decide(second.id, "decline", "A feast day")).json().status).toBe("declined");
    const third = await bookAt("11:00");
    expect((await person.post(`/api/bookings/${third.id}/cancel`)).json().status).toBe("cancelled");
    const withdrawn = await db.selectFrom("outbox").selectAll().where("template", "=", "bookingWithdrawn").execute();
    expect(withdrawn.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [keeper.email, `Lamp Temple: booking ${third.reference} was cancelled by the devotee`],
    ]);
    expect(JSON.stringify(withdrawn)).not.toContain("9876543210");
    clock.set("2026-11-24T04:00:00.000Z");
    expect((await decide(first.id, "perform")).json().status).toBe("performed");
    expect((await keeper.get("/api/admin/bookings/export.csv")).body).not.toContain(foreign.reference);
    expect((await keeper.get(`/api/admin/bookings/${foreign.id}`)).statusCode).toBe(404);
    expect((await decide(foreign.id, "confirm")).statusCode).toBe(404);
    expect((await decide(foreign.id, "crown")).statusCode).toBe(400);
    expect((await decide(2_147_483_647, "confirm")).statusCode).toBe(404);

    await admin.delete(`${address(templeId)}/${keeper.id}`);
    for (const url of ["/api/admin/bookings", `/api/admin/bookings/${first.id}`, "/api/admin/bookings/export.csv"]) {
      expect((await keeper.get(url)).statusCode).toBe(403);
    }
    expect((await decide(first.id, "unperform")).statusCode).toBe(403);
    expect(await manages()).toBe(false);
  });

  test("who only shared the temple sees none of its bookings until the console names them", async () => {
    const { as, anAccount, templeId, db } = await opened();
    const sharer = await anAccount({ name: "Asha" });
    await db.insertInto("temple_managers").values({ temple_id: templeId, user_id: sharer.id }).execute();
    const named = (answer: { json: () => { items: { named: boolean }[] } }) =>
      answer.json().items.map((of) => of.named);
    expect(named(await as("ADMIN").get(address(templeId)))).toEqual([false]);
    expect((await sharer.get("/api/admin/bookings")).statusCode).toBe(403);
    expect(named(await as("ADMIN").post(address(templeId), { email: sharer.email }))).toEqual([true]);
    expect((await sharer.get("/api/admin/bookings")).statusCode).toBe(200);
    expect(
      await db.selectFrom("audit_log").select("id").where("action", "=", "temple.managerAdd").execute(),
    ).toHaveLength(1);
  });

  test("are refused beside the field when no active account has the address", async () => {
    const { as, anAccount, templeId } = await opened();
    await anAccount({ email: "gone@test.example", active: false });
    for (const [email, error] of [
      ["nobody@test.example", "errors.accountUnknown"],
      ["gone@test.example", "errors.accountUnknown"],
      ["nobody", "errors.email"],
    ]) {
      const answer = await as("ADMIN").post(address(templeId), { email });
      expect([answer.statusCode, answer.json().errors]).toEqual([400, { email: error }]);
    }
  });

  test("are of a temple that is there, and for who looks after temples", async () => {
    const { as, db, visitor, templeId } = await opened();
    const archived = await storeTemple(db, { status: "archived" });
    for (const id of [archived, 999]) {
      expect((await as("ADMIN").get(address(id))).statusCode).toBe(404);
      expect((await as("ADMIN").post(address(id), { email: "a@test.example" })).statusCode).toBe(404);
    }
    expect((await as("ADMIN").get(address("x"))).statusCode).toBe(400);
    for (const caller of [as("PANDIT"), as("USER_ADMIN")]) {
      expect((await caller.get(address(templeId))).statusCode).toBe(403);
      expect((await caller.post(address(templeId), { email: "a@test.example" })).statusCode).toBe(403);
      expect((await caller.delete(`${address(templeId)}/1`)).statusCode).toBe(403);
    }
    expect((await visitor.get(address(templeId))).statusCode).toBe(401);
  });
});
