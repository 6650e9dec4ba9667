import { expect, test } from "vitest";
import type { AdminCuratedList, PublicCuratedList } from "../../src/contract/templeLists";
import { renewBundled } from "../../src/server/bundled/renewBundled";
import { seedLists } from "../../src/server/bundled/seedLists";
import { readSeedTemples } from "../../src/server/db/seed/readTemples";
import { seedFolder } from "../../src/server/db/seedFolder";
import type { TempleRecord } from "../../src/server/temples/record";
import { templeOfSeed } from "../../src/server/temples/seedTemple";
import { insertTemples } from "../../src/server/temples/write";
import { testNow } from "../support/clock";
import { asSent } from "../support/lists";
import { testApp } from "../support/testApp";

/** Far from the temple, as some of the list were. */
const astray = { latitude: 21.5, longitude: 77.25, positionPrecision: "site", locality: "Elsewhere" } as const;

/** An older version's database: one of the bundled temples, at a wrong place unless `older` says what else was wrong. */
async function olderInstallation(named = "Virupaksha Temple", older: Partial<TempleRecord> = astray) {
  const { app, as, db, engine, visitor } = await testApp();
  const seed = readSeedTemples(seedFolder()).find(({ name }) => name === named);
  if (!seed) throw new Error("The temple is not among the bundled ones");
  const temple = { ...templeOfSeed(seed), slug: "as-it-was", ...older };
  const [id = 0] = await insertTemples(db, [temple], { now: testNow() });
  const admin = as("SUPER_ADMIN");
  const record = async (of = id) => (await admin.get(`/api/admin/temples/${of}`)).json();
  const renew = () => renewBundled({ db, engine }, testNow());
  return { app, admin, visitor, db, temple, id, record, renew };
}

test("a bundled temple of an older version moves to where this one has it, once", async () => {
  const { admin, visitor, id, record, renew } = await olderInstallation();
  await renew();
  const right = { latitude: 15.335, longitude: 76.46, positionPrecision: "site", version: 2 };
  expect(await record()).toMatchObject({ ...right, district: "Vijayanagara" });
  expect((await record()).locality).not.toBe(astray.locality);
  const around = (await visitor.get("/api/temples/nearby?lat=15.335&lng=76.46&distanceKm=1")).json();
  expect(around.temples.map((temple: { id: number }) => temple.id)).toEqual([id]);
  const [change] = (await admin.get(`/api/admin/temples/${id}/revisions`)).json().revisions;
  expect(change).toMatchObject({ action: "temple.update", origin: "system", actor: null });
  await admin.put(`/api/admin/temples/${id}`, { latitude: 15.33541, longitude: 76.46012 });
  await renew();
  expect(await record()).toMatchObject({ latitude: 15.33541, version: 3 });
});

test("a temple that somebody has changed stays where it is, and so does one that did not come with the product", async () => {
  const { admin, id, record, renew } = await olderInstallation();
  await admin.put(`/api/admin/temples/${id}`, { phone: "08394 241238" });
  const place = { city: "Hampi", state: "Karnataka", latitude: 15.33612, longitude: 76.46123 };
  const own = (await admin.post("/api/admin/temples", { name: "Kere Gudi", ...place })).json();
  await renew();
  expect(await record()).toMatchObject({ ...astray, version: 2 });
  expect(await record(own.id)).toMatchObject({ ...place, version: 1 });
});

test("a bundled temple that is as this version has it stays without a word in its history", async () => {
  const { app, admin, id, record, renew } = await olderInstallation("Kedarnath Temple", {});
  await app.dateSeasons();
  const { closures } = await record();
  expect(closures, "the days of this year").toMatchObject([{ to: "05-10" }]);
  await renew();
  expect((await record()).closures).toEqual(closures);
  expect(await record()).toMatchObject({ version: 1 });
  expect((await admin.get(`/api/admin/temples/${id}/revisions`)).json().total).toBe(0);
});

/** As older versions had it: by the name of its place, with its local form alone. */
const uraiyur = { name: "ThiruKoazhi", names: [], deity: "Azhagiya Manavala", sources: [] };

