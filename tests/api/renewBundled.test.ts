import { expect, test } from "vitest";
import { readSeedTemples } from "../../src/server/db/seed/readTemples";
import { seedFolder } from "../../src/server/db/seedFolder";
import { renewBundled } from "../../src/server/renewBundled";
import type { TempleRecord } from "../../src/server/temples/record";
import { templeOfSeed } from "../../src/server/temples/seedTemple";
import { insertTemples } from "../../src/server/temples/write";
import { testNow } from "../support/clock";
import { testApp } from "../support/testApp";

/** Far from the temple, as some of the list were. */
const astray = { latitude: 21.5, longitude: 77.25, positionPrecision: "site", locality: "Elsewhere" } as const;

/** An older version's database: one of the bundled temples, at a wrong place unless `older` says what else was wrong. */
async function olderInstallation(named = "Virupaksha Temple", older: Partial<TempleRecord> = astray) {
  const { as, db, engine, visitor } = await testApp();
  const seed = readSeedTemples(seedFolder()).find(({ name }) => name === named);
  if (!seed) throw new Error("The temple is not among the bundled ones");
  const temple = { ...templeOfSeed(seed), slug: "as-it-was", ...older };
  const [id = 0] = await insertTemples(db, [temple], { now: testNow() });
  const admin = as("SUPER_ADMIN");
  const record = async (of = id) => (await admin.get(`/api/admin/temples/${of}`)).json();
  const renew = () => renewBundled({ db, engine }, testNow());
  return { admin, visitor, id, record, renew };
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
  const { admin, id, record, renew } = await olderInstallation("Kedarnath Temple", {});
  await renew();
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

test("what is no temple stays where somebody has changed it", async () => {
  const { admin, id, record, renew } = await olderInstallation("Virupaksha Temple", pandal);
  await admin.put(`/api/admin/temples/${id}`, { phone: "022 2471 7070" });
  await renew();
  expect(await record()).toMatchObject({ status: "active", version: 2 });
});
