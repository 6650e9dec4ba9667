import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { purgeTemples } from "../../src/server/temples/purge";
import { derived, owned, paired, settled } from "../../src/server/temples/templeTables";
import { testNow } from "../support/clock";
import { aPicture, aReview, pictures, storeTemple } from "../support/contributions";
import { aTemple } from "../support/factories";
import { type TestApp, testApp } from "../support/testApp";
import { mergeAs, storeReview, storeTwins } from "../support/twins";

const today = "2026-11-21T06:30:00.000Z";
const NAMED = "2026-11-20T06:30:00.000Z";
const afterDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString();

/** The other one has something of everything; one person saved both. */
async function storeRichTwins(opened: TestApp) {
  const { db, visitor, anAccount, as } = opened;
  const twins = await storeTwins(opened);
  const { keptId, otherId } = twins;
  const [manager, saver, both] = [await anAccount(), await anAccount(), await anAccount()];
  await db.insertInto("temple_managers").values({ temple_id: otherId, user_id: manager.id, named_at: NAMED }).execute();
  await saver.put("/api/me/favourites", { add: [otherId], remove: [] });
  await both.put("/api/me/favourites", { add: [keptId, otherId], remove: [] });
  await storeReview(opened, keptId, 2);
  for (const _ of [1, 2]) await storeReview(opened, otherId, 5);
  const { body, headers } = await pictures({ "gate.jpg": await aPicture() });
  await visitor.post(`/api/images/temple/${otherId}`, body, headers);
  await visitor.post(`/api/temples/${otherId}/corrections`, { field: "timings", value: "6:00 AM to 12:00 PM" });
  const event = { title: "Lamps", templeName: "Lake", startTime: afterDays(1), youtubeId: "dQw4w9WgXcQ" };
  await as("PANDIT").post("/api/live/events", { ...event, templeId: otherId });
  await db
    .insertInto("temple_visits")
    .values([
      { temple_id: keptId, day: "2026-11-20", visits: 3 },
      { temple_id: otherId, day: "2026-11-20", visits: 4 },
      { temple_id: otherId, day: "2026-11-01", visits: 5 },
    ])
    .execute();
  await db.insertInto("facts").values({ name: "visits.day", value: "2026-11-21" }).execute();
  return { ...twins, manager, saver, both };
}

const hanging = ["reviews", "photos", "corrections", "favourites", "live_events", "temple_managers"] as const;

async function countsOf({ db }: TestApp, templeId: number) {
  const counts: Record<string, number> = {};
  for (const table of hanging) {
    const rows = await db.selectFrom(table).select("temple_id").where("temple_id", "=", templeId).execute();
    counts[table] = rows.length;
  }
  return counts;
}

const visitsOf = async ({ db }: TestApp, templeId: number) => {
  const days = await db
    .selectFrom("temple_visits")
    .selectAll()
    .where("temple_id", "=", templeId)
    .orderBy("day")
    .execute();
  const sums = await db.selectFrom("temple_windows").selectAll().where("temple_id", "=", templeId).executeTakeFirst();
  return { days: days.map(({ day, visits }) => [day, visits]), week: sums?.visits_7d, month: sums?.visits_30d };
};

