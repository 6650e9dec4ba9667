import { sql } from "kysely";
import { expect, test } from "vitest";
import type { AuditEntry, AuditPage } from "../../src/contract/history";
import { aTemple } from "../support/factories";
import { confirmed } from "../support/stepUp";
import { type Caller, testApp } from "../support/testApp";

const PATH = "/api/admin/audit";
const DAY1 = "2026-11-20T06:30:00.000Z";
/** half past midnight in India, still the day before in UTC */
const DAY2 = "2026-11-20T19:00:00.000Z";

const read = async (by: Caller, query: Record<string, string> = {}): Promise<AuditPage> => {
  const answer = await by.get(PATH, { query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const brief = ({ action, itemName, actor }: AuditEntry) => `${actor?.name ?? "nobody"}: ${action} ${itemName}`;

/** Two days of work by three people. */
async function withWork() {
  const opened = await testApp({ now: DAY1 });
  const asha = await opened.anAccount({ role: "TEMPLE_ADMIN", name: "Asha Rao", email: "asha@lamp.example" });
  const ravi = await opened.anAccount({ role: "FESTIVAL_ADMIN", name: "रवि", email: "ravi@lamp.example" });
  const person = await opened.anAccount({ name: "Meera" });
  const { id } = (await asha.post("/api/admin/temples", aTemple({ name: "Lamp" }))).json();
  await asha.put(`/api/admin/temples/${id}`, { deity: "Shiva" });
  opened.clock.set(DAY2);
  await ravi.post("/api/admin/festivals", { name: "Car Festival" });
  const admin = opened.as("ADMIN");
  await admin.put(`/api/admin/users/${person.id}/role`, { role: "PANDIT" }, await confirmed(admin, "role"));
  return { ...opened, asha, ravi, temple: id, boss: opened.as("SUPER_ADMIN") };
}

test("the log tells who did what to what, newest first, with what changed", async () => {
  const { boss, temple } = await withWork();
  const { entries, ...page } = await read(boss);
  expect(page).toEqual({ page: 1, size: 50, total: 4, totalPages: 1 });
  expect(entries.map(brief)).toEqual([
    "A ADMIN: account.role Meera",
    "रवि: festival.create Car Festival",
    "Asha Rao: temple.update Lamp",
    "Asha Rao: temple.create Lamp",
  ]);
  expect(entries[2]).toMatchObject({
    ...{ at: DAY1, kind: "temple", itemId: temple, origin: "console" },
    changes: [{ field: "deity", from: null, to: "Shiva" }],
  });
});

test.each([
  [{ who: "asha@" }, 2],
  [{ who: "ravi" }, 1],
  [{ who: "nobody" }, 0],
  [{ kind: "account" }, 1],
  [{ action: "temple.update" }, 1],
  [{ origin: "console" }, 4],
  [{ origin: "import" }, 0],
  [{ from: "2026-11-21" }, 2],
  [{ to: "2026-11-20" }, 2],
  [{ from: "2026-11-20", to: "2026-11-21" }, 4],
  [{ from: "2026-11-22" }, 0],
  [{ kind: "temple", who: "asha", from: "2026-11-20", action: "temple.create" }, 1],
  [{ kind: "", origin: "", from: "", to: "", who: "", action: "", item: "" }, 4],
])("sifted by %j: %i", async (query, count) => {
  const { boss } = await withWork();
  const { entries, total } = await read(boss, query as unknown as Record<string, string>);
  expect([entries.length, total]).toEqual([count, count]);
});

test("an import is one entry, whose rows are listed on their own and with their record", async () => {
  const { boss, asha, temple } = await withWork();
  const text = `id,name,city,state,deity\n${temple},Lamp,Mysuru,Karnataka,Vishnu\n,Bell,Hampi,Karnataka,\n`;
  await asha.post("/api/admin/temples/import.csv?dryRun=false", text, { headers: { "content-type": "text/csv" } });
  const [newest] = (await read(boss)).entries;
  expect(newest).toMatchObject({
    ...{ action: "import.temples", kind: "import", origin: "import", changes: [] },
    facts: { file: "csv", total: 2, created: 1, updated: 1, skipped: 0, failed: 0 },
  });
  const parts = await read(boss, { partOf: String(newest?.id) });
  expect(parts.entries.map(({ action, itemName }) => `${action} ${itemName}`).sort()).toEqual([
    "temple.create Bell",
    "temple.update Lamp",
  ]);
  const story = await read(boss, { kind: "temple", item: String(temple) });
  expect(story.entries.map(({ origin, action }) => [origin, action])).toEqual([
    ["import", "temple.update"],
    ["console", "temple.update"],
    ["console", "temple.create"],
  ]);
});

test("the log comes in pages", async () => {
  const { boss } = await withWork();
  const { entries, ...page } = await read(boss, { page: "2", size: "3" });
  expect(page).toEqual({ page: 2, size: 3, total: 4, totalPages: 2 });
  expect(entries.map(({ action }) => action)).toEqual(["temple.create"]);
});

test("an entry outlives its author and its subject, without their names", async () => {
  const { boss, asha, db } = await withWork();
  await db.deleteFrom("users").where("id", "=", asha.id).execute();
  const { entries } = await read(boss, { kind: "temple" });
  expect(entries[0]?.actor).toEqual({ id: asha.id, name: null, role: "TEMPLE_ADMIN" });
});

test.each([
  ["VISITOR", 401],
  ["DEVOTEE", 403],
  ["PANDIT", 403],
  ["ADMIN", 403],
  ["TEMPLE_ADMIN", 403],
  ["USER_ADMIN", 403],
  ["CONTENT_ADMIN", 403],
  ["FESTIVAL_ADMIN", 403],
] as const)("%s is refused with %i", async (role, status) => {
  const { as } = await testApp();
  expect((await as(role).get(PATH)).statusCode).toBe(status);
});

test.each([
  ["kind", "planet"],
  ["from", "2026-02-31"],
  ["to", "yesterday"],
  ["action", "'; drop table"],
  ["partOf", "0"],
  ["item", "x"],
  ["origin", "mars"],
  ["size", "1000"],
  ["colour", "red"],
])("a wrong %s is refused and named", async (field, value) => {
  const { as } = await testApp();
  const refused = await as("SUPER_ADMIN").get(PATH, { query: { [field]: value } });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [field]]);
});

test.each(["POST", "PUT", "DELETE", "PATCH"] as const)("nothing answers to %s", async (method) => {
  const { as } = await testApp();
  for (const path of [PATH, `${PATH}/1`]) {
    const answer = await as("SUPER_ADMIN").call(method, path, method === "DELETE" ? undefined : {});
    expect(answer.statusCode).toBe(404);
  }
});

test("the database itself refuses to change, delete, replace or empty what is in the log", async () => {
  const { db, engine, boss } = await withWork();
  const before = (await read(boss)).entries;
  const refused = (what: Promise<unknown>) => expect(what).rejects.toThrow("append-only");
  await refused(db.updateTable("audit_log").set({ actor_id: null }).where("id", "=", 1).execute());
  await refused(db.updateTable("audit_log").set({ origin: "system", part_of: 1 }).execute());
  await refused(db.deleteFrom("audit_log").execute());
  if (engine === "postgres") {
    await refused(sql`truncate audit_log`.execute(db));
    await refused(
      sql`insert into audit_log (id, at, action, kind) values (1, 'then', 'none', 'none')
        on conflict (id) do update set action = excluded.action`.execute(db),
    );
  } else {
    await refused(
      sql`insert or replace into audit_log (id, at, action, kind) values (1, 'then', 'none', 'none')`.execute(db),
    );
  }
  expect((await read(boss)).entries).toEqual(before);
});
