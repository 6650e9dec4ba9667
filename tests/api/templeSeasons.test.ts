import { expect, test } from "vitest";
import type { Closure } from "../../src/contract/templeFacts";
import { storeTemple } from "../support/contributions";
import { aTemple } from "../support/factories";
import { testApp } from "../support/testApp";

const closes = { festival: "govardhan-puja", offset: 0 } as const;
const opens = { festival: "akshaya-tritiya", offset: 0 } as const;
const gangotri: Closure = { from: "11-02", to: "04-28", closesOn: closes, opensOn: opens, note: null };

async function open(now: string, closures: Closure[]) {
  const it = await testApp({ now });
  const id = await storeTemple(it.db, { deity: "Devi", city: "Gangotri", state: "Uttarakhand", closures });
  const read = async () => {
    await it.app.dateSeasons();
    const { closures: stored, closedUntil } = (await it.visitor.get(`/api/temples/${id}`)).json();
    return { days: stored.map(({ from, to }: Closure) => [from, to]), closedUntil };
  };
  return { ...it, id, read };
}

test("a season that ends on festivals has their days, each year anew", async () => {
  const { read, clock } = await open("2026-12-01T06:00:00Z", [gangotri]);
  expect(await read()).toEqual({ days: [["11-10", "05-08"]], closedUntil: "2027-05-08" });
  clock.set("2027-05-09T06:00:00Z");
  expect(await read()).toEqual({ days: [["10-30", "04-26"]], closedUntil: undefined });
});

test("a day that people chose for the festival counts", async () => {
  const { as, db, read } = await open("2026-12-01T06:00:00Z", [gangotri]);
  const { id } = await db
    .selectFrom("festivals")
    .select("id")
    .where("slug", "=", "akshaya-tritiya")
    .executeTakeFirstOrThrow();
  const moved = await as("FESTIVAL_ADMIN").put(`/api/admin/festivals/${id}/dates/2027`, { date: "2027-05-10" });
  expect(moved.statusCode, moved.body).toBeLessThan(300);
  expect((await read()).closedUntil).toBe("2027-05-09");
});

test("the end that no festival tells stays as it is, and so does a season without any", async () => {
  const kedarnath: Closure = { ...gangotri, approximate: true, opensOn: null };
  const plain: Closure = { from: "07-01", to: "07-31", note: null };
  const { read } = await open("2026-12-01T06:00:00Z", [kedarnath, plain]);
  expect((await read()).days).toEqual([
    ["11-10", "04-28"],
    ["07-01", "07-31"],
  ]);
});

test("an end some days about a festival has the day that follows from it", async () => {
  const near: Closure = { ...gangotri, opensOn: { ...opens, offset: 2, about: true } };
  const { as, app } = await open("2026-12-01T06:00:00Z", []);
  const { id } = (await as("TEMPLE_ADMIN").post("/api/admin/temples", aTemple({ closures: [near] }))).json();
  await app.dateSeasons();
  const { closures } = (await as("TEMPLE_ADMIN").get(`/api/admin/temples/${id}`)).json();
  expect(closures).toEqual([{ ...near, from: "11-10", to: "05-10" }]);
});

test("only a season is some days about a festival, a festival of the temple is on its day", async () => {
  const { as } = await testApp();
  const rule = { basis: "festival", festival: "akshaya-tritiya", offset: 0, about: true };
  const own = { name: { en: "Mela", hi: null, kn: null }, when: { en: null, hi: null, kn: null }, rule };
  const answer = await as("TEMPLE_ADMIN").post("/api/admin/temples", aTemple({ ownFestivals: [own as never] }));
  expect(answer.statusCode).toBe(400);
});

test("what an editor saves is dated as well, and is no conflict for another who has the record open", async () => {
  const { as, app, visitor } = await open("2026-12-01T06:00:00Z", []);
  const editor = as("TEMPLE_ADMIN");
  const { id, version } = (await editor.post("/api/admin/temples", aTemple({ closures: [gangotri] }))).json();
  await app.dateSeasons();
  const changed = await editor.put(`/api/admin/temples/${id}`, { version, pujari: "Semwal priests" });
  expect(changed.statusCode, changed.body).toBe(200);
  expect(changed.json().closures).toEqual([{ ...gangotri, from: "11-10", to: "05-08" }]);
  expect((await visitor.get(`/api/temples/${id}`)).json().closures).toMatchObject([{ opensOn: opens }]);
});

test.each([
  ["a festival that is not known", { festival: "no-such-day", offset: 0 }, "closures.0.closesOn.festival"],
  ["too many days", { festival: "bhai-dooj", offset: 400 }, "closures.0.closesOn.offset"],
])("%s is refused beside it", async (_, closesOn, field) => {
  const { as } = await testApp();
  const answer = await as("TEMPLE_ADMIN").post(
    "/api/admin/temples",
    aTemple({ closures: [{ ...gangotri, closesOn }] }),
  );
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});
