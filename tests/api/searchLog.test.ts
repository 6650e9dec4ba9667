import { expect, test } from "vitest";
import { storeTemple } from "../support/contributions";
import { approve, idsOf, NOON, queue, reject, undo } from "../support/moderationQueue";
import { type TestApp, testApp } from "../support/testApp";

const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36" };
const from = (house: number) => ({ headers: browser, remoteAddress: `10.9.0.${house}` });

const opened = () => testApp({ now: NOON, env: { RATE_LIMITS: "off" } });
const ask = async ({ visitor }: TestApp, q: string, house: number) =>
  (await visitor.get("/api/temples/search", { query: { q }, ...from(house) })).json();
const tell = ({ visitor }: TestApp, q: string, temple: number, house: number) =>
  visitor.post("/api/searches/opened", { q, temple }, from(house));
const missed = ({ db }: TestApp) => db.selectFrom("missed_searches").selectAll().orderBy("query").execute();

/** People of three houses search for these words, and open the temple. */
async function threeAgree(app: TestApp, q: string, temple: number) {
  for (const house of [1, 2, 3]) {
    await ask(app, q, house);
    expect((await tell(app, q, temple, house)).statusCode).toBe(202);
  }
  await app.app.searchLog.store();
}

test("queries that find nothing are counted by day, once for each caller, without a word of who asked", async () => {
  const app = await opened();
  await storeTemple(app.db, { name: "Somnath" });
  for (const house of [1, 1, 2]) await ask(app, "qwrtpl", house);
  await ask(app, "somnath", 1);
  await ask(app, "call me 98450 12345", 1);
  await ask(app, "ravi@xqzt.example", 1);
  await app.visitor.get("/api/temples/search?q=zxqvwk", { headers: { "user-agent": "curl/8.5.0" } });
  await app.app.searchLog.store();
  expect(await missed(app)).toEqual([{ day: "2026-11-21", query: expect.any(String), typed: "qwrtpl", asked: 2 }]);
});

test("a filter or a later page that leaves nothing is no gap", async () => {
  const app = await opened();
  await storeTemple(app.db, { name: "Somnath" });
  await app.visitor.get("/api/temples/search?q=somnath&type=Sikh", from(1));
  await app.visitor.get("/api/temples/search?q=qwrtpl&page=2", from(1));
  await app.app.searchLog.store();
  expect(await missed(app)).toEqual([]);
});

test("where three people open the same temple its name is suggested, and works as soon as it is approved", async () => {
  const app = await opened();
  const temple = await storeTemple(app.db, { name: "Somnath" });
  await threeAgree(app, "qwrtpl", temple);
  const waiting = await queue(app.as("TEMPLE_ADMIN"), "?kind=alias");
  expect(waiting.items).toEqual([
    expect.objectContaining({
      kind: "alias",
      temple: expect.objectContaining({ id: temple }),
      alias: { typed: "qwrtpl", asked: 3, opened: 3 },
    }),
  ]);
  expect((await ask(app, "qwrtpl", 4)).total).toBe(0);
  const decided = await approve(app.as("TEMPLE_ADMIN"), { kind: "alias", id: waiting.items[0].id });
  expect(decided.statusCode, decided.body).toBe(200);
  expect((await ask(app, "Qwrtpl", 4)).temples).toEqual([expect.objectContaining({ id: temple })]);
  const { suggestions } = (await app.visitor.get("/api/temples/suggest?q=qwrtpl")).json();
  expect(suggestions).toEqual([expect.objectContaining({ id: temple })]);
  expect((await ask(app, "qwrtpl somewhere", 4)).total).toBe(0);

  await undo(app.as("TEMPLE_ADMIN"), ...idsOf(decided));
  expect((await ask(app, "qwrtpl", 5)).total).toBe(0);
});

test("what was rejected stays away, however often it is opened again", async () => {
  const app = await opened();
  const temple = await storeTemple(app.db, { name: "Somnath" });
  await threeAgree(app, "qwrtpl", temple);
  const [{ id }] = (await queue(app.as("ADMIN"), "?kind=alias")).items;
  expect((await reject(app.as("ADMIN"), { kind: "alias", id })).statusCode).toBe(200);
  await app.app.searchLog.tidy();
  await threeAgree(app, "qwrtpl", temple);
  expect((await queue(app.as("ADMIN"), "?kind=alias")).items).toEqual([]);
  expect((await ask(app, "qwrtpl", 4)).total).toBe(0);
});

test("an alias goes with its temple: not shown while it is not public, gone when it is purged", async () => {
  const app = await opened();
  const temple = await storeTemple(app.db, { name: "Somnath" });
  await threeAgree(app, "qwrtpl", temple);
  const [{ id }] = (await queue(app.as("ADMIN"), "?kind=alias")).items;
  await approve(app.as("ADMIN"), { kind: "alias", id });
  await app.as("ADMIN").delete(`/api/admin/temples/${temple}`);
  expect((await ask(app, "qwrtpl", 4)).total).toBe(0);
});

test("fewer than three, or of a temple that is not public, is suggested to nobody", async () => {
  const app = await opened();
  const temple = await storeTemple(app.db, { name: "Somnath" });
  const hidden = await storeTemple(app.db, { name: "Kailash", status: "inactive" });
  for (const house of [1, 1, 2]) await tell(app, "qwrtpl", temple, house);
  for (const house of [1, 2, 3]) await tell(app, "qwrtpl", hidden, house);
  await app.app.searchLog.store();
  expect((await queue(app.as("ADMIN"), "?kind=alias")).items).toEqual([]);
});

test("a day has two thousand queries at most, and they are forgotten after ninety days", async () => {
  const app = await opened();
  await storeTemple(app.db, { name: "Somnath" });
  const rows = Array.from({ length: 2_000 }, (_, at) => ({
    day: "2026-11-21",
    query: `q${at}`,
    typed: `q${at}`,
    asked: 1,
  }));
  for (let at = 0; at < rows.length; at += 500)
    await app.db
      .insertInto("missed_searches")
      .values(rows.slice(at, at + 500))
      .execute();
  await ask(app, "qwrtpl", 1);
  await app.app.searchLog.store();
  expect(await missed(app)).toHaveLength(2_000);
  app.clock.set("2027-03-01T06:30:00.000Z");
  await app.app.searchLog.tidy();
  expect(await missed(app)).toEqual([]);
});

test.each([
  [{ q: "", temple: 1 }, "q"],
  [{ q: "a".repeat(10_000), temple: 1 }, "q"],
  [{ q: "somnath", temple: 0 }, "temple"],
  [{ q: "somnath", temple: "1" }, "temple"],
])("what is no word of a temple is refused", async (body, field) => {
  const { visitor } = await opened();
  const refused = await visitor.post("/api/searches/opened", body);
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [field]]);
});