test("a temple that the list calls by its place gets its name, and is found by the old one and at its old address", async () => {
  const { admin, visitor, id, record, renew } = await olderInstallation(
    "Azhagiya Manavala Perumal Temple, Uraiyur",
    uraiyur,
  );
  await renew();
  const right = { name: "Azhagiya Manavala Perumal Temple, Uraiyur", deity: "Azhagiya Manavala (Vishnu)" };
  expect(await record()).toMatchObject({ ...right, slug: "as-it-was", version: 2 });
  for (const q of ["ThiruKoazhi", "Azhagiya Manavala Perumal"]) {
    const { temples } = (await visitor.get("/api/temples/search", { query: { q } })).json();
    expect(temples.map((temple: { id: number }) => temple.id)).toEqual([id]);
  }
  await admin.put(`/api/admin/temples/${id}`, { name: "Uraiyur Nachiyar Kovil" });
  await renew();
  expect(await record()).toMatchObject({ name: "Uraiyur Nachiyar Kovil", version: 3 });
});

test("a monument of an older version is told as one, and a temple in worship is not", async () => {
  const shore = await olderInstallation("Shore Temple", { worship: null, sources: [] });
  await shore.renew();
  const told = (await shore.visitor.get(`/api/temples/${shore.id}`)).json();
  expect([told.worship, (await shore.record()).version]).toEqual(["none", 2]);
  expect(told.sources).toContainEqual(expect.objectContaining({ fields: expect.arrayContaining(["worship"]) }));
  const { record, renew } = await olderInstallation();
  await renew();
  expect((await record()).worship).toBeNull();
});

/** What the list has among its temples, and older versions had too. */
const pandal = { name: "Lalbaugcha Raja, Mumbai", city: "Mumbai", state: "Maharashtra" };

test("what is no temple goes into the archive, from which an editor can take it back for good", async () => {
  const { admin, visitor, id, record, renew } = await olderInstallation("Virupaksha Temple", pandal);
  await renew();
  expect(await record()).toMatchObject({ status: "archived", version: 2 });
  expect((await visitor.get("/api/temples/as-it-was")).statusCode).toBe(404);
  const [change] = (await admin.get(`/api/admin/temples/${id}/revisions`)).json().revisions;
  expect(change).toMatchObject({ action: "temple.delete", origin: "system", actor: null });
  await admin.post(`/api/admin/temples/${id}/restore`, {});
  await renew();
  expect(await record()).toMatchObject({ status: "active" });
});

/** What older versions had beside the Vedapureeswarar temple of Cheyyar, under another of its names. */
const bothur = {
  name: "Vedeswarar Temple, Thiru Bothur",
  city: "Vellavedu",
  state: "Tamil Nadu",
  names: [],
  slug: "thiru-bothur",
};

async function twoOfCheyyar() {
  const older = await olderInstallation("Vedapureeswarar Temple, Cheyyar", { names: [] });
  const [otherId = 0] = await insertTemples(older.db, [{ ...older.temple, ...bothur }], { now: testNow() });
  return { ...older, otherId };
}

test("two records of one temple become one, which both addresses and both names lead to", async () => {
  const { admin, visitor, id, otherId, record, renew } = await twoOfCheyyar();
  await renew();
  expect(await record()).toMatchObject({ name: "Vedapureeswarar Temple, Cheyyar", status: "active" });
  expect(await record(otherId)).toMatchObject({ status: "archived", mergedInto: { id } });
  const moved = await visitor.get("/api/temples/thiru-bothur");
  expect([moved.statusCode, moved.headers.location]).toEqual([301, "/api/temples/as-it-was"]);
  const { temples } = (await visitor.get("/api/temples/search", { query: { q: bothur.name } })).json();
  expect(temples.map((temple: { id: number }) => temple.id)).toEqual([id]);
  const [change] = (await admin.get(`/api/admin/temples/${otherId}/revisions`)).json().revisions;
  expect(change).toMatchObject({ action: "temple.merge", origin: "system", actor: null });
});

