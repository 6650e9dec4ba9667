import { expect, test } from "vitest";
import type { FestivalList } from "../../src/contract/festivals";
import { sharedApp, testApp } from "../support/testApp";

const NOW = "2026-11-21T04:00:00.000Z";
const PATH = "/api/admin/festivals";
type Row = { id: number; slug: string; name: string; nextDate: string | null };
const idOf = async (as: ReturnType<Awaited<ReturnType<typeof testApp>>["as"]>, slug: string) =>
  (await as.get(`${PATH}?search=${slug}`)).json().find((row: Row) => row.slug === slug).id as number;

const roles = ["FESTIVAL_ADMIN", "ADMIN", "SUPER_ADMIN"] as const;
const refused = [
  ["VISITOR", 401],
  ["DEVOTEE", 403],
  ["TEMPLE_ADMIN", 403],
  ["CONTENT_ADMIN", 403],
] as const;
const reading = sharedApp({ now: NOW });

test.each(roles)("%s lists the festivals with the day each comes next", async (role) => {
  const rows: Row[] = (await (await reading).as(role).get(PATH)).json();
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.find(({ slug }) => slug === "makar-sankranti")?.nextDate).toBe("2027-01-15");
  expect(rows.find(({ slug }) => slug === "thaipusam")?.nextDate).toBeNull();
});

test.each(refused)("%s is refused with %i on every call", async (role, status) => {
  const caller = (await reading).as(role);
  for (const [method, path] of [
    ["GET", ""],
    ["GET", "/1"],
    ["POST", ""],
    ["PUT", "/1"],
    ["DELETE", "/1"],
    ["POST", "/1/restore"],
    ["GET", "/1/dates"],
    ["PUT", "/1/dates/2027"],
    ["DELETE", "/1/dates/2027"],
    ["GET", "/export"],
    ["GET", "/export.csv"],
    ["POST", "/export-ticket"],
    ["POST", "/import"],
    ["POST", "/import.csv"],
  ] as const) {
    const answer = await caller.call(method, PATH + path, method === "GET" || method === "DELETE" ? undefined : {});
    expect(answer.statusCode, `${method} ${path}`).toBe(status);
  }
});

test("with a page the list answers a page, sifted and sorted", async () => {
  const caller = (await reading).as("FESTIVAL_ADMIN");
  const { festivals, page, total, totalPages } = (
    await caller.get(`${PATH}?page=1&size=5&type=REGIONAL&sortBy=nextDate&sortDir=asc`)
  ).json();
  expect([festivals.length, page, totalPages]).toEqual([5, 1, Math.ceil(total / 5)]);
  expect(festivals[0].slug).toBe("vaikuntha-chaturdashi");
  const found: Row[] = (await caller.get(`${PATH}?search=${encodeURIComponent("ದೀಪಾ")}`)).json();
  expect(found.map(({ slug }) => slug)).toContain("diwali");
  expect((await caller.get(`${PATH}?source=entered`)).json().map(({ slug }: Row) => slug)).toEqual(["thaipusam"]);
});

test("a festival entered by date shows on the lists, the page and the day itself", async () => {
  const { as, visitor } = await testApp({ now: NOW });
  const created = await as("FESTIVAL_ADMIN").post(PATH, {
    name: "Hampi Utsav",
    type: "REGIONAL",
    festivalDate: "2026-11-27",
    region: "Karnataka",
    significance: "Music on the stones",
    description: "Three days of music and dance.",
    active: true,
  });
  expect(created.statusCode).toBe(201);
  expect(created.json()).toMatchObject({ slug: "hampi-utsav", nextDate: "2026-11-27", version: 1, ruleId: null });
  const listed = (await visitor.get("/api/festivals?from=2026-11-27&to=2026-11-27")).json().festivals;
  expect(listed.map(({ name }: Row) => name)).toContain("Hampi Utsav");
  const day = (await visitor.get("/api/platform/panchang?date=2026-11-27")).json();
  expect(day.festivals.map(({ name }: Row) => name)).toContain("Hampi Utsav");
  expect((await visitor.get("/calendar/hampi-utsav.ics")).body).toContain("DTSTART;VALUE=DATE:20261127");
});

