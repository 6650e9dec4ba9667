import { describe, expect, test } from "vitest";
import type { AdminTemple, TempleCreate } from "../../src/contract/adminTemples";
import { bulkRoot, decided, itemsOf, plannedChange } from "../support/bulk";
import { storeTemple } from "../support/contributions";
import { aTemple } from "../support/factories";
import { addList, anEntry } from "../support/lists";
import { type Caller, type TestApp, testApp } from "../support/testApp";

const add = async (caller: Caller, fields: Partial<TempleCreate> = {}): Promise<AdminTemple> =>
  (await caller.post("/api/admin/temples", aTemple(fields))).json();
const read = async (caller: Caller, id: number): Promise<AdminTemple> =>
  (await caller.get(`/api/admin/temples/${id}`)).json();
const ids = (...temples: { id: number }[]) => ({ ids: temples.map(({ id }) => id).join() });

async function opened(): Promise<TestApp & { admin: Caller }> {
  const it = await testApp();
  return { ...it, admin: it.as("TEMPLE_ADMIN") };
}

describe("a change of many temples", () => {
  test("is looked through, made and taken back, each temple with a revision", async () => {
    const it = await opened();
    const { admin, db } = it;
    const [one, two, three] = [await add(admin), await add(admin), await add(admin, { isVerified: true })];
    await add(admin, { city: "Hubli" });
    const planned = await plannedChange(it, admin, {
      filters: { location: "Mysuru" },
      action: { kind: "verify", isVerified: true },
    });
    expect(planned).toMatchObject({ state: "planned", counts: { total: 3, change: 2, same: 1, refused: 0 } });
    expect((await read(admin, one.id)).isVerified).toBe(false);

    const applied = await decided(it, admin, planned.id, "apply");
    expect(applied).toMatchObject({ state: "applied", counts: { done: 2, change: 2 } });
    expect(applied.undoableUntil).not.toBeNull();
    for (const { id } of [one, two, three]) expect((await read(admin, id)).isVerified).toBe(true);
    expect((await read(admin, three.id)).version).toBe(three.version);
    const { revisions } = (await admin.get(`/api/admin/temples/${one.id}/revisions`)).json();
    const entry = await db
      .selectFrom("audit_log")
      .select("id")
      .where("action", "=", "bulkChange.apply")
      .executeTakeFirst();
    expect(revisions[0]).toMatchObject({ action: "temple.update", partOf: entry?.id });

    // who changed one since keeps that change
    await admin.put(`/api/admin/temples/${two.id}`, { phone: "0821 2420000" });
    const undone = await decided(it, admin, planned.id, "undo");
    expect(undone).toMatchObject({ state: "undone", undone: { taken: 1, left: 1 }, undoableUntil: null });
    expect((await read(admin, one.id)).isVerified).toBe(false);
    expect(await read(admin, two.id)).toMatchObject({ isVerified: true, phone: "0821 2420000" });
    const again = await admin.post(`${bulkRoot}/${planned.id}/undo`, {});
    expect([again.statusCode, again.json().errors]).toEqual([409, { state: "errors.bulkState" }]);
  });

  test("sets a field where it can be, and tells why not", async () => {
    const it = await opened();
    const { admin } = it;
    const [open, gone] = [await add(admin), await add(admin)];
    await admin.delete(`/api/admin/temples/${gone.id}`);
    const fields = { taluk: "Nanjangud" };
    const planned = await plannedChange(it, admin, { filters: ids(open), action: { kind: "set", fields } });
    expect(planned.counts).toMatchObject({ total: 1, change: 1 });
    await decided(it, admin, planned.id, "apply");
    expect((await read(admin, open.id)).taluk).toBe("Nanjangud");

    const monuments = await plannedChange(it, admin, {
      filters: ids(open),
      action: { kind: "set", fields: { worship: "none" } },
    });
    await decided(it, admin, monuments.id, "apply");
    expect((await read(admin, open.id)).worship).toBe("none");

    const archived = await plannedChange(it, admin, {
      filters: { status: "archived" },
      action: { kind: "set", fields },
    });
    expect(archived.refusals).toEqual([{ reason: "errors.bulkArchived", count: 1 }]);
    expect(await itemsOf(admin, archived.id, "refused")).toEqual([
      { id: gone.id, name: gone.name, city: gone.city, outcome: "refused", reason: "errors.bulkArchived" },
    ]);
    const unknown = await plannedChange(it, admin, {
      filters: ids(open),
      action: { kind: "set", fields: { pincode: "999999" } },
    });
    expect(unknown.refusals).toEqual([{ reason: "errors.pincodeUnknown", count: 1 }]);
  });

  test("leaves to moderation what waits for it", async () => {
    const it = await opened();
    const id = await storeTemple(it.db, { name: "Sent in", status: "pending" });
    const shown = await plannedChange(it, it.admin, {
      filters: { ids: String(id) },
      action: { kind: "activate", isActive: true },
    });
    expect(shown.refusals).toEqual([{ reason: "errors.bulkPending", count: 1 }]);
  });

  test("archives temples, and brings them back", async () => {
    const it = await opened();
    const { admin, visitor } = it;
    const [one, two] = [await add(admin), await add(admin)];
    const planned = await plannedChange(it, admin, { filters: ids(one, two), action: { kind: "delete" } });
    await decided(it, admin, planned.id, "apply");
    expect((await visitor.get(`/api/temples/${one.id}`)).statusCode).toBe(404);
    expect((await read(admin, two.id)).status).toBe("archived");
    expect((await decided(it, admin, planned.id, "undo")).undone).toEqual({ taken: 2, left: 0 });
    expect((await visitor.get(`/api/temples/${one.id}`)).statusCode).toBe(200);
    expect(await read(admin, two.id)).toMatchObject({ status: "active", deletedAt: null });
  });

  test("puts temples into a list once, and takes them out again", async () => {
    const it = await opened();
    const { admin } = it;
    const [held, fresh] = [await add(admin), await add(admin)];
    await addList(admin, { entries: [anEntry({ templeId: held.id })] });
    const list = async () => {
      const { lists } = (await admin.get("/api/admin/lists")).json();
      return (await admin.get(`/api/admin/lists/${lists[0].id}`)).json();
    };
    const templesIn = async () => (await list()).entries.map(({ templeId }: { templeId: number }) => templeId);
    const action = { kind: "list", listId: (await list()).id } as const;
    const planned = await plannedChange(it, admin, { filters: ids(held, fresh), action });
    expect(planned).toMatchObject({ target: "Seven Lamps", counts: { change: 1, same: 1 } });
    await decided(it, admin, planned.id, "apply");
    expect(await templesIn()).toEqual([held.id, fresh.id]);
    const places = { place: "Mysuru, Karnataka", placeHi: "मैसूरु, कर्नाटक", placeKn: "ಮೈಸೂರು, ಕರ್ನಾಟಕ" };
    expect((await list()).entries[1]).toMatchObject(places);
    expect((await decided(it, admin, planned.id, "undo")).undone).toEqual({ taken: 1, left: 0 });
    expect(await templesIn()).toEqual([held.id]);
  });

  test("names a manager, and takes that back", async () => {
    const it = await opened();
    const { admin, anAccount, db } = it;
    const keeper = await anAccount({ name: "Meena" });
    const [one, shared] = [await add(admin), await add(admin)];
    await db
      .insertInto("temple_managers")
      .values({ temple_id: shared.id, user_id: keeper.id, named_at: null })
      .execute();
    const action = { kind: "manager", email: keeper.email.toUpperCase() } as const;
    const planned = await plannedChange(it, admin, { filters: ids(one, shared), action });
    expect(planned).toMatchObject({ target: "Meena", counts: { change: 2 } });
    expect(JSON.stringify(planned)).not.toContain(keeper.email);
    await decided(it, admin, planned.id, "apply");
    expect((await keeper.get("/api/admin/bookings")).statusCode).toBe(200);
    expect((await decided(it, admin, planned.id, "undo")).undone).toEqual({ taken: 2, left: 0 });
    expect((await keeper.get("/api/admin/bookings")).statusCode).toBe(403);
    const left = await db.selectFrom("temple_managers").selectAll().execute();
    expect(left).toEqual([{ temple_id: shared.id, user_id: keeper.id, named_at: null }]);
  });

  test("that a process left half done is gone on with, and nothing is done twice", async () => {
    const it = await opened();
    const { admin, app, db } = it;
    const temples = await Promise.all(Array.from({ length: 30 }, () => add(admin)));
    const planned = await plannedChange(it, admin, { action: { kind: "verify", isVerified: true } });
    // as a process that ended after its first transaction leaves it
    await db
      .updateTable("bulk_changes")
      .set({ state: "applying", done: 0, lease_owner: "elsewhere:1", lease_until: 1 })
      .where("id", "=", planned.id)
      .execute();
    await app.bulkChanges.resume();
    expect((await admin.get(`${bulkRoot}/${planned.id}`)).json()).toMatchObject({
      state: "applied",
      counts: { done: 30 },
    });
    const rows = await db.selectFrom("temples").select("version").execute();
    expect(rows.map(({ version }) => version)).toEqual(temples.map(({ version }) => version + 1));
    await app.bulkChanges.resume();
    const entries = await db.selectFrom("audit_log").select("id").where("action", "=", "temple.update").execute();
    expect(entries).toHaveLength(30);
  });

  test("that is only planned can be dropped, and what nobody can do is told", async () => {
    const it = await opened();
    const { admin, as, visitor } = it;
    const one = await add(admin);
    const action = { kind: "verify", isVerified: true } as const;
    const planned = await plannedChange(it, admin, { filters: ids(one), action });
    expect((await decided(it, admin, planned.id, "cancel")).state).toBe("cancelled");
    expect((await admin.post(`${bulkRoot}/${planned.id}/apply`, {})).statusCode).toBe(409);
    const { changes, total } = (await admin.get(bulkRoot)).json();
    expect([total, changes[0].id]).toEqual([1, planned.id]);

    const send = async (body: object) => (await admin.post(bulkRoot, body)).json().errors;
    expect(await send({ filters: {}, action: { kind: "paint" } })).toEqual({ "action.kind": "errors.kind" });
    expect(await send({ filters: { ids: "a" }, action })).toEqual({ "filters.ids": "errors.id" });
    expect(await send({ filters: {}, action: { kind: "set", fields: {} } })).toEqual({
      "action.fields": "errors.emptyUpdate",
    });
    expect(await send({ filters: {}, action: { kind: "manager", email: "nobody@test.example" } })).toEqual({
      "action.email": "errors.accountUnknown",
    });
    expect(await send({ filters: {}, action: { kind: "list", listId: 9 } })).toEqual({ "action.listId": "errors.id" });
    expect((await admin.get(`${bulkRoot}/99`)).statusCode).toBe(404);
    expect((await visitor.get(bulkRoot)).statusCode).toBe(401);
    for (const role of ["FESTIVAL_ADMIN", "DEVOTEE"] as const) {
      expect((await as(role).post(bulkRoot, { filters: {}, action })).statusCode).toBe(403);
    }
  });
});
