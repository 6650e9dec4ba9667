import { describe, expect, test } from "vitest";
import { storeTemple } from "../support/contributions";
import { aTemple } from "../support/factories";
import { applied, planned } from "../support/imports";
import { testApp } from "../support/testApp";
import { mergeAs, storeTwins } from "../support/twins";

const texts = { description: "A shrine by the lake.", history: "Built by fishermen.", specialities: ["Lamps"] };

async function opened() {
  const app = await testApp();
  const admin = app.as("TEMPLE_ADMIN");
  const create = async (fields: object = {}) => {
    const made = await admin.post("/api/admin/temples", { ...aTemple(), ...texts, ...fields });
    expect(made.statusCode, made.body).toBe(201);
    return made.json();
  };
  const change = async (id: number, fields: object) => {
    const changed = await admin.put(`/api/admin/temples/${id}`, fields);
    expect(changed.statusCode, changed.body).toBe(200);
    return changed.json();
  };
  const shown = async (id: number) => (await app.visitor.get(`/api/temples/${id}`)).json();
  const workspace = async (id: number) => (await admin.get(`/api/admin/temples/${id}/workspace`)).json();
  return { ...app, admin, create, change, shown, workspace };
}

describe("the state of a text in English", () => {
  test("is reviewed where nobody says another, as calls of before have it", async () => {
    const { admin, create, change, shown, workspace } = await opened();
    const temple = await create();
    expect(temple.englishStates).toEqual({});
    const [added] = (await admin.get(`/api/admin/temples/${temple.id}/revisions`)).json().revisions;
    expect(added.changes.map(({ field }: { field: string }) => field)).not.toContain("englishStates");
    expect(await shown(temple.id)).toMatchObject(texts);
    expect((await workspace(temple.id)).completeness.parts).toContainEqual({ part: "english", isPresent: true });
    const stated = await change(temple.id, { englishStates: { description: "reviewed", queue: "draft" } });
    expect(stated.englishStates).toEqual({});
  });

  test("draft hides a text from visitors; machine-made does not; neither counts as done", async () => {
    const { create, shown, workspace } = await opened();
    const { id, englishStates } = await create({
      englishStates: { specialities: "draft", history: "draft", description: "machine" },
    });
    expect(englishStates).toEqual({ description: "machine", history: "draft", specialities: "draft" });
    expect(await shown(id)).toMatchObject({ description: texts.description, history: null, specialities: [] });
    expect(await shown(id)).not.toHaveProperty("englishStates");
    const { completeness, findings } = await workspace(id);
    expect(completeness.parts).toContainEqual({ part: "english", isPresent: false });
    expect(findings).toContainEqual(
      expect.objectContaining({ code: "englishWaiting", fields: ["description", "history", "specialities"] }),
    );
  });

  test("goes with its text, stays when another field changes, and is in the history", async () => {
    const { admin, create, change } = await opened();
    const { id } = await create({ englishStates: { description: "draft", history: "machine" } });
    expect((await change(id, { deity: "Devi" })).englishStates).toEqual({ description: "draft", history: "machine" });
    expect((await change(id, { description: null })).englishStates).toEqual({ history: "machine" });
    const [last] = (await admin.get(`/api/admin/temples/${id}/revisions`)).json().revisions;
    expect(last.changes).toContainEqual({
      field: "englishStates",
      from: { description: "draft", history: "machine" },
      to: { history: "machine" },
    });
    await admin.post(`/api/admin/temples/${id}/revert`, { revision: last.id });
    expect((await change(id, { englishStates: null })).englishStates).toEqual({});
  });

  test("comes along with a text that a merge takes", async () => {
    const { db, admin, ...app } = await opened();
    const twins = await storeTwins(
      { db, ...app },
      { description: "Ours", history: "Ours", englishStates: { description: "draft", history: "draft" } },
      { description: "Theirs", englishStates: { description: "machine" } },
    );
    const merged = await mergeAs(admin, twins, { take: ["description"] });
    expect(merged.statusCode, merged.body).toBe(200);
    const temple = (await admin.get(`/api/admin/temples/${twins.keptId}`)).json();
    expect(temple).toMatchObject({
      description: "Theirs",
      englishStates: { description: "machine", history: "draft" },
    });
  });

  test("is brought by a list, and emptied by one that has it blank", async () => {
    const { app, db, admin } = await opened();
    const id = await storeTemple(db, { description: "By the lake." });
    const bring = async (cell: string, query: string) => {
      await applied({ app }, admin, await planned({ app }, admin, `id,englishStates\n${id},${cell}\n`, query));
      return (await admin.get(`/api/admin/temples/${id}`)).json().englishStates;
    };
    expect(await bring('"{""description"":""draft""}"', "")).toEqual({ description: "draft" });
    expect(await bring("", "?blank=clear")).toEqual({});
  });

  test.each<[object, string]>([
    [{ history: "done" }, "englishStates.history"],
    [{ pujari: "draft" }, "englishStates.pujari"],
  ])("is refused beside the field: %j", async (englishStates, field) => {
    const { admin } = await opened();
    const refused = await admin.post("/api/admin/temples", { ...aTemple(), ...texts, englishStates });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [field]]);
  });
});
