import { describe, expect, test } from "vitest";
import type { DuplicateCluster, DuplicatePair, Twin } from "../../src/contract/duplicates";
import type { FieldSources, TempleName } from "../../src/contract/templeFacts";
import { storeTemple } from "../support/contributions";
import { aTemple } from "../support/factories";
import { aList, anEntry } from "../support/lists";
import { type Caller, type TestApp, testApp } from "../support/testApp";
import { storeReview, storeTwins } from "../support/twins";

const idsOf = (pairs: DuplicatePair[]) => pairs.map(({ left, right }) => [left.id, right.id]);
const path = "/api/admin/temples/duplicates";

const clusters = `${path}/clusters`;

describe("three records of one temple", () => {
  const storeThree = async ({ db }: Pick<TestApp, "db">) => {
    const meenakshi = { name: "Meenakshi Temple", city: "Madurai", state: "Tamil Nadu", latitude: 9.9195 } as const;
    return [
      await storeTemple(db, { ...meenakshi, longitude: 78.1193 }),
      await storeTemple(db, { ...meenakshi, name: "Meenakshi Amman Temple", longitude: 78.11931 }),
      await storeTemple(db, { ...meenakshi, name: "மீனாட்சி அம்மன் கோயில்", longitude: 78.11935, phone: "+91 452 1234" }),
    ] as const;
  };

  test("are one cluster with the pairs in it", async () => {
    const opened = await testApp();
    const ids = await storeThree(opened);
    await storeTwins(opened);
    const admin = opened.as("TEMPLE_ADMIN");
    const { clusters: all, total } = (await admin.get(clusters)).json();
    expect(total).toBe(2);
    const meenakshi = all.find(({ temples }: DuplicateCluster) => temples.length === 3);
    expect(meenakshi.temples.map(({ id }: { id: number }) => id)).toEqual(ids);
    expect(meenakshi.pairs).toHaveLength(3);
    expect((await admin.get(`${clusters}?temple=${ids[2]}`)).json()).toMatchObject({ total: 1, clusters: [meenakshi] });
    await admin.put("/api/admin/temples/distinctions", { left: ids[0], right: ids[1], distinct: true });
    expect((await admin.get(`${clusters}?temple=${ids[2]}`)).json().clusters[0].pairs).toHaveLength(2);
    expect((await opened.as("CONTENT_ADMIN").get(clusters)).statusCode).toBe(403);
    expect((await admin.get(`${clusters}?temple=x`)).statusCode).toBe(400);
  });

  test("are merged at once, keep names, numbers and addresses, and come back one by one", async () => {
    const opened = await testApp();
    const { visitor } = opened;
    const [kept, second, third] = await storeThree(opened);
    const admin = opened.as("TEMPLE_ADMIN");
    await admin.put(`/api/admin/temples/${second}`, { identifiers: [{ source: "hrce", value: "TM000001" }] });
    await storeReview(opened, second, 5);
    await storeReview(opened, third, 3);
    const merged = [
      { id: second, version: 2 },
      { id: third, version: 1 },
    ];
    const answer = await admin.post(`/api/admin/temples/${kept}/merge-all`, { version: 1, merged });
    expect(answer.statusCode, answer.body).toBe(200);
    const { temple, moved } = answer.json();
    expect(moved).toEqual({ reviews: 2 });
    expect(temple).toMatchObject({ id: kept, rating: 4, reviewCount: 2, phone: "+91 452 1234" });
    expect(temple.identifiers).toEqual([{ source: "hrce", value: "TM000001" }]);
    expect(temple.names.map(({ name, language }: TempleName) => [name, language])).toEqual([
      ["Meenakshi Amman Temple", "en"],
      ["மீனாட்சி அம்மன் கோயில்", "ta"],
    ]);
    expect((await visitor.get(`/api/temples/${third}`)).statusCode).toBe(301);
    expect((await admin.get(clusters)).json().total).toBe(0);

    for (const id of [third, second]) {
      expect((await admin.post(`/api/admin/temples/${id}/restore`)).statusCode).toBe(200);
    }
    const back = (await admin.get(`/api/admin/temples/${kept}`)).json();
    expect(back).toMatchObject({ names: [], identifiers: [], phone: null, reviewCount: 0 });
    expect((await admin.get(clusters)).json().clusters[0].temples).toHaveLength(3);
  });

  test("give the kept one what it says nothing of, lists too", async () => {
    const opened = await testApp();
    const closures = [{ from: "11-16", to: "04-30", note: null }];
    const sources: FieldSources = [
      { fields: ["timings"], kind: "office", name: "Devasthanam", url: null, checkedOn: null },
    ];
    const { keptId, otherId } = await storeTwins(opened, {}, { closures, sources, timings: "6 am" });
    const admin = opened.as("TEMPLE_ADMIN");
    const answer = await admin.post(`/api/admin/temples/${keptId}/merge-all`, {
      version: 1,
      merged: [{ id: otherId, version: 1 }],
    });
    expect(answer.json().temple, answer.body).toMatchObject({ closures, sources, timings: "6 am" });
  });

  test("are merged all or none", async () => {
    const opened = await testApp();
    const [kept, second, third] = await storeThree(opened);
    const admin = opened.as("TEMPLE_ADMIN");
    const merge = (merged: object[], by = admin) =>
      by.post(`/api/admin/temples/${kept}/merge-all`, { version: 1, merged });
    const stale = await merge([
      { id: second, version: 1 },
      { id: third, version: 7 },
    ]);
    expect(stale.statusCode).toBe(409);
    expect((await admin.get(`/api/admin/temples/${second}`)).json().status).toBe("active");
    expect((await merge([{ id: 999_999, version: 1 }])).statusCode).toBe(404);
    expect((await merge([])).json().errors).toEqual({ merged: "errors.required" });
    expect((await merge([{ id: kept, version: 1 }])).json().errors).toEqual({ merged: "errors.sameTemple" });
    const twice = await merge([
      { id: second, version: 1 },
      { id: second, version: 1 },
    ]);
    expect(twice.json().errors).toEqual({ merged: "errors.repeated" });
    expect((await merge([{ id: second, version: 1 }], opened.as("CONTENT_ADMIN"))).statusCode).toBe(403);
  });
});