test("the name alone is enough, and two of one name have two addresses", async () => {
  const { as } = await testApp({ now: NOW });
  const first = await as("ADMIN").post(PATH, { name: "Car Festival" });
  const second = await as("ADMIN").post(PATH, { name: "Car Festival" });
  expect([first.json().slug, second.json().slug]).toEqual(["car-festival", "car-festival-2"]);
  expect(first.json()).toMatchObject({ active: true, type: null, festivalDate: null });
});

test.each([
  [{}, "name"],
  [{ name: " " }, "name"],
  [{ name: "A", type: "HUGE" }, "type"],
  [{ name: "A", festivalDate: "2026-02-30" }, "festivalDate"],
  [{ name: "A", festivalDate: "8/11/2026" }, "festivalDate"],
  [{ name: "A", ruleId: "no-rule" }, "ruleId"],
  [{ name: "A", slug: "12" }, "slug"],
  [{ name: "A", active: "yes" }, "active"],
  [{ name: "A", colour: "red" }, "colour"],
])("%o is refused and the field is named", async (body, field) => {
  const answer = await (await reading).as("FESTIVAL_ADMIN").post(PATH, body);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

test("a rule dates every festival that is kept on its day", async () => {
  const { as, visitor } = await testApp({ now: NOW });
  const caller = as("FESTIVAL_ADMIN");
  const made = await caller.post(PATH, { name: "Bandi Chhor Divas", ruleId: "diwali", deities: ["Guru Granth Sahib"] });
  expect(made.statusCode, made.body).toBe(201);
  const { festivals }: FestivalList = (await visitor.get("/api/festivals?year=2026")).json();
  const kept = festivals.filter(({ slug }) => ["diwali", "bandi-chhor-divas"].includes(slug));
  expect(kept.map(({ slug, date }) => [slug, date])).toEqual([
    ["diwali", "2026-11-08"],
    ["bandi-chhor-divas", "2026-11-08"],
  ]);
  await caller.put(`${PATH}/${made.json().id}/dates/2026`, { date: "2026-11-09" });
  const dateOf = async (slug: string) => (await visitor.get(`/api/festivals/${slug}`)).json().dates[0].date;
  expect([await dateOf("diwali"), await dateOf("bandi-chhor-divas")]).toEqual(["2026-11-08", "2026-11-09"]);
});

test("a rule leaves no room for a date", async () => {
  const caller = (await reading).as("FESTIVAL_ADMIN");
  const both = await caller.put(`${PATH}/${await idOf(caller, "diwali")}`, { festivalDate: "2026-11-09" });
  expect([both.statusCode, both.json().errors]).toEqual([400, { festivalDate: "errors.festivalComputed" }]);
});

test("a change counts at once, and one on top of an older version answers 409 with the record as it is", async () => {
  const { as, visitor } = await testApp({ now: NOW });
  const caller = as("FESTIVAL_ADMIN");
  const id = await idOf(caller, "diwali");
  await visitor.get("/api/platform/panchang?date=2026-11-08");
  const changed = await caller.put(`${PATH}/${id}`, { name: "Deepavali", version: 1 });
  expect(changed.json()).toMatchObject({ name: "Deepavali", version: 2, nameKn: "ದೀಪಾವಳಿ (ಲಕ್ಷ್ಮೀ ಪೂಜೆ)" });
  const day = (await visitor.get("/api/platform/panchang?date=2026-11-08")).json();
  expect(day.festivals.map(({ name }: Row) => name)).toContain("Deepavali");
  const late = await caller.put(`${PATH}/${id}`, { name: "Diwali", version: 1 });
  expect(late.statusCode).toBe(409);
  expect(late.json().current).toMatchObject({ name: "Deepavali", version: 2 });
});

test("a deleted festival is in no list and no calendar until it is brought back", async () => {
  const { as, visitor } = await testApp({ now: NOW });
  const caller = as("FESTIVAL_ADMIN");
  const id = await idOf(caller, "holi");
  expect((await caller.delete(`${PATH}/${id}`)).json().deletedAt).toBe(NOW);
  expect((await visitor.get("/api/festivals/holi")).statusCode).toBe(404);
  expect((await visitor.get("/calendar/holi.ics")).statusCode).toBe(404);
  expect((await caller.get(`${PATH}?deleted=true`)).json().map(({ slug }: Row) => slug)).toEqual(["holi"]);
  expect((await caller.post(`${PATH}/${id}/restore`)).json().deletedAt).toBeNull();
  expect((await visitor.get("/api/festivals/holi")).statusCode).toBe(200);
});

test.each(["get", "put", "delete"] as const)("%s of a festival that is not there answers 404", async (method) => {
  const caller = (await reading).as("FESTIVAL_ADMIN");
  expect((await caller[method](`${PATH}/99999`, { name: "x" } as never)).statusCode).toBe(404);
  expect((await caller[method](`${PATH}/nothing`, { name: "x" } as never)).statusCode).toBe(400);
});

test("a date chosen for a year acts on every answer at once, with its note, and can be taken back", async () => {
  const { as, visitor } = await testApp({ now: "2024-01-10T04:00:00.000Z" });
  const caller = as("FESTIVAL_ADMIN");
  const id = await idOf(caller, "diwali");
  const computed = (await caller.get(`${PATH}/${id}/dates?year=2024`)).json();
  expect(computed.dates).toMatchObject([{ date: "2024-11-01", computedDate: "2024-11-01", isChosen: false }]);
  const namesOn = async (date: string) =>
    (await visitor.get(`/api/platform/panchang?date=${date}`)).json().festivals.map(({ slug }: Row) => slug);
  expect(await namesOn("2024-11-01")).toContain("diwali");

  const chosen = await caller.put(`${PATH}/${id}/dates/2024`, {
    date: "2024-10-31",
    note: "As in the gazette",
    noteKn: "ಗೆಜೆಟ್‌ನಂತೆ",
  });
  expect(chosen.json().dates).toMatchObject([{ date: "2024-10-31", computedDate: "2024-11-01", isChosen: true }]);
  expect(await namesOn("2024-11-01")).not.toContain("diwali");
  expect(await namesOn("2024-10-31")).toContain("diwali");
  const { dates } = (await visitor.get("/api/festivals/diwali?lang=kn")).json();
  expect(dates[0]).toMatchObject({ date: "2024-10-31", computedDate: "2024-11-01", note: "ಗೆಜೆಟ್‌ನಂತೆ" });
  const ics = (await visitor.get("/calendar/diwali.ics")).body;
  expect(ics).toMatch(/UID:diwali-2024-11-01@[\s\S]*?DTSTART;VALUE=DATE:20241031/);
  const month = (await visitor.get("/api/platform/panchang/month?month=2024-10")).json();
  expect(month.days[30].festivals.map(({ slug }: Row) => slug)).toContain("diwali");

  expect((await caller.delete(`${PATH}/${id}/dates/2024`)).statusCode).toBe(200);
  expect(await namesOn("2024-11-01")).toContain("diwali");
  expect((await caller.delete(`${PATH}/${id}/dates/2024`)).statusCode).toBe(404);
});

test("of a vow that comes often, the day to move has to be named", async () => {
  const { as, visitor } = await testApp({ now: NOW });
  const caller = as("FESTIVAL_ADMIN");
  const id = await idOf(caller, "ekadashi");
  const unnamed = await caller.put(`${PATH}/${id}/dates/2026`, { date: "2026-11-21" });
  expect(unnamed.json().errors).toEqual({ replaces: "errors.required" });
  const wrong = await caller.put(`${PATH}/${id}/dates/2026`, { date: "2026-11-21", replaces: "2026-11-19" });
  expect(wrong.json().errors).toEqual({ replaces: "errors.festivalNotComputed" });
  await caller.put(`${PATH}/${id}/dates/2026`, { date: "2026-11-21", replaces: "2026-11-20" });
  const { ekadashi } = (await visitor.get("/api/platform/panchang/year?year=2026")).json();
  expect(ekadashi).toContain("2026-11-21");
  expect(ekadashi).not.toContain("2026-11-20");
});

test("a festival without a rule gets its day year by year", async () => {
  const { as, visitor } = await testApp({ now: NOW });
  const caller = as("FESTIVAL_ADMIN");
  const id = await idOf(caller, "thaipusam");
  await caller.put(`${PATH}/${id}/dates/2027`, { date: "2027-01-22" });
  const { dates } = (await visitor.get("/api/festivals/thaipusam")).json();
  expect(dates).toMatchObject([{ date: "2027-01-22", computedDate: null }]);
});

test("a chosen day that the rule no longer gives is named, and can be taken back among others", async () => {
  const { as } = await testApp({ now: NOW });
  const caller = as("FESTIVAL_ADMIN");
  const id = await idOf(caller, "diwali");
  await caller.put(`${PATH}/${id}/dates/2026`, { date: "2026-11-09" });
  await caller.put(`${PATH}/${await idOf(caller, "holi")}`, { ruleId: null });
  await caller.put(`${PATH}/${id}`, { ruleId: "holi" });
  const { dates } = (await caller.put(`${PATH}/${id}/dates/2026`, { date: "2026-03-05" })).json();
  expect(dates).toMatchObject([
    { date: "2026-03-05", isChosen: true, computedDate: "2026-03-04", replaces: "2026-03-04" },
    { date: "2026-11-09", isChosen: true, computedDate: null, replaces: "2026-11-08" },
  ]);
  const unnamed = await caller.delete(`${PATH}/${id}/dates/2026`);
  expect([unnamed.statusCode, unnamed.json().errors]).toEqual([400, { replaces: "errors.required" }]);
  const left = (await caller.delete(`${PATH}/${id}/dates/2026?replaces=2026-11-08`)).json().dates;
  expect(left).toMatchObject([{ date: "2026-03-05" }]);
});

test("the one day that stands for no computed one needs no name to be taken back", async () => {
  const { as } = await testApp({ now: NOW });
  const caller = as("FESTIVAL_ADMIN");
  const id = await idOf(caller, "thaipusam");
  await caller.put(`${PATH}/${id}`, { festivalDate: "2027-01-22" });
  const entered = (await caller.get(`${PATH}/${id}/dates?year=2027`)).json().dates;
  expect(entered).toMatchObject([{ date: "2027-01-22", isChosen: false, computedDate: null, replaces: null }]);
  const chosen = (await caller.put(`${PATH}/${id}/dates/2027`, { date: "2027-01-23" })).json().dates;
  expect(chosen).toMatchObject([{ date: "2027-01-23", isChosen: true, replaces: null }]);
  expect((await caller.delete(`${PATH}/${id}/dates/2027`)).json().dates).toMatchObject([{ date: "2027-01-22" }]);
});

test.each([
  [{ date: "2026-02-30" }, "date"],
  [{}, "date"],
  [{ date: "2026-11-09", reason: "x" }, "reason"],
])("a choice of %o is refused and the field is named", async (body, field) => {
  const caller = (await reading).as("FESTIVAL_ADMIN");
  const answer = await caller.put(`${PATH}/1/dates/2026`, body);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
  expect((await caller.put(`${PATH}/1/dates/9999`, { date: "2026-11-09" })).statusCode).toBe(400);
  expect((await caller.put(`${PATH}/99999/dates/2026`, { date: "2026-11-09" })).statusCode).toBe(404);
});

test("festivals entered and chosen count for the figures and the temples of the day", async () => {
  const { as, visitor } = await testApp({ now: NOW });
  const before = (await visitor.get("/api/platform/stats")).json();
  await as("FESTIVAL_ADMIN").post(PATH, { name: "Hampi Utsav", festivalDate: "2026-11-27", deities: "Shiva" });
  const after = (await visitor.get("/api/platform/stats")).json();
  expect(after.festivalsTracked - before.festivalsTracked).toBe(1);
  expect(after.upcomingFestivals - before.upcomingFestivals).toBe(1);
});
