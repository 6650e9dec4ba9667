import { expect, test } from "vitest";
import { readSeedTemples } from "../../src/server/db/seed/readTemples";
import { seedFolder } from "../../src/server/db/seedFolder";
import { renewPositions } from "../../src/server/renewPositions";
import { templeOfSeed } from "../../src/server/temples/seedTemple";
import { insertTemples } from "../../src/server/temples/write";
import { testNow } from "../support/clock";
import { testApp } from "../support/testApp";

/** Far from the temple, as some of the list were. */
const astray = { latitude: 21.5, longitude: 77.25, positionPrecision: "site", locality: "Elsewhere" } as const;

/** An older version's database: one of the bundled temples, which it has at a wrong place. */
async function olderInstallation() {
  const { as, db, engine, visitor } = await testApp();
  const seed = readSeedTemples(seedFolder()).find(({ name }) => name === "Virupaksha Temple");
  if (!seed) throw new Error("The temple is not among the bundled ones");
  const temple = { ...templeOfSeed(seed), ...astray, slug: "virupaksha-temple-hampi" };
  const [id = 0] = await insertTemples(db, [temple], { now: testNow() });
  const admin = as("SUPER_ADMIN");
  const record = async (of = id) => (await admin.get(`/api/admin/temples/${of}`)).json();
  const renew = () => renewPositions({ db, engine }, testNow());
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