describe("merging two temples", () => {
  test("gives everything of the other to the kept one, with average and count right at once", async () => {
    const opened = await testApp({ now: today });
    const { keptId, otherId, manager, both, saver } = await storeRichTwins(opened);
    const answer = await mergeAs(opened.as("TEMPLE_ADMIN"), { keptId, otherId });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      temple: { id: keptId, rating: 4, reviewCount: 3 },
      moved: { reviews: 2, photos: 1, corrections: 1, favourites: 1, live_events: 1, managers: 1, visits: 9 },
    });
    expect(await countsOf(opened, keptId)).toEqual({
      ...{ reviews: 3, photos: 1, corrections: 1, favourites: 2, live_events: 1, temple_managers: 1 },
    });
    expect(Object.values(await countsOf(opened, otherId)).every((count) => count === 0)).toBe(true);
    expect(await visitsOf(opened, keptId)).toEqual({
      days: [
        ["2026-11-01", 5],
        ["2026-11-20", 7],
      ],
      week: 7,
      month: 12,
    });
    for (const person of [both, saver]) expect((await person.get("/api/me/favourites")).json().ids).toEqual([keptId]);
    const managed = await opened.db.selectFrom("temple_managers").selectAll().execute();
    expect(managed).toEqual([{ temple_id: keptId, user_id: manager.id, named_at: NAMED }]);
  });

  test("takes the fields that were chosen and unites the lists", async () => {
    const opened = await testApp();
    const image = (name: string) => `https://upload.example/${name}.jpg`;
    const twins = await storeTwins(
      opened,
      { image: image("a"), imageCredit: "A. Rao", amenities: ["Parking"], gallery: [image("g")], timings: "5 am" },
      {
        image: image("b"),
        imageCredit: "B. Iyer",
        imageLicense: "CC BY 4.0",
        amenities: ["parking", "Water"],
        gallery: [image("h")],
        timings: "6 am",
        phone: "+91 80 1234",
      },
    );
    const answer = await mergeAs(opened.as("ADMIN"), twins, {
      take: ["image", "imageCredit", "imageLicense", "phone"],
    });
    expect(answer.json().temple).toMatchObject({
      image: image("b"),
      imageCredit: "B. Iyer",
      imageLicense: "CC BY 4.0",
      phone: "+91 80 1234",
      timings: "5 am",
      slug: "lake-temple",
      amenities: ["Parking", "Water"],
      gallery: [image("g"), image("h"), image("a")],
    });
  });

  test("takes what was worked out of the place as such, and what was given as given", async () => {
    const admin = (await testApp()).as("ADMIN");
    const place = { city: "Mysuru", state: "Karnataka", latitude: 12.3052, longitude: 76.6552 };
    const add = async (fields: object) =>
      (await admin.post("/api/admin/temples", aTemple({ ...place, ...fields }))).json();
    const found = await add({ name: "Lake Temple" });
    const given = await add({ name: "Lake Mandir", district: "The new district" });
    expect([found.derivedFields, given.derivedFields]).toEqual([["district"], []]);
    for (const [kept, other] of [
      [found, given],
      [given, found],
    ]) {
      const merged = await mergeAs(admin, { keptId: kept.id, otherId: other.id }, { take: ["district"] });
      const { district, derivedFields } = other;
      expect(merged.json().temple, merged.body).toMatchObject({ district, derivedFields });
      expect((await admin.post(`/api/admin/temples/${other.id}/restore`)).statusCode).toBe(200);
      const back = (await admin.get(`/api/admin/temples/${kept.id}`)).json();
      expect(back).toMatchObject({ district: kept.district, derivedFields: kept.derivedFields });
    }
  });

  test("leads from the other's id and addresses to the kept one, over several merges and after the purge", async () => {
    const opened = await testApp({ now: today });
    const { visitor, as, db, clock } = opened;
    const { keptId, otherId } = await storeTwins(opened);
    const admin = as("TEMPLE_ADMIN");
    await admin.put(`/api/admin/temples/${otherId}`, { slug: "lake-temple-new" });
    const lastId = await storeTemple(db, { name: "Lake Temple of all", slug: "lake-of-all" });
    expect((await mergeAs(admin, { keptId, otherId })).statusCode).toBe(200);
    expect((await mergeAs(admin, { keptId: lastId, otherId: keptId })).statusCode).toBe(200);
    const expectMoved = async () => {
      for (const old of [keptId, otherId, "lake-temple", "lake-temple-2", "lake-temple-new"]) {
        const answer = await visitor.get(`/api/temples/${old}`);
        expect([answer.statusCode, answer.headers.location], String(old)).toEqual([301, "/api/temples/lake-of-all"]);
      }
    };
    await expectMoved();
    expect((await visitor.get(`/api/temples/${otherId}/reviews`)).statusCode).toBe(200);
    expect((await visitor.post(`/api/temples/${otherId}/reviews`, aReview())).statusCode).toBe(201);
    clock.set(afterDays(31));
    expect(await purgeTemples(db, new Date(afterDays(31)))).toBe(2);
    await expectMoved();
  });

  test("leaves a revision on both and the way back in both", async () => {
    const opened = await testApp();
    const { keptId, otherId } = await storeTwins(opened, {}, { phone: "+91 80 1234" });
    const admin = opened.as("SUPER_ADMIN");
    await mergeAs(admin, { keptId, otherId }, { take: ["phone"] });
    const newest = async (id: number) => (await admin.get(`/api/admin/temples/${id}/revisions`)).json().revisions[0];
    expect(await newest(keptId)).toMatchObject({
      action: "temple.merge",
      changes: [
        { field: "names", from: [], to: [{ name: "Shri Lake Temple", language: "en", kind: "common" }] },
        { field: "phone", from: null, to: "+91 80 1234" },
      ],
    });
    expect(await newest(otherId)).toMatchObject({
      action: "temple.merge",
      changes: [{ field: "status", from: "active", to: "archived" }],
    });
    const { entries } = (await admin.get(`/api/admin/audit?kind=temple&action=temple.merge&item=${otherId}`)).json();
    expect(entries[0].facts).toEqual({ into: { id: keptId, name: "Sri Lake Temple", slug: "lake-temple" } });
    expect((await admin.get(`/api/admin/temples/${otherId}`)).json()).toMatchObject({
      mergedInto: { id: keptId, name: "Sri Lake Temple" },
    });
  });

  test("keeps public what was public", async () => {
    const opened = await testApp();
    const twins = await storeTwins(opened, { status: "pending" });
    const answer = await mergeAs(opened.as("TEMPLE_ADMIN"), twins);
    expect(answer.json().temple.status).toBe("active");
  });
});

