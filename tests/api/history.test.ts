import { describe, expect, test } from "vitest";
import type { Revision } from "../../src/contract/history";
import { aTemple } from "../support/factories";
import { approve, undo, withQueue } from "../support/moderationQueue";
import { confirmed } from "../support/stepUp";
import { type Caller, type TestApp, testApp } from "../support/testApp";

const NOW = "2026-11-21T06:30:00.000Z";
const temples = "/api/admin/temples";
const festivals = "/api/admin/festivals";
const content = "/api/admin/content";

const revisionsOf = async (by: Caller, path: string): Promise<Revision[]> => {
  const answer = await by.get(`${path}/revisions`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().revisions;
};
const said = ({ action, origin, actor, changes }: Revision) => ({
  action,
  origin,
  by: actor?.role ?? null,
  changes: Object.fromEntries(changes.map(({ field, from, to }) => [field, [from, to]])),
});
const create = async (by: Caller, path: string, body: object): Promise<{ id: number; version: number }> => {
  const answer = await by.post(path, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
/** Goes back to a revision, having seen them all. */
const revert = async (by: Caller, path: string, revisionId: number, more = {}) => {
  const [newest] = await revisionsOf(by, path);
  return by.post(`${path}/revert`, { revisionId, latest: newest?.id ?? 1, ...more });
};

describe("a temple's revisions", () => {
  test("tell field by field what was done, by whom and which way, newest first", async () => {
    const { as, anAccount } = await testApp({ now: NOW });
    const asha = await anAccount({ role: "TEMPLE_ADMIN", name: "Asha" });
    const { id } = await create(asha, temples, {
      name: "Lamp",
      city: "Mysuru",
      state: "Karnataka",
      amenities: ["Water"],
    });
    await asha.put(`${temples}/${id}`, {
      name: "Oil Lamp",
      amenities: ["Water", "Parking"],
      latitude: 12,
      longitude: 76,
    });
    await asha.put(`${temples}/${id}`, { city: "Mysuru" });
    await as("ADMIN").delete(`${temples}/${id}`);
    await as("ADMIN").post(`${temples}/${id}/restore`);
    const revisions = await revisionsOf(asha, `${temples}/${id}`);
    expect(revisions.map(said)).toEqual([
      { action: "temple.restore", origin: "console", by: "ADMIN", changes: { status: ["archived", "active"] } },
      { action: "temple.delete", origin: "console", by: "ADMIN", changes: { status: ["active", "archived"] } },
      {
        action: "temple.update",
        origin: "console",
        by: "TEMPLE_ADMIN",
        changes: {
          name: ["Lamp", "Oil Lamp"],
          slug: ["lamp-mysuru", "oil-lamp-mysuru"],
          amenities: [["Water"], ["Water", "Parking"]],
          latitude: [null, 12],
          longitude: [null, 76],
          positionPrecision: [null, "place"],
          district: [null, "Kodagu"],
          derivedFields: [[], ["district"]],
        },
      },
      expect.objectContaining({ action: "temple.create", by: "TEMPLE_ADMIN" }),
    ]);
    expect(revisions.at(-1)).toMatchObject({ at: NOW, actor: { id: asha.id, name: "Asha" }, partOf: null });
    expect(revisions.at(-1)?.changes).toContainEqual({ field: "amenities", from: null, to: ["Water"] });
  });

  test("come in pages", async () => {
    const { as } = await testApp();
    const { id } = await create(as("ADMIN"), temples, aTemple());
    for (const name of ["One", "Two", "Three"]) await as("ADMIN").put(`${temples}/${id}`, { name });
    const second = (await as("ADMIN").get(`${temples}/${id}/revisions?page=2&size=3`)).json();
    expect(second).toMatchObject({ page: 2, size: 3, total: 4, totalPages: 2 });
    expect(second.revisions.map(({ action }: Revision) => action)).toEqual(["temple.create"]);
  });

  test("tell what came from an import, row by row, under the import's own entry", async () => {
    const { as, db } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const { id } = await create(admin, temples, { name: "Lamp", city: "Mysuru", state: "Karnataka" });
    const text = `id,name,city,state,deity\n${id},Lamp,Mysuru,Karnataka,Shiva\n,Bell,Hampi,Karnataka,\n`;
    const headers = { headers: { "content-type": "text/csv" } };
    await admin.post(`${temples}/import.csv?dryRun=true`, text, headers);
    const done = await admin.post(`${temples}/import.csv?dryRun=false`, text, headers);
    expect(done.json()).toMatchObject({ created: 1, updated: 1 });
    const [newest, ...older] = await revisionsOf(admin, `${temples}/${id}`);
    expect(newest && said(newest)).toEqual({
      action: "temple.update",
      origin: "import",
      by: "TEMPLE_ADMIN",
      changes: { deity: [null, "Shiva"] },
    });
    expect(older).toHaveLength(1);
    const rows = await db.selectFrom("audit_log").selectAll().where("part_of", "is not", null).execute();
    expect(rows.map(({ action, part_of }) => [action, part_of])).toEqual([
      ["temple.update", newest?.partOf],
      ["temple.create", newest?.partOf],
    ]);
    const summary = await db.selectFrom("audit_log").selectAll().where("kind", "=", "import").execute();
    expect(summary.map(({ id, details }) => [id, JSON.parse(details ?? "")])).toEqual([
      [newest?.partOf, { file: "csv", total: 2, created: 1, updated: 1, skipped: 0, failed: 0 }],
    ]);
  });

  test("tell what a devotee sent in and what a moderator made of it", async () => {
    const { as, anAccount } = await testApp();
    const devotee = await anAccount({ role: "DEVOTEE" });
    const sent = await devotee.post("/api/temples", {
      name: "Banyan Shrine",
      address: "1 Tank Road, Mysuru, Karnataka",
    });
    expect(sent.statusCode, sent.body).toBe(201);
    const { id } = sent.json();
    await approve(as("TEMPLE_ADMIN"), { kind: "submission", id });
    const revisions = (await revisionsOf(as("TEMPLE_ADMIN"), `${temples}/${id}`)).map(said);
    expect(revisions).toEqual([
      { action: "temple.update", origin: "moderation", by: "TEMPLE_ADMIN", changes: { status: ["pending", "active"] } },
      expect.objectContaining({ action: "temple.create", origin: "submission", by: "DEVOTEE" }),
    ]);
  });

  test("tell an accepted correction and its being taken back", async () => {
    const { as, temple, correction } = await withQueue();
    const proposal = await correction("phone", "080 2345678");
    const made = await approve(as("TEMPLE_ADMIN"), proposal);
    await undo(as("TEMPLE_ADMIN"), made.json().decisions[0].decisionId);
    expect((await revisionsOf(as("ADMIN"), `${temples}/${temple}`)).map(said)).toEqual([
      expect.objectContaining({ origin: "correction", changes: { phone: ["080 2345678", null] } }),
      expect.objectContaining({ origin: "correction", changes: { phone: [null, "080 2345678"] } }),
    ]);
  });

  test("are not there for a change that was refused", async () => {
    const { as } = await testApp();
    const { id, version } = await create(as("ADMIN"), temples, aTemple());
    expect((await as("ADMIN").put(`${temples}/${id}`, { name: "A", version: version + 7 })).statusCode).toBe(409);
    expect((await as("ADMIN").put(`${temples}/${id}`, { latitude: 12 })).statusCode).toBe(400);
    expect(await revisionsOf(as("ADMIN"), `${temples}/${id}`)).toHaveLength(1);
  });
});

test("a temple that is gone for good leaves that in the log, as the program's doing", async () => {
  const { as, db } = await testApp({ now: NOW });
  const { id } = await create(as("ADMIN"), temples, { name: "Lamp", city: "Mysuru", state: "Karnataka" });
  await as("ADMIN").delete(`${temples}/${id}`);
  const { purgeTemples } = await import("../../src/server/temples/purge");
  expect(await purgeTemples(db, new Date("2027-01-21T06:30:00.000Z"))).toBe(1);
  const { entries } = (await as("SUPER_ADMIN").get(`/api/admin/audit?kind=temple&item=${id}`)).json();
  expect(entries[0]).toMatchObject({
    ...{ action: "temple.purge", origin: "system", actor: null, itemName: null, changes: [] },
    facts: { name: "Lamp", city: "Mysuru" },
  });
});

describe("going back, for a temple", () => {
  const changedThrice = async () => {
    const opened = await testApp({ now: NOW });
    const admin = opened.as("TEMPLE_ADMIN");
    const poojaDetails = [{ name: "Archana", charges: 50, description: null }];
    const { id } = await create(admin, temples, {
      ...{ name: "Lamp", city: "Mysuru", state: "Karnataka", image: "https://x.org/a.jpg", imageCredit: "Ravi" },
      ...{ history: "Old.\nVery old.", poojaDetails },
    });
    const path = `${temples}/${id}`;
    const another = { image: "https://x.org/b.jpg", imageCredit: "Ravi" };
    await admin.put(path, { name: "Oil Lamp", history: "New.", poojaDetails: [], ...another });
    await admin.put(path, { name: "Brass Lamp", isActive: false, description: "Three." });
    return { ...opened, admin, path, revisions: await revisionsOf(admin, path) };
  };
  const read = async (by: Caller, path: string) => (await by.get(path)).json();

  test("to its beginning puts back every field that was changed since, and leaves a revision", async () => {
    const { admin, path, revisions } = await changedThrice();
    const first = revisions.at(-1)?.id ?? 0;
    const answer = await revert(admin, path, first);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await read(admin, path)).toMatchObject({
      ...{ name: "Lamp", slug: "lamp-mysuru", history: "Old.\nVery old.", description: null, isActive: true },
      ...{ image: "https://x.org/a.jpg", imageCredit: "Ravi" },
      poojaDetails: [{ name: "Archana", charges: 50, description: null }],
    });
    const [newest] = await revisionsOf(admin, path);
    expect(newest).toMatchObject({ id: answer.json().revisionId, action: "temple.revert", reverts: first });
  });

  test("to where it had no position takes back what was worked out of it", async () => {
    const admin = (await testApp({ now: NOW })).as("TEMPLE_ADMIN");
    const { id } = await create(admin, temples, { name: "Lamp", city: "Mysuru", state: "Karnataka" });
    const path = `${temples}/${id}`;
    await admin.put(path, { latitude: 12.3052, longitude: 76.6552 });
    const placed = await read(admin, path);
    expect(placed.derivedFields).toContain("district");
    await admin.put(path, { latitude: 13.0035, longitude: 75.1023, taluk: "The old taluk" });
    const [newest, second, first] = await revisionsOf(admin, path);
    const back = await revert(admin, path, second?.id ?? 0);
    expect(back.statusCode, back.body).toBe(200);
    const { district, taluk, pincode, derivedFields } = placed;
    expect(await read(admin, path)).toMatchObject({ latitude: 12.3052, district, taluk, pincode, derivedFields });
    expect((await revert(admin, path, first?.id ?? 0)).statusCode).toBe(200);
    expect(await read(admin, path)).toMatchObject({ latitude: null, district: null, derivedFields: [] });
    expect(newest?.id).toBeGreaterThan(second?.id ?? 0);
  });

  test("is itself undone by going back to before it", async () => {
    const { admin, path, revisions } = await changedThrice();
    const before = await read(admin, path);
    const { revisionId } = (await revert(admin, path, revisions.at(-1)?.id ?? 0)).json();
    expect((await revert(admin, path, revisionId, { before: true })).statusCode).toBe(200);
    expect(await read(admin, path)).toEqual({ ...before, version: before.version + 2 });
  });

  test("to where it stands already changes nothing", async () => {
    const { admin, path, revisions } = await changedThrice();
    expect((await revert(admin, path, revisions[0]?.id ?? 0)).json()).toEqual({ revisionId: null });
    expect(await revisionsOf(admin, path)).toHaveLength(3);
  });

  test("is refused when somebody has changed it meanwhile", async () => {
    const { admin, path, revisions, as } = await changedThrice();
    await as("ADMIN").put(path, { name: "Copper Lamp" });
    const [latest, , first] = revisions.map(({ id }) => id);
    const refused = await admin.post(`${path}/revert`, { revisionId: first, latest });
    expect([refused.statusCode, refused.json().errors]).toEqual([409, { latest: "errors.conflict" }]);
    expect((await read(admin, path)).name).toBe("Copper Lamp");
  });

  test("of two at once, one wins and the other is told", async () => {
    const { admin, path, revisions, as } = await changedThrice();
    const [latest, middle, first] = revisions.map(({ id }) => id);
    const answers = await Promise.all([
      admin.post(`${path}/revert`, { revisionId: first, latest }),
      as("ADMIN").post(`${path}/revert`, { revisionId: middle, latest }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test("leaves an archived one archived", async () => {
    const { admin, path, revisions } = await changedThrice();
    await admin.delete(path);
    expect((await revert(admin, path, revisions[1]?.id ?? 0)).statusCode).toBe(200);
    expect(await read(admin, path)).toMatchObject({ status: "archived", name: "Oil Lamp" });
  });

  test("to before it was made, or to a revision of another, is refused", async () => {
    const { admin, path, revisions } = await changedThrice();
    const other = await create(admin, temples, aTemple());
    const first = revisions.at(-1)?.id ?? 0;
    const before = await revert(admin, path, first, { before: true });
    expect([before.statusCode, before.json().errors]).toEqual([400, { before: "errors.nothingBefore" }]);
    expect((await revert(admin, `${temples}/${other.id}`, first)).statusCode).toBe(404);
  });

  test("is checked as an edit is: a value that may no longer be written is refused beside its field", async () => {
    const { admin, path, revisions, db } = await changedThrice();
    const details = JSON.stringify({ before: { website: "javascript:alert(1)" }, after: { website: null } });
    const entry = {
      action: "temple.update",
      kind: "temple",
      details,
      at: NOW,
      item_id: Number(path.split("/").at(-1)),
    };
    const blank = { actor_id: null, actor_role: null, reason: null, undoes: null, origin: "system", part_of: null };
    await db
      .insertInto("audit_log")
      .values({ ...entry, ...blank })
      .execute();
    const refused = await revert(admin, path, revisions[0]?.id ?? 0);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ["website"]]);
    expect(await revisionsOf(admin, path)).toHaveLength(4);
  });
});

describe("a festival's revisions", () => {
  const withFestival = async () => {
    const opened = await testApp({ now: NOW });
    const admin = opened.as("FESTIVAL_ADMIN");
    const { id } = await create(admin, festivals, {
      name: "Car Festival",
      region: "Karnataka",
      festivalDate: "2027-02-01",
    });
    return { ...opened, admin, path: `${festivals}/${id}` };
  };

  test("hold its dates too, and both go back", async () => {
    const { admin, path } = await withFestival();
    await admin.put(path, { nameHi: "रथोत्सव", region: null });
    await admin.put(`${path}/dates/2028`, { date: "2028-02-02", note: "By the temple's almanac" });
    await admin.put(`${path}/dates/2028`, { date: "2028-02-03" });
    const revisions = await revisionsOf(admin, path);
    expect(revisions.map(said)).toEqual([
      {
        action: "festival.date",
        origin: "console",
        by: "FESTIVAL_ADMIN",
        changes: {
          "date:2028:": [
            { date: "2028-02-02", note: "By the temple's almanac", noteHi: null, noteKn: null },
            { date: "2028-02-03", note: null, noteHi: null, noteKn: null },
          ],
        },
      },
      expect.objectContaining({ changes: { "date:2028:": [null, expect.objectContaining({ date: "2028-02-02" })] } }),
      expect.objectContaining({ changes: { nameHi: [null, "रथोत्सव"], region: ["Karnataka", null] } }),
      expect.objectContaining({ action: "festival.create" }),
    ]);
    const answer = await revert(admin, path, revisions.at(-1)?.id ?? 0);
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await admin.get(path)).json()).toMatchObject({ nameHi: null, region: "Karnataka" });
    expect((await admin.get(`${path}/dates?year=2028`)).json().dates).toEqual([]);
    await revert(admin, path, answer.json().revisionId, { before: true });
    expect((await admin.get(`${path}/dates?year=2028`)).json().dates).toMatchObject([{ date: "2028-02-03" }]);
    await admin.delete(`${path}/dates/2028`);
    expect((await revisionsOf(admin, path))[0]).toMatchObject({ action: "festival.date", changes: [{ to: null }] });
  });

  test("tell deletion, restoring and imports", async () => {
    const { admin, path } = await withFestival();
    await admin.delete(path);
    await admin.post(`${path}/restore`);
    const text = `id,name,region\n${path.split("/").at(-1)},Car Festival,Tamil Nadu\n`;
    await admin.post(`${festivals}/import.csv?dryRun=false`, text, { headers: { "content-type": "text/csv" } });
    expect((await revisionsOf(admin, path)).map(({ action, origin }) => `${origin} ${action}`)).toEqual([
      "import festival.update",
      "console festival.restore",
      "console festival.delete",
      "console festival.create",
    ]);
  });
});

describe("an account's revisions", () => {
  test("tell role and flag, also those a moderator granted, and go back", async () => {
    const { as, anAccount } = await testApp();
    const person = await anAccount({ role: "DEVOTEE" });
    const path = `/api/admin/users/${person.id}`;
    await as("ADMIN").put(`${path}/role`, { role: "PANDIT" }, await confirmed(as("ADMIN"), "role"));
    const extra = await confirmed(as("USER_ADMIN"), "deactivate");
    await as("USER_ADMIN").put(`${path}/toggle-active`, { active: false }, extra);
    const revisions = await revisionsOf(as("USER_ADMIN"), path);
    expect(revisions.map(said)).toEqual([
      { action: "account.deactivate", origin: "console", by: "USER_ADMIN", changes: { active: [true, false] } },
      { action: "account.role", origin: "console", by: "ADMIN", changes: { role: ["DEVOTEE", "PANDIT"] } },
    ]);
    const back = await revert(as("USER_ADMIN"), path, revisions[1]?.id ?? 0, { before: true });
    expect(back.statusCode, back.body).toBe(200);
    const { users } = (await as("ADMIN").get("/api/admin/users", { query: { search: person.email } })).json();
    expect(users).toMatchObject([{ role: "DEVOTEE", active: true }]);
  });

  test("hold a role that was asked for and granted in the queue", async () => {
    const { as, anAccount, roleRequest } = await withQueue();
    const person = await anAccount({ role: "DEVOTEE" });
    await approve(as("ADMIN"), await roleRequest(person, "PANDIT"));
    expect((await revisionsOf(as("ADMIN"), `/api/admin/users/${person.id}`)).map(said)).toEqual([
      { action: "account.role", origin: "moderation", by: "ADMIN", changes: { role: ["DEVOTEE", "PANDIT"] } },
    ]);
  });

  test("do not let anyone give by going back what they may not give, nor change themselves", async () => {
    const { as, anAccount } = await testApp();
    const person = await anAccount({ role: "ADMIN" });
    const path = `/api/admin/users/${person.id}`;
    await as("SUPER_ADMIN").put(`${path}/role`, { role: "DEVOTEE" });
    const [given] = await revisionsOf(as("ADMIN"), path);
    expect((await revert(as("USER_ADMIN"), path, given?.id ?? 0, { before: true })).statusCode).toBe(403);
    expect((await revert(as("ADMIN"), path, given?.id ?? 0, { before: true })).statusCode).toBe(403);
    const unconfirmed = await revert(as("SUPER_ADMIN"), path, given?.id ?? 0, { before: true });
    expect(unconfirmed.json()).toMatchObject({ statusCode: 403, code: "stepUpRequired", purpose: "role" });
    const back = { revisionId: given?.id, latest: given?.id, before: true };
    const answer = await as("SUPER_ADMIN").post(`${path}/revert`, back, await confirmed(as("SUPER_ADMIN"), "role"));
    expect(answer.statusCode).toBe(200);
    expect((await person.post(`${path}/revert`, { revisionId: given?.id, latest: given?.id })).statusCode).toBe(409);
    const [newest] = await revisionsOf(person, path);
    const own = { revisionId: newest?.id, latest: newest?.id, before: true };
    expect((await person.post(`${path}/revert`, own)).statusCode).toBe(403);
  });

  test("never take away the last super admin", async () => {
    const { as, anAccount } = await testApp();
    const last = await anAccount({ role: "DEVOTEE" });
    const path = `/api/admin/users/${last.id}`;
    const first = await anAccount({ role: "SUPER_ADMIN" });
    await first.put(`${path}/role`, { role: "SUPER_ADMIN" }, await confirmed(first, "role"));
    const [given] = await revisionsOf(first, path);
    const demotion = [`/api/admin/users/${first.id}/role`, { role: "ADMIN" }] as const;
    expect((await last.put(...demotion, await confirmed(last, "role"))).statusCode).toBe(200);
    expect((await revert(as("ADMIN"), path, given?.id ?? 0, { before: true })).statusCode).toBe(403);
  });
});

describe("the revisions of content", () => {
  test("tell each card's texts in three languages, and a card goes back", async () => {
    const { as } = await testApp();
    const editor = as("CONTENT_ADMIN");
    const { id } = await create(editor, `${content}/guidance`, { title: "Lamp", titleHi: "दीप", titleKn: "ದೀಪ" });
    const path = `${content}/guidance/${id}`;
    await editor.put(path, { title: "Oil lamp", titleHi: "तेल का दीप", titleKn: null });
    const revisions = await revisionsOf(editor, path);
    expect(revisions[0] && said(revisions[0])).toEqual({
      action: "content.update",
      origin: "console",
      by: "CONTENT_ADMIN",
      changes: { title: ["Lamp", "Oil lamp"], titleHi: ["दीप", "तेल का दीप"], titleKn: ["ದೀಪ", null] },
    });
    expect((await revert(editor, path, revisions[1]?.id ?? 0)).statusCode).toBe(200);
    expect((await editor.get(path)).json()).toMatchObject({ title: "Lamp", titleHi: "दीप", titleKn: "ದೀಪ", version: 3 });
    expect((await revisionsOf(editor, path))[0]).toMatchObject({ action: "content.revert", reverts: revisions[1]?.id });
  });

  test.each(["support", "banner"])("tell the one %s there is, which goes back", async (kind) => {
    const { as } = await testApp();
    const editor = as("CONTENT_ADMIN");
    const path = `${content}/${kind}`;
    const field = kind === "support" ? "note" : "text";
    expect(await revisionsOf(editor, path)).toEqual([]);
    await editor.put(path, { [field]: "One" });
    await editor.put(path, { [field]: "Two" });
    const [second, first] = await revisionsOf(editor, path);
    expect([second, first].map((one) => one && said(one).changes)).toEqual([
      { [field]: ["One", "Two"] },
      { [field]: [null, "One"] },
    ]);
    expect((await revert(editor, path, first?.id ?? 0)).statusCode).toBe(200);
    expect((await editor.get(path)).json()[field]).toBe("One");
  });
});

describe("the calls", () => {
  const nouns = [
    ["temples/1", "TEMPLE_ADMIN", ["FESTIVAL_ADMIN", "USER_ADMIN", "CONTENT_ADMIN", "PANDIT"]],
    ["festivals/1", "FESTIVAL_ADMIN", ["TEMPLE_ADMIN", "USER_ADMIN", "CONTENT_ADMIN"]],
    ["users/1", "USER_ADMIN", ["TEMPLE_ADMIN", "CONTENT_ADMIN", "DEVOTEE"]],
    ["content/guidance/1", "CONTENT_ADMIN", ["TEMPLE_ADMIN", "USER_ADMIN", "DEVOTEE"]],
    ["content/support", "CONTENT_ADMIN", ["FESTIVAL_ADMIN"]],
    ["content/banner", "CONTENT_ADMIN", ["FESTIVAL_ADMIN"]],
  ] as const;
  const body = { revisionId: 1, latest: 1 };

  test.each(nouns)("%s: refused to who may not edit it, and what is wrong is named", async (noun, role, others) => {
    const { as, visitor } = await testApp();
    const path = `/api/admin/${noun}`;
    expect((await visitor.get(`${path}/revisions`)).statusCode).toBe(401);
    expect((await visitor.post(`${path}/revert`, body)).statusCode).toBe(401);
    for (const other of others) {
      expect((await as(other).get(`${path}/revisions`)).statusCode).toBe(403);
      expect((await as(other).post(`${path}/revert`, body)).statusCode).toBe(403);
    }
    const wrong = await as(role).post(`${path}/revert`, { revisionId: "one", latest: 0, more: true });
    expect(wrong.statusCode).toBe(400);
    expect(Object.keys(wrong.json().errors).sort()).toEqual(["latest", "more", "revisionId"]);
    expect((await as(role).get(`${path}/revisions?page=-1&size=1000`)).statusCode).toBe(400);
  });

  test.each(nouns)("%s: what is not there is not found", async (noun, role) => {
    const { as } = await testApp();
    const path = `/api/admin/${noun.replace("1", "999999")}`;
    expect((await as(role).post(`${path}/revert`, body)).statusCode).toBe(404);
    if (noun.endsWith("1")) expect((await as(role).get(`${path}/revisions`)).statusCode).toBe(404);
  });
});

test("an account made with more than a devotee's role is on record as the program's doing", async () => {
  const opened: TestApp = await testApp();
  const { createAccount } = await import("../../src/server/accounts/actions");
  const account = { name: "First", email: "first@test.example", passwordHash: "none" };
  const id = await createAccount(opened.db, account, "SUPER_ADMIN", new Date(NOW));
  expect((await revisionsOf(opened.as("SUPER_ADMIN"), `/api/admin/users/${id}`)).map(said)).toEqual([
    {
      action: "account.create",
      origin: "system",
      by: null,
      changes: { role: [null, "SUPER_ADMIN"], active: [null, true] },
    },
  ]);
});