test("two records of one temple stay where somebody has changed one of them", async () => {
  const { admin, otherId, record, renew } = await twoOfCheyyar();
  await admin.put(`/api/admin/temples/${otherId}`, { phone: "044 2222 3333" });
  await renew();
  expect(await record(otherId)).toMatchObject({ name: bothur.name, status: "active" });
});

test("a town that older versions spelled otherwise is called as the temple's name says it", async () => {
  const older = { city: "Thiruchendur" };
  const { record, renew } = await olderInstallation("Subramaniya Swamy Temple, Tiruchendur", older);
  await renew();
  expect(await record()).toMatchObject({ city: "Tiruchendur", slug: "as-it-was", version: 2 });
});

test("what this version tells of a temple is told: its hours, its festivals and its texts in three languages", async () => {
  const before = { openingHours: null, ownFestivals: [], queue: null, translations: { hi: {}, kn: {} } };
  const { record, temple, renew } = await olderInstallation("Meenakshi Temple", before);
  await renew();
  const { openingHours, ownFestivals, translations, slug } = await record();
  expect(openingHours.mon).toEqual([
    { from: "05:00", to: "12:30" },
    { from: "16:00", to: "22:00" },
  ]);
  expect(ownFestivals.map(({ name }: { name: { en: string } }) => name.en)).toContain("Wedding of Meenakshi");
  expect([translations.hi.queue.state, translations.kn.queue.state]).toEqual(["reviewed", "reviewed"]);
  expect(slug).toBe(temple.slug);
});

const added = { q: "Jageshwar Temple" };

test("a temple that comes with this version is added once: who deletes it has it no more", async () => {
  const { admin, visitor, renew } = await olderInstallation();
  const found = async () => {
    const { temples } = (await visitor.get("/api/temples/search", { query: added })).json();
    return temples.filter(({ name }: { name: string }) => name === added.q);
  };
  await renew();
  const [temple, ...others] = await found();
  expect(others).toEqual([]);
  await admin.delete(`/api/admin/temples/${temple.id}`);
  await renew();
  expect(await found()).toEqual([]);
});

test("a temple that an editor has added by the name of one that comes with this version is not added again", async () => {
  const { admin, visitor, renew } = await olderInstallation();
  const own = { name: added.q, city: "Jageshwar", state: "Uttarakhand" };
  const { id } = (await admin.post("/api/admin/temples", own)).json();
  await renew();
  const { temples } = (await visitor.get("/api/temples/search", { query: added })).json();
  expect(temples.map((temple: { id: number }) => temple.id)).toEqual([id]);
});

test("temples that come with this version take the open places of their lists, but of a list that somebody has changed", async () => {
  const { admin, visitor, db, renew } = await olderInstallation();
  await seedLists(db, testNow());
  const lists: AdminCuratedList[] = (await admin.get("/api/admin/lists")).json().lists;
  const changed = lists.find(({ slug }) => slug === "maha-shakti-peethas");
  const list: AdminCuratedList = (await admin.get(`/api/admin/lists/${changed?.id}`)).json();
  await admin.put(`/api/admin/lists/${list.id}`, { ...asSent(list), region: "All of India" });
  await renew();
  const templeAt = async (slug: string, place: number) => {
    const { entries }: PublicCuratedList = (await visitor.get(`/api/lists/${slug}`)).json();
    return entries.find(({ number }) => number === place)?.temple?.name;
  };
  expect(await templeAt("shakti-peethas", 47)).toBe("Hinglaj Mata Temple");
  expect(await templeAt("maha-shakti-peethas", 14)).toBeUndefined();
});