/** Tables with a column that says which temple a row is of, or with a key of a temple in another one. */
async function tablesOfTemples({ db, engine }: TestApp): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const named = tables.filter(({ columns }) => columns.some(({ name }) => name === "temple_id"));
  const keyed = await (engine === "sqlite"
    ? sql<{ name: string }>`select m.name from sqlite_master m join pragma_foreign_key_list(m.name) f
        where m.type = 'table' and f."table" = 'temples'`
    : sql<{ name: string }>`select conrelid::regclass::text as name from pg_constraint
        where contype = 'f' and confrelid = 'temples'::regclass`
  ).execute(db);
  return [...new Set([...named, ...keyed.rows].map(({ name }) => name))].sort();
}

test("every table with rows of temples is on the list that merges and removals go by", async () => {
  expect(await tablesOfTemples(await testApp())).toEqual([...owned, ...settled, ...derived, ...paired].sort());
});

test("a merge takes gifts, bookings and payments along, and the agreement to be paid where there is none", async () => {
  const opened = await testApp();
  const { db, as } = opened;
  const { keptId, otherId } = await storeTwins(opened);
  const at = testNow().toISOString();
  await db
    .insertInto("donations")
    .values({ user_id: null, temple_id: otherId, amount_paise: 25_100, dedication: null, anonymous: 0, created_at: at })
    .execute();
  await db
    .insertInto("payments")
    .values({
      ...{
        id: "pay_1",
        purpose: "donation",
        subject_id: "1",
        temple_id: otherId,
        amount_paise: 25_100,
        currency: "INR",
      },
      ...{
        gateway: "test",
        status: "paid",
        locale: "en",
        test_mode: 1,
        created_at: at,
        expires_at: at,
        updated_at: at,
      },
    })
    .execute();
  await db
    .insertInto("payment_authorisations")
    .values({ temple_id: otherId, reference: "Letter of May", created_at: at, updated_at: at })
    .execute();
  const { id: user_id } = await opened.anAccount();
  await db
    .insertInto("bookings")
    .values({
      ...{ reference: "B-1", user_id, temple_id: otherId, temple_name: "Lake", pooja_id: "", date: "2027-01-05" },
      ...{
        time: "09:00",
        name: "Asha",
        phone: "+919800000000",
        devotees: "[]",
        dakshina_paise: 0,
        status: "requested",
      },
      ...{ locale: "en", created_at: at, updated_at: at },
    })
    .execute();
  const merged = await mergeAs(as("TEMPLE_ADMIN"), { keptId, otherId });
  expect(merged.json().moved).toEqual({ donations: 1, payments: 1, bookings: 1 });
  const owners = async () => [
    await db.selectFrom("donations").select("temple_id").executeTakeFirst(),
    await db.selectFrom("payments").select("temple_id").executeTakeFirst(),
    await db.selectFrom("bookings").select("temple_id").executeTakeFirst(),
    await db.selectFrom("payment_authorisations").select("temple_id").executeTakeFirst(),
  ];
  expect(await owners()).toEqual(Array(4).fill({ temple_id: keptId }));
  await as("TEMPLE_ADMIN").post(`/api/admin/temples/${otherId}/restore`);
  expect(await owners()).toEqual(Array(4).fill({ temple_id: otherId }));
});