describe("what is typed of a temple", () => {
  const twins = "/api/admin/temples/twins";
  const find = async (admin: Caller, query: Record<string, string>): Promise<Twin[]> =>
    (await admin.get(`${twins}?${new URLSearchParams(query)}`)).json().twins;

  test("finds those on file that it may be, with reasons, but not itself nor those told from it", async () => {
    const opened = await testApp();
    const { keptId, otherId } = await storeTwins(opened);
    const admin = opened.as("TEMPLE_ADMIN");
    const typed = { name: "Lake Mandir", city: "Mysuru", state: "Karnataka" };
    const found = await find(admin, typed);
    expect(found.map(({ id }) => id)).toEqual([keptId, otherId]);
    expect(found[0]).toMatchObject({ location: "Mysuru, Karnataka", metres: null, reasons: ["sameName", "samePlace"] });
    expect(await find(admin, { ...typed, except: String(keptId) })).toHaveLength(1);
    await admin.put("/api/admin/temples/distinctions", { left: otherId, right: keptId, distinct: true });
    expect(await find(admin, { ...typed, except: String(keptId) })).toEqual([]);
    expect(await find(admin, { ...typed, name: "Hill Mandir" })).toEqual([]);
    expect(await find(admin, { name: "Lake Temple", latitude: "12.3001", longitude: "76.6" })).toHaveLength(2);
    // half a number is no position yet
    expect(await find(admin, { name: "Lake Temple", latitude: "12.", longitude: "-" })).toEqual([]);
  });

  test("finds by another name and by the number of a source", async () => {
    const { as } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const identifiers = [{ source: "hrce", value: "TM000042" }];
    const { id } = (await admin.post("/api/admin/temples", aTemple({ name: "Lake Temple", identifiers }))).json();
    const idsOfTwins = async (typed: Record<string, string>) =>
      (await find(admin, { name: "Hill Shrine", ...typed })).map((twin) => twin.id);
    expect(await idsOfTwins({ city: "Mysuru", state: "Karnataka" })).toEqual([]);
    expect(await idsOfTwins({ identifiers: "osm:node/1\nhrce:TM000042" })).toEqual([id]);
    const { city = "", state = "" } = aTemple();
    expect(await idsOfTwins({ city, state, names: "Boat Shrine\nLake Temple" })).toEqual([id]);
  });

  test("finds by its Wikidata entry whatever town and name are typed, and so does the list of duplicates", async () => {
    const { as } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const store = async (fields: object) =>
      (await admin.post("/api/admin/temples", aTemple({ wikidataId: "Q990042", ...fields }))).json().id;
    const lake = await store({ name: "Lake Temple", city: "Hassan", state: "Karnataka" });
    const towns: Record<string, string>[] = [
      { city: "Hassan", state: "Karnataka" },
      { city: "Puri", state: "Odisha" },
      {},
    ];
    for (const town of towns) {
      const [twin, ...others] = await find(admin, { ...town, name: "Hill Shrine", wikidataId: "Q990042" });
      expect([twin?.id, twin?.reasons.includes("wikidata"), others]).toEqual([lake, true, []]);
    }
    expect(await find(admin, { name: "Hill Shrine", wikidataId: "Q990043", city: "Hassan" })).toEqual([]);
    const hill = await store({ name: "Hill Shrine", city: "Belur", state: "Karnataka" });
    expect(idsOf((await admin.get(`${path}?temple=${hill}`)).json().pairs)).toEqual([[lake, hill]]);
  });

  test("is asked by temple admins alone, and has a name", async () => {
    const { as } = await testApp();
    expect((await as("CONTENT_ADMIN").get(`${twins}?name=Lake`)).statusCode).toBe(403);
    const unnamed = await as("TEMPLE_ADMIN").get(`${twins}?name=`);
    expect([unnamed.statusCode, unnamed.json().errors]).toEqual([400, { name: "errors.required" }]);
  });
});

