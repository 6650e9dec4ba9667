import { describe, expect, test } from "vitest";
import type { AdminCuratedList } from "../../src/contract/templeLists";
import { addList, addTemple, anEntry, asSent } from "../support/lists";
import { type Caller, testApp } from "../support/testApp";

const root = "/api/admin/lists";
const merge = (admin: Caller, kept: number, mergedId: number) =>
  admin.post(`/api/admin/temples/${kept}/merge`, { mergedId, version: 1, mergedVersion: 1, take: [] });
const restore = (admin: Caller, id: number) => admin.post(`/api/admin/temples/${id}/restore`);
const read = async (admin: Caller, { id }: { id: number }): Promise<AdminCuratedList> =>
  (await admin.get(`${root}/${id}`)).json();
const templesIn = async (admin: Caller, list: { id: number }) =>
  (await read(admin, list)).entries.map(({ templeId }) => templeId);
const revisionsOf = async (admin: Caller, { id }: { id: number }) =>
  (await admin.get(`${root}/${id}/revisions`)).json().revisions;

async function opened() {
  const { as, visitor } = await testApp();
  const admin = as("TEMPLE_ADMIN");
  const [kept, other] = [await addTemple(admin, "Kept Temple"), await addTemple(admin, "Other Temple")];
  return { admin, visitor, kept, other };
}

describe("a list whose temple is merged into another", () => {
  test("has another version, and says so in its history", async () => {
    const { admin, kept, other } = await opened();
    const list = await addList(admin, { entries: [anEntry({ number: 1, templeId: other.id })] });
    const untouched = await addList(admin, { slug: "untouched", entries: [anEntry({ templeId: kept.id })] });
    expect((await merge(admin, kept.id, other.id)).statusCode).toBe(200);
    const stale = await admin.put(`${root}/${list.id}`, asSent(list, { region: "Goa" }));
    expect([stale.statusCode, stale.json().current.entries[0].templeId]).toEqual([409, kept.id]);
    expect((await revisionsOf(admin, list))[0]).toMatchObject({
      action: "list.update",
      changes: [{ field: "entries", from: [{ templeId: other.id }], to: [{ templeId: kept.id }] }],
    });
    expect((await read(admin, untouched)).version).toBe(1);
    expect((await restore(admin, other.id)).statusCode).toBe(200);
    expect(await read(admin, list)).toMatchObject({ version: 3, entries: [{ templeId: other.id }] });
    expect(await revisionsOf(admin, list)).toHaveLength(3);
  });

  test("keeps the one that is left when it is saved with the one that is gone", async () => {
    const { admin, kept, other } = await opened();
    const list = await addList(admin, { entries: [anEntry({ number: 1, templeId: other.id })] });
    await merge(admin, kept.id, other.id);
    const saved = await admin.put(`${root}/${list.id}`, asSent(list, { region: "Goa", version: 2 }));
    expect([saved.statusCode, saved.json().entries[0].templeId]).toEqual([200, kept.id]);
    const entries = [...asSent(saved.json()).entries, anEntry({ name: "Other", templeId: other.id })];
    const again = await admin.put(`${root}/${list.id}`, asSent(saved.json(), { entries }));
    expect(again.statusCode, again.body).toBe(200);
    expect(await templesIn(admin, list)).toEqual([kept.id, null]);
  });

  test("keeps it also when the list is put back to how it was before", async () => {
    const { admin, kept, other } = await opened();
    const list = await addList(admin, { entries: [anEntry({ number: 1, templeId: other.id })] });
    await merge(admin, kept.id, other.id);
    const [latest, made] = await revisionsOf(admin, list);
    const input = { revisionId: made.id, latest: latest.id };
    const back = await admin.post(`${root}/${list.id}/revert`, input);
    expect(back.statusCode, back.body).toBe(200);
    expect(await templesIn(admin, list)).toEqual([kept.id]);
  });

  test("gets its temple back with the merge undone, whatever was saved in between", async () => {
    const { admin, visitor, kept, other } = await opened();
    const list = await addList(admin, {
      entries: [anEntry({ number: 1, name: "First", templeId: other.id }), anEntry({ name: "Second" })],
    });
    const both = await addList(admin, {
      slug: "both",
      entries: [anEntry({ name: "Kept", templeId: kept.id }), anEntry({ name: "Other", templeId: other.id })],
    });
    await merge(admin, kept.id, other.id);
    expect(await templesIn(admin, both)).toEqual([kept.id, null]);
    for (const one of [list, both]) {
      const now = await read(admin, one);
      const entries = [anEntry({ name: "Before all" }), ...asSent(now).entries];
      expect((await admin.put(`${root}/${one.id}`, asSent(now, { entries }))).statusCode).toBe(200);
    }
    expect((await restore(admin, other.id)).statusCode).toBe(200);
    expect(await templesIn(admin, list)).toEqual([null, other.id, null]);
    expect(await templesIn(admin, both)).toEqual([null, kept.id, other.id]);
    const shown = (await visitor.get(`/api/temples/${other.id}`)).json().lists;
    expect(shown.map(({ slug }: { slug: string }) => slug)).toEqual(["seven-lamps", "both"]);
  });

  test("keeps what an editor has put in the place since", async () => {
    const { admin, kept, other } = await opened();
    const third = await addTemple(admin, "Third Temple");
    const list = await addList(admin, { entries: [anEntry({ number: 1, templeId: other.id })] });
    await merge(admin, kept.id, other.id);
    const entries = [anEntry({ number: 1, templeId: third.id })];
    await admin.put(`${root}/${list.id}`, asSent(await read(admin, list), { entries }));
    expect((await restore(admin, other.id)).statusCode).toBe(200);
    expect(await templesIn(admin, list)).toEqual([third.id]);
  });
});