describe("a merge is refused", () => {
  test("with itself, with one that is not there, with fields that are not chosen, without permission", async () => {
    const opened = await testApp();
    const { keptId, otherId } = await storeTwins(opened);
    const admin = opened.as("TEMPLE_ADMIN");
    const self = await mergeAs(admin, { keptId, otherId: keptId });
    expect([self.statusCode, self.json().errors]).toEqual([400, { mergedId: "errors.sameTemple" }]);
    const absent = await mergeAs(admin, { keptId, otherId }, { mergedId: 999_999 });
    expect(absent.statusCode).toBe(404);
    const slug = await admin.post(`/api/admin/temples/${keptId}/merge`, {
      mergedId: otherId,
      version: 1,
      mergedVersion: 1,
      take: ["slug"],
    });
    expect(slug.statusCode).toBe(400);
  });

  test("with 409 when either changed since it was read", async () => {
    const opened = await testApp();
    const twins = await storeTwins(opened);
    const admin = opened.as("TEMPLE_ADMIN");
    await admin.put(`/api/admin/temples/${twins.otherId}`, { timings: "6 am" });
    const stale = await mergeAs(admin, twins, { mergedVersion: 1 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, "conflict"]);
    const staleKept = await mergeAs(admin, twins, { version: 7 });
    expect([staleKept.statusCode, staleKept.json().code]).toEqual([409, "conflict"]);
  });

  test("with 409 and the reason when one of them was merged or deleted", async () => {
    const opened = await testApp();
    const { keptId, otherId } = await storeTwins(opened);
    const thirdId = await storeTemple(opened.db);
    const admin = opened.as("TEMPLE_ADMIN");
    await mergeAs(admin, { keptId, otherId });
    for (const pair of [
      { keptId: otherId, otherId: thirdId },
      { keptId: thirdId, otherId },
      { keptId, otherId },
    ]) {
      const refused = await mergeAs(admin, pair);
      expect([refused.statusCode, refused.json().code]).toEqual([409, "merged"]);
      expect(refused.json().message).toContain("merged or deleted in the meantime");
    }
  });

  test.each(["the same way round", "each into the other"])("to one of two at once, %s", async (way) => {
    const opened = await testApp();
    const twins = await storeTwins(opened);
    const { keptId, otherId } = twins;
    for (const id of [keptId, otherId]) await storeReview(opened, id, 4);
    const admin = opened.as("TEMPLE_ADMIN");
    await admin.get("/api/admin/temples/duplicates"); // the account is made before the race
    const crossed = { keptId: otherId, otherId: keptId };
    const body = (mergedId: number) => ({ mergedId, version: 1, mergedVersion: 1, take: [] });
    const send = (pair: typeof twins) => admin.post(`/api/admin/temples/${pair.keptId}/merge`, body(pair.otherId));
    const answers = await Promise.all([send(twins), send(way === "each into the other" ? crossed : twins)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const rows = await opened.db.selectFrom("temples").select(["id", "status", "review_count"]).execute();
    expect(rows.filter(({ status }) => status === "archived")).toHaveLength(1);
    expect(rows.find(({ status }) => status === "active")).toMatchObject({ review_count: 2 });
    expect(await opened.db.selectFrom("temple_merges").select("id").execute()).toHaveLength(1);
  });
});

describe("undoing a merge", () => {
  test("gives back what came over, and the fields that nobody changed since", async () => {
    const opened = await testApp({ now: today });
    const { keptId, otherId } = await storeRichTwins(opened);
    const admin = opened.as("TEMPLE_ADMIN");
    await admin.put(`/api/admin/temples/${otherId}`, { phone: "+91 80 1234", timings: "6 am" });
    await mergeAs(admin, { keptId, otherId }, { take: ["phone", "timings"] });
    await admin.put(`/api/admin/temples/${keptId}`, { timings: "7 am" });
    await opened.visitor.post(`/api/temples/${keptId}/reviews`, aReview({ comment: "Came after the merge." }));
    const undone = await admin.post(`/api/admin/temples/${otherId}/restore`);
    expect(undone.statusCode, undone.body).toBe(200);
    expect(undone.json()).toMatchObject({ status: "active", rating: 5, reviewCount: 2, slug: "lake-temple-2" });
    expect(await countsOf(opened, otherId)).toEqual({
      ...{ reviews: 2, photos: 1, corrections: 1, favourites: 2, live_events: 1, temple_managers: 1 },
    });
    expect(await countsOf(opened, keptId)).toMatchObject({ reviews: 2, favourites: 1, temple_managers: 0 });
    const named = await opened.db.selectFrom("temple_managers").select("named_at").execute();
    expect(named).toEqual([{ named_at: NAMED }]);
    expect(await visitsOf(opened, otherId)).toEqual({
      days: [
        ["2026-11-01", 5],
        ["2026-11-20", 4],
      ],
      week: 4,
      month: 9,
    });
    expect(await visitsOf(opened, keptId)).toEqual({ days: [["2026-11-20", 3]], week: 3, month: 3 });
    const kept = (await admin.get(`/api/admin/temples/${keptId}`)).json();
    expect(kept).toMatchObject({ phone: null, timings: "7 am", rating: 2, reviewCount: 1, formerSlugs: [] });
    expect((await opened.visitor.get("/api/temples/lake-temple-2")).json()).toMatchObject({ id: otherId });
    expect((await admin.get(`/api/admin/temples/${otherId}/revisions`)).json().revisions[0].action).toBe(
      "temple.unmerge",
    );
  });

  test("can be followed by the same merge again", async () => {
    const opened = await testApp();
    const twins = await storeTwins(opened);
    const admin = opened.as("TEMPLE_ADMIN");
    for (const _ of [1, 2]) {
      expect((await mergeAs(admin, twins)).statusCode).toBe(200);
      expect((await admin.post(`/api/admin/temples/${twins.otherId}/restore`)).statusCode).toBe(200);
    }
  });

  test("is refused while the kept one is merged itself, and after thirty days", async () => {
    const opened = await testApp({ now: today });
    const { db, as, clock, anAccount } = opened;
    const { keptId, otherId } = await storeTwins(opened);
    const lastId = await storeTemple(db);
    await mergeAs(as("TEMPLE_ADMIN"), { keptId, otherId });
    await mergeAs(as("TEMPLE_ADMIN"), { keptId: lastId, otherId: keptId });
    const refused = await as("TEMPLE_ADMIN").post(`/api/admin/temples/${otherId}/restore`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "mergedOn"]);
    expect((await as("TEMPLE_ADMIN").post(`/api/admin/temples/${keptId}/restore`)).statusCode).toBe(200);
    expect((await as("TEMPLE_ADMIN").post(`/api/admin/temples/${otherId}/restore`)).statusCode).toBe(200);
    await mergeAs(as("TEMPLE_ADMIN"), { keptId, otherId });
    clock.set(afterDays(31));
    const admin = await anAccount({ role: "TEMPLE_ADMIN" });
    expect((await admin.post(`/api/admin/temples/${otherId}/restore`)).statusCode).toBe(404);
  });
});