describe("temples that may be one", () => {
  test("within 500 metres are listed with the distance and what differs", async () => {
    const opened = await testApp();
    const { keptId, otherId } = await storeTwins(opened, { deity: "Shiva" }, { deity: "Siva", timings: "6 am" });
    await storeTemple(opened.db, { name: "Sri Lake Temple", city: "Hassan", latitude: 13, longitude: 76.1 });
    const answer = await opened.as("TEMPLE_ADMIN").get(path);
    expect(answer.statusCode).toBe(200);
    const { pairs, total, totalPages } = answer.json();
    expect(idsOf(pairs)).toEqual([[keptId, otherId]]);
    expect(pairs[0]).toMatchObject({ metres: 222, left: { slug: "lake-temple" }, right: { version: 1 } });
    expect(pairs[0].reasons).toEqual(["sameName", "near", "samePlace", "sameDeity"]);
    expect(pairs[0].score).toBeGreaterThan(0.9);
    expect(pairs[0].differs).toEqual(["name", "deity", "latitude", "positionPrecision", "timings"]);
    expect({ total, totalPages }).toEqual({ total: 1, totalPages: 1 });
  });

  test("in one city are listed where one has no position; archived and refused ones are not", async () => {
    const { db, as } = await testApp();
    const lamp = { name: "Lamp Temple" };
    const first = await storeTemple(db, lamp);
    const second = await storeTemple(db, { ...lamp, latitude: 12.3, longitude: 76.6 });
    await storeTemple(db, { ...lamp, status: "rejected" });
    await storeTemple(db, { ...lamp, city: "Hassan" });
    const admin = as("TEMPLE_ADMIN");
    expect(idsOf((await admin.get(path)).json().pairs)).toEqual([[first, second]]);
    await admin.delete(`/api/admin/temples/${second}`);
    expect((await admin.get(path)).json().pairs).toEqual([]);
  });

  test("are not those that a single letter tells apart", async () => {
    const { db, as } = await testApp();
    for (const letter of ["C", "K", "F", "P", "V", "W", "12", "12A"])
      await storeTemple(db, { name: `Temple, block ${letter}` });
    expect((await as("TEMPLE_ADMIN").get(path)).json().pairs).toEqual([]);
  });

  test("are not those that one list names, each at a place of its own", async () => {
    const opened = await testApp();
    const { keptId, otherId } = await storeTwins(opened);
    const admin = opened.as("TEMPLE_ADMIN");
    expect((await admin.get(path)).json().total).toBe(1);
    const entries = [keptId, otherId].map((templeId, at) => anEntry({ number: at + 1, templeId }));
    const made = await admin.post("/api/admin/lists", aList({ entries }));
    expect(made.statusCode, made.body).toBe(201);
    for (const asked of [path, clusters]) expect((await admin.get(asked)).json().total, asked).toBe(0);
  });

  test("are found whatever the spelling, the script and the word for a temple, a moment after they change", async () => {
    const { db, as } = await testApp();
    const place = { city: "Bhubaneswar", state: "Odisha", latitude: 20.23833, longitude: 85.83361 };
    const first = await storeTemple(db, { ...place, name: "Lingaraja Temple" });
    const second = await storeTemple(db, { ...place, name: "Lingaraj Temple, Bhubaneswar", latitude: 20.23899 });
    const admin = as("TEMPLE_ADMIN");
    expect(idsOf((await admin.get(path)).json().pairs)).toEqual([[first, second]]);
    const third = await storeTemple(db, { ...place, name: "Shiva of the Old Town", nameHi: "लिंगराज मंदिर" });
    expect((await admin.get(path)).json().total).toBe(3);
    await admin.put(`/api/admin/temples/${second}`, { name: "Mukteshwar Temple" });
    expect(idsOf((await admin.get(path)).json().pairs)).toEqual([[first, third]]);
  });

  test("are paged, and those of one temple can be asked for", async () => {
    const opened = await testApp();
    const { db } = opened;
    await storeTwins(opened);
    const [left, right] = [
      await storeTemple(db, { name: "Bell Temple" }),
      await storeTemple(db, { name: "Bell Temple" }),
    ];
    const admin = opened.as("ADMIN");
    const paged = (await admin.get(`${path}?size=1&page=2`)).json();
    expect(paged).toMatchObject({ page: 2, total: 2, totalPages: 2 });
    expect(paged.pairs).toHaveLength(1);
    expect(idsOf((await admin.get(`${path}?temple=${right}`)).json().pairs)).toEqual([[left, right]]);
  });

  test("that are told apart never come back, unless that is taken back", async () => {
    const opened = await testApp();
    const { keptId, otherId } = await storeTwins(opened);
    const admin = opened.as("TEMPLE_ADMIN");
    const say = (distinct: boolean) =>
      admin.put("/api/admin/temples/distinctions", { left: otherId, right: keptId, distinct });
    expect((await say(true)).statusCode).toBe(200);
    expect((await say(true)).statusCode).toBe(200);
    await admin.put(`/api/admin/temples/${keptId}`, { timings: "5 am" });
    expect((await admin.get(path)).json().pairs).toEqual([]);
    expect(idsOf((await admin.get(`${path}?shown=distinct`)).json().pairs)).toEqual([[keptId, otherId]]);
    await say(false);
    expect((await admin.get(path)).json().total).toBe(1);
  });

  test("are told apart only where both are on record and are two", async () => {
    const opened = await testApp();
    const { keptId } = await storeTwins(opened);
    const say = (right: number) =>
      opened.as("TEMPLE_ADMIN").put("/api/admin/temples/distinctions", { left: keptId, right, distinct: true });
    expect((await say(999_999)).statusCode).toBe(404);
    const same = await say(keptId);
    expect(same.statusCode).toBe(400);
    expect(same.json().errors).toEqual({ right: "errors.sameTemple" });
  });

  test("are seen and changed by temple admins alone", async () => {
    const { as } = await testApp();
    for (const role of ["DEVOTEE", "CONTENT_ADMIN"] as const) {
      expect((await as(role).get(path)).statusCode).toBe(403);
      expect((await as(role).put("/api/admin/temples/distinctions", {})).statusCode).toBe(403);
      expect((await as(role).post("/api/admin/temples/1/merge", {})).statusCode).toBe(403);
    }
  });
});
