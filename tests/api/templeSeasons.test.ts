import { expect, test } from "vitest";
import type { Closure, WrittenClosure } from "../../src/contract/templeFacts";
import { readStories } from "../../src/server/db/seed/readStories";
import { storeTemple } from "../support/contributions";
import { aTemple } from "../support/factories";
import { testApp } from "../support/testApp";

const closes = { basis: "festival", festival: "govardhan-puja", offset: 0 } as const;
const opens = { basis: "festival", festival: "akshaya-tritiya", offset: 0 } as const;
const aStar = { basis: "nakshatra", month: 2, nakshatra: 13, offset: 0 };
const gangotri: WrittenClosure = { from: "11-02", to: "04-28", closesOn: closes, opensOn: opens, note: null };

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

const sabarimala = readStories(`${import.meta.dirname}/../../src/server/db/seed`).find(
  ({ name }) => name === "Sabarimala Ayyappan Temple",
);

test("the times in which alone Sabarimala is open are those that its board announced", async () => {
  const { read, visitor, id } = await open("2025-01-25T06:00:00Z", sabarimala?.closures ?? []);
  const { days, closedUntil } = await read();
  expect(days).toEqual([
    ["02-12", "02-17"], // Kumbham
    ["03-14", "03-19"], // Meenam
    ["04-01", "04-11"], // Painkuni Uthram, flag on 2 April, bath on 11 April
    ["04-10", "04-18"], // Vishu
    ["05-14", "05-19"], // Edavam
    ["06-04", "06-05"], // Prathishta
    ["06-14", "06-19"], // Mithunam
    ["07-16", "07-21"], // Karkidakam
    ["08-16", "08-21"], // Chingam
    ["09-03", "09-07"], // Onam
    ["09-16", "09-21"], // Kanni
    ["10-17", "10-22"], // Thulam
    ["10-20", "10-21"], // Chithira Atta Thirunal
    ["11-16", "12-27"], // Mandala
    ["12-30", "01-19"], // Makaravilakku
  ]);
  expect(closedUntil).toBe("2025-02-11");
  expect((await visitor.get(`/api/temples/${id}`)).json()).toMatchObject({ opensAt: "17:00" });
});

const shatrunjaya = readStories(`${import.meta.dirname}/../../src/server/db/seed`).find(
  ({ city }) => city === "Palitana",
);

test.each([
  ["2024-09-01T06:00:00Z", ["07-21", "11-14"], "2024-11-14"],
  ["2020-09-01T06:00:00Z", ["07-05", "11-29"], "2020-11-29"], // a year of thirteen months
])("on %s the hill of Shatrunjaya is closed for the rains", async (now, days, until) => {
  const { read } = await open(now, shatrunjaya?.closures ?? []);
  expect(await read()).toEqual({ days: [days], closedUntil: until });
});

test("on its first open day a temple opens at the hour that is told", async () => {
  const { read, visitor, id } = await open("2025-02-12T06:00:00Z", sabarimala?.closures ?? []);
  expect((await read()).closedUntil).toBeUndefined();
  const { openUntil, opensAt } = (await visitor.get(`/api/temples/${id}`)).json();
  expect({ openUntil, opensAt }).toEqual({ openUntil: "2025-02-17", opensAt: "17:00" });
});

test.each([
  // the Sun enters Karka on 16 July 2024 before noon, Makara on 15 January 2024
  ["2024-07-18T06:00:00Z", "07-15", "07-20", "2024-07-20"],
  ["2024-01-10T06:00:00Z", "12-30", "01-20", "2024-01-20"],
  ["2024-11-20T06:00:00Z", "11-15", "12-26", "2024-12-26"],
])("on %s Sabarimala is open from %s to %s", async (now, from, to, openUntil) => {
  const { read, visitor, id } = await open(now, sabarimala?.closures ?? []);
  const { days, closedUntil } = await read();
  expect([days[0], closedUntil]).toEqual([[from, to], undefined]);
  expect((await visitor.get(`/api/temples/${id}`)).json().openUntil).toBe(openUntil);
});

test("a temple that moves has the days of its new place", async () => {
  const star = { basis: "nakshatra", month: 4, nakshatra: 22, pick: "first", dayPart: "sunrise" } as const;
  const ends = { opensOn: { ...star, offset: 0 }, closesOn: { ...star, offset: 1 } };
  const day: WrittenClosure = { from: "08-01", to: "08-01", openOnly: true, ...ends, note: null };
  const { as, app } = await open("2025-01-25T06:00:00Z", []);
  const editor = as("TEMPLE_ADMIN");
  const { id, version } = (await editor.post("/api/admin/temples", aTemple({ closures: [day] }))).json();
  const read = async () => {
    await app.dateSeasons();
    return (await editor.get(`/api/admin/temples/${id}`)).json().closures;
  };
  expect(await read()).toMatchObject([{ from: "08-09", to: "08-09" }]);
  const moved = await editor.put(`/api/admin/temples/${id}`, { version, latitude: 40.7, longitude: -74 });
  expect(moved.statusCode, moved.body).toBe(200);
  expect(await read()).toMatchObject([{ from: "08-08", to: "08-08" }]);
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
  const near: WrittenClosure = { ...gangotri, opensOn: { ...opens, offset: 2, about: true } };
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
  ["a star that is none", { ...aStar, nakshatra: 28 }, "closures.0.closesOn.nakshatra"],
  ["a part of another rule", { ...aStar, festival: "bhai-dooj" }, "closures.0.closesOn.festival"],
  ["a tithi of every month", { basis: "tithi", tithi: 11, offset: 0 }, "closures.0.closesOn.month"],
  ["a festival of every month", { festival: "purnima", offset: 0 }, "closures.0.closesOn.festival"],
  ["a rule of no kind", { basis: "planet" }, "closures.0.closesOn.basis"],
])("%s is refused beside it", async (_, closesOn, field) => {
  const { as } = await testApp();
  const answer = await as("TEMPLE_ADMIN").post(
    "/api/admin/temples",
    aTemple({ closures: [{ ...gangotri, closesOn: closesOn as never }] }),
  );
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

test.each([
  [
    "the same usual days",
    [
      { from: "07-01", to: "07-31" },
      { from: "07-01", to: "07-31" },
    ],
    "closures.1.from",
  ],
  ["the same rules", [gangotri, { ...gangotri, from: "10-30", to: "05-01" }], "closures.1.from"],
  ["an hour that is none", [{ from: "07-01", to: "07-31", opensAt: "25:00" }], "closures.0.opensAt"],
])("seasons with %s are refused beside it", async (_, closures, field) => {
  const { as } = await testApp();
  const answer = await as("TEMPLE_ADMIN").post("/api/admin/temples", aTemple({ closures: closures as never }));
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

test("a season on record is read though one like it would not be taken any more", async () => {
  const monthly = { basis: "festival", festival: "purnima", offset: 0 } as const;
  const tithi = {
    basis: "tithi",
    months: "amanta",
    month: null,
    tithi: 11,
    weekday: null,
    dayPart: "sunrise",
  } as const;
  const season: Closure = { ...gangotri, closesOn: monthly, opensOn: { ...tithi, offset: 0 } };
  const { read } = await open("2026-12-01T06:00:00Z", [season, season]);
  expect((await read()).days).toHaveLength(2);
});