test("a bundled list says what this version says, with the temples it has, unless somebody has changed it", async () => {
  const { admin, visitor, db, renew } = await olderInstallation("Kedarnath Temple", {});
  await seedLists(db, testNow());
  const older = { description: "Of before.", name_kn: null, headings: "[]" };
  await db
    .updateTable("temple_lists")
    .set(older)
    .where("slug", "in", ["paadal-petra-sthalams", "panch-kedar"])
    .execute();
  await db.updateTable("temple_list_entries").set({ name_kn: null, place_hi: null, place_kn: null }).execute();
  const read = async (slug: string): Promise<PublicCuratedList> => (await visitor.get(`/api/lists/${slug}`)).json();
  const lists: AdminCuratedList[] = (await admin.get("/api/admin/lists?size=100")).json().lists;
  const own = lists.find(({ slug }) => slug === "panch-kedar");
  const list: AdminCuratedList = (await admin.get(`/api/admin/lists/${own?.id}`)).json();
  await admin.put(`/api/admin/lists/${list.id}`, { ...asSent(list), region: "Garhwal" });
  await renew();
  const renewed = await read("paadal-petra-sthalams");
  expect([renewed.nameKn, renewed.groups[0]?.key]).toEqual(["276 ಪಾಡಲ್ ಪೆಟ್ರ ಸ್ಥಳಗಳು", "chola-north"]);
  expect(renewed.entries.find(({ name }) => name === "Thirumayendirappalli")).toMatchObject({
    nameKn: "ತಿರುಮಯೇಂದಿರಪ್ಪಳ್ಳಿ",
    place: "Mahendrapalli, Tamil Nadu",
    placeHi: "महेंद्रप्पल्ली, तमिलनाडु",
    placeKn: "ಮಹೇಂದ್ರಪ್ಪಳ್ಳಿ, ತಮಿಳುನಾಡು",
  });
  expect(renewed.entries.find(({ temple }) => temple?.name === "Kedarnath Temple")).toMatchObject({ number: 4 });
  expect(await read("panch-kedar")).toMatchObject({
    description: "Of before.",
    entries: [{ placeHi: null }, {}, {}, {}, {}],
  });
});

test("a list that comes with this version is added once, with the temples that are on file", async () => {
  const { admin, visitor, db, renew } = await olderInstallation();
  const lists = async (): Promise<AdminCuratedList[]> => (await admin.get("/api/admin/lists")).json().lists;
  const isNew = ({ slug }: AdminCuratedList) => slug === "nava-tirupati";
  expect((await lists()).find(isNew)).toBeUndefined();
  await renew();
  const list: PublicCuratedList = (await visitor.get("/api/lists/nava-tirupati")).json();
  expect(list.entries).toHaveLength(9);
  expect((await lists()).map(({ slug }) => slug)).toEqual(["nava-tirupati"]);
  await db.deleteFrom("temple_list_entries").execute();
  await admin.delete(`/api/admin/lists/${(await lists()).find(isNew)?.id}`);
  await renew();
  expect((await lists()).find(isNew)).toBeUndefined();
});

test("what is no temple stays where somebody has changed it", async () => {
  const { admin, id, record, renew } = await olderInstallation("Virupaksha Temple", pandal);
  await admin.put(`/api/admin/temples/${id}`, { phone: "022 2471 7070" });
  await renew();
  expect(await record()).toMatchObject({ status: "active", version: 2 });
});

test("a guidance card has its present Kannada, unless somebody has written another", async () => {
  const { db, renew } = await olderInstallation();
  const cards = () => db.selectFrom("guidance_cards").select(["title", "description_kn"]).orderBy("id").execute();
  const before = await cards();
  const said = before.find(({ title }) => title === "Leave it cleaner")?.description_kn ?? "";
  const older = said.replace("ಪ್ಲಾಸ್ಟಿಕ್ ಹಾಳೆ, ಪೊಟ್ಟಣಗಳನ್ನು", "ಹೊದಿಕೆಗಳನ್ನು");
  expect(older).not.toBe(said);
  const cleaner = db.updateTable("guidance_cards").where("title", "=", "Leave it cleaner");
  await cleaner.set({ description_kn: older }).execute();
  await db.updateTable("guidance_cards").where("title", "=", "Share a meal").set({ description_kn: "ಊಟ" }).execute();
  await renew();
  const own = (card: (typeof before)[number]) =>
    card.title === "Share a meal" ? { ...card, description_kn: "ಊಟ" } : card;
  expect(await cards()).toEqual(before.map(own));
});
