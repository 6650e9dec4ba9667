import { describe, expect, test } from "vitest";
import type { PositionPage, PositionToCheck } from "../../src/contract/positionChecks";
import type { WorkspaceFinding } from "../../src/contract/workspace";
import { readSeedTemples } from "../../src/server/db/seed/readTemples";
import { seedFolder } from "../../src/server/db/seedFolder";
import { noteBundledChecks } from "../../src/server/positions/bundledChecks";
import type { TempleRecord } from "../../src/server/temples/record";
import { templeOfSeed } from "../../src/server/temples/seedTemple";
import { testNow } from "../support/clock";
import { storeTemple } from "../support/contributions";
import { type Caller, type TestApp, testApp } from "../support/testApp";

const path = "/api/admin/temples/positions";
const nobody = 999_999;

const inMysuru = { latitude: 12.30517, longitude: 76.65512 };
const inUdupi = { latitude: 13.34092, longitude: 74.75211 };
const inVaranasi = { latitude: 25.31093, longitude: 83.01071 };
const farFromPincode = { pincode: "570001", ...inUdupi };

type Opened = TestApp & { admin: Caller };

/** These temples of Karnataka, examined; answers their ids. */
async function opened(...temples: readonly Partial<TempleRecord>[]): Promise<Opened & { ids: number[] }> {
  const app = await testApp();
  const ids: number[] = [];
  for (const temple of temples) ids.push(await storeTemple(app.db, temple));
  await app.app.quality.examine();
  return { ...app, admin: app.as("TEMPLE_ADMIN"), ids };
}

const listed = async (admin: Caller, query: Record<string, string> = {}): Promise<PositionPage> =>
  (await admin.get(path, { query })).json();
const idsOf = ({ positions }: PositionPage) => positions.map(({ id }) => id);
const codesOf = ({ findings }: PositionToCheck) => findings.map(({ code }) => code);
const addressOf = (id: number | undefined) => `/api/admin/temples/${id}`;
const check = (admin: Caller, id: number | undefined, values: object) => admin.put(`${addressOf(id)}/position`, values);
const undo = (admin: Caller, id: number | undefined, revisionId: number | null) =>
  admin.post(`${addressOf(id)}/position/undo`, { revisionId });
const recordOf = async (admin: Caller, id: number | undefined) => (await admin.get(addressOf(id))).json();

describe("positions to check", () => {
  test("are listed with what speaks against them, the worst first", async () => {
    const { admin, ids } = await opened(
      { latitude: 12.3, longitude: 76.65 },
      inMysuru,
      farFromPincode,
      inVaranasi,
      { latitude: 83.01071, longitude: 25.31093 },
      {},
    );
    const [coarse, , far, abroad, swapped, missing] = ids;
    const all = await listed(admin);
    expect(idsOf(all)).toEqual([swapped, abroad, far, coarse, missing]);
    expect(all).toMatchObject({ total: 5, totalPages: 1 });
    expect(all.positions.map((one) => codesOf(one)[0])).toEqual([
      "positionSwapped",
      "positionInOtherState",
      "pincodeElsewhere",
      "positionCoarse",
      "position",
    ]);
    expect(all.positions[2]?.findings[0]?.says).toMatchObject({
      pincode: "570001",
      km: expect.stringMatching(/^2\d\d$/),
    });
    expect(all.counts).toMatchObject({ positionSwapped: 1, positionInOtherState: 1, positionCoarse: 1, position: 1 });
  });

  test("in the sea come before what lies in another state", async () => {
    const { admin, ids } = await opened(inVaranasi, { latitude: 12.87012, longitude: 74.71034, pincode: "575001" });
    const all = await listed(admin);
    expect(idsOf(all)).toEqual([ids[1], ids[0]]);
    expect(all.positions[0] && codesOf(all.positions[0])).toEqual(["positionInSea"]);
    expect(all.counts).toMatchObject({ positionInSea: 1 });
    // of where it is in its state nothing follows from there
    const moved = await admin.put(addressOf(ids[1]), { pincode: null });
    expect(moved.json()).toMatchObject({ district: null, pincode: null });
    const accepted = await check(admin, ids[1], {
      ...{ latitude: 12.87012, longitude: 74.71034 },
      ...{ positionPrecision: "site", version: moved.json().version },
    });
    expect(accepted.statusCode).toBe(200);
    expect(idsOf(await listed(admin))).toEqual([ids[0]]);
  });

  test("are asked for by finding, by state and by page", async () => {
    const { admin, ids } = await opened(inVaranasi, farFromPincode, { ...inMysuru, state: "Kerala" });
    expect(idsOf(await listed(admin, { finding: "pincodeElsewhere" }))).toEqual([ids[1]]);
    const inKerala = await listed(admin, { state: "Kerala" });
    expect(idsOf(inKerala)).toEqual([ids[2]]);
    expect(inKerala.counts).toEqual({ positionInOtherState: 1 });
    const second = await listed(admin, { page: "2", size: "1" });
    expect(second).toMatchObject({ total: 3, totalPages: 3, page: 2 });
    expect(idsOf(second)).toEqual([ids[2]]);
  });

  test("come with positions to choose from: of the PIN code, of the town, of a record that may be the same", async () => {
    const name = "Chamundeshwari Temple";
    const { admin, ids } = await opened({ ...farFromPincode, name }, { ...inMysuru, name });
    const [far] = (await listed(admin)).positions;
    expect(far?.id).toBe(ids[0]);
    const kinds = far?.candidates.map(({ kind, positionPrecision }) => [kind, positionPrecision]);
    expect(kinds).toContainEqual(["pincode", "place"]);
    expect(kinds).toContainEqual(["town", "place"]);
    expect(far?.candidates.find(({ kind }) => kind === "temple")).toMatchObject({
      ...inMysuru,
      name: `${name} (${ids[1]})`,
      positionPrecision: "site",
    });
    expect(far?.candidates[0]).toMatchObject({ kind: "pincode", name: expect.stringContaining("570001") });
    const metres = far?.candidates.map((one) => one.metres ?? 0) ?? [];
    expect(Math.min(...metres)).toBeGreaterThan(200_000);
  });

  test("offer numbers that were exchanged the other way round first", async () => {
    const { admin } = await opened({ latitude: 76.65512, longitude: 12.30517 });
    const [turned] = (await listed(admin)).positions;
    expect(turned?.candidates[0]).toMatchObject({ kind: "swapped", ...inMysuru, positionPrecision: "site" });
  });

  test("are not those of archived temples", async () => {
    const { admin, ids } = await opened(inVaranasi);
    await admin.delete(addressOf(ids[0]));
    expect((await listed(admin)).total).toBe(0);
  });

  test("open to those who keep temples, and ask for what there is", async () => {
    const { admin, as, visitor } = await opened();
    expect((await visitor.get(path)).statusCode).toBe(401);
    expect((await as("CONTENT_ADMIN").get(path)).statusCode).toBe(403);
    expect((await admin.get(`${path}?finding=nameHi`)).json().errors).toEqual({ finding: "errors.filter" });
    expect((await admin.get(`${path}?page=x`)).statusCode).toBe(400);
  });
});

describe("a position that was looked up", () => {
  test("is taken, is no longer doubted, and goes back with its doubt", async () => {
    const { admin, ids } = await opened(inVaranasi);
    const [id] = ids;
    const answer = await check(admin, id, { ...inMysuru, positionPrecision: "site", version: 1 });
    expect(answer.statusCode, answer.body).toBe(200);
    const { revisionId, version } = answer.json();
    expect(await recordOf(admin, id)).toMatchObject({ ...inMysuru, positionPrecision: "site", version });
    expect((await listed(admin)).total).toBe(0);
    const { revisions } = (await admin.get(`${addressOf(id)}/revisions`)).json();
    expect(revisions[0]).toMatchObject({ id: revisionId, action: "temple.update" });

    expect((await undo(admin, id, revisionId)).statusCode).toBe(200);
    expect(await recordOf(admin, id)).toMatchObject(inVaranasi);
    expect(idsOf(await listed(admin))).toEqual([id]);
  });

  test("is right as it is: nothing in the record changes, and it is doubted again once it moves", async () => {
    const { admin, app, ids } = await opened(inVaranasi);
    const [id] = ids;
    const codes = async () => {
      const { findings } = (await admin.get(`${addressOf(id)}/workspace`)).json();
      return findings.map(({ code }: WorkspaceFinding) => code);
    };
    expect(await codes()).toContain("positionInOtherState");
    const answer = await check(admin, id, { ...inVaranasi, positionPrecision: "site", version: 1 });
    expect(answer.json().revisionId).toBeNull();
    expect((await listed(admin)).total).toBe(0);
    await app.quality.examine();
    expect((await listed(admin)).total).toBe(0);
    expect(await codes()).not.toContain("positionInOtherState");

    await admin.put(addressOf(id), { latitude: 25.32093 });
    await app.quality.examine();
    expect((await listed(admin)).positions.map(codesOf)).toEqual([["positionInOtherState"]]);
    expect(await codes()).toContain("positionInOtherState");
  });

  test("that was right is doubted again when that is taken back", async () => {
    const { admin, ids } = await opened(farFromPincode);
    const { revisionId } = (await check(admin, ids[0], { ...inUdupi, positionPrecision: "site", version: 1 })).json();
    expect((await undo(admin, ids[0], revisionId)).statusCode).toBe(200);
    expect(idsOf(await listed(admin))).toEqual(ids);
  });

  test("that nobody knows is removed, and comes back", async () => {
    const { admin, ids } = await opened(inVaranasi);
    const none = { latitude: null, longitude: null, positionPrecision: null };
    const { revisionId } = (await check(admin, ids[0], { ...none, version: 1 })).json();
    expect(await recordOf(admin, ids[0])).toMatchObject(none);
    expect((await listed(admin)).positions.map(codesOf)).toEqual([["position"]]);
    await undo(admin, ids[0], revisionId);
    expect(await recordOf(admin, ids[0])).toMatchObject({ ...inVaranasi, positionPrecision: "site" });
  });

  test("is kept by a town's position too, which then is no work any more", async () => {
    const { admin, ids } = await opened({ latitude: 12.3, longitude: 76.65 });
    const as = { latitude: 12.3, longitude: 76.65, positionPrecision: "place", version: 1 };
    expect((await check(admin, ids[0], as)).json().revisionId).toBeNull();
    expect((await listed(admin)).total).toBe(0);
  });

  test("is refused where somebody else saved, half, at 0, 0, of no temple, and to others", async () => {
    const { admin, as, visitor, ids } = await opened(inVaranasi);
    const [id] = ids;
    const right = { ...inMysuru, positionPrecision: "site", version: 1 };
    expect((await check(admin, id, { ...right, version: 7 })).statusCode).toBe(409);
    expect((await check(admin, id, { ...right, longitude: null })).json().errors).toEqual({
      latitude: "errors.position",
    });
    const zero = await check(admin, id, { ...right, latitude: 0, longitude: 0 });
    expect(zero.json().errors).toEqual({ latitude: "errors.zeroPosition" });
    expect((await check(admin, id, { ...right, city: "Elsewhere" })).statusCode).toBe(400);
    expect((await check(admin, nobody, right)).statusCode).toBe(404);
    expect((await check(as("CONTENT_ADMIN"), id, right)).statusCode).toBe(403);
    expect((await check(visitor, id, right)).statusCode).toBe(401);
    expect(await recordOf(admin, id)).toMatchObject({ ...inVaranasi, version: 1 });
    expect(idsOf(await listed(admin))).toEqual([id]);
  });

  test("goes back though something else was changed since, but not once it moved again", async () => {
    const { admin, ids } = await opened(inVaranasi);
    const [id] = ids;
    const { revisionId } = (await check(admin, id, { ...inMysuru, positionPrecision: "site", version: 1 })).json();
    const changed = await admin.put(addressOf(id), { phone: "0821 2420000" });
    expect((await undo(admin, id, revisionId)).statusCode).toBe(200);
    expect(await recordOf(admin, id)).toMatchObject({ ...inVaranasi, phone: changed.json().phone });

    const { version } = await recordOf(admin, id);
    const again = (await check(admin, id, { ...inMysuru, positionPrecision: "site", version })).json();
    await admin.put(addressOf(id), { latitude: 12.30617 });
    expect((await undo(admin, id, again.revisionId)).statusCode).toBe(409);
    expect(await recordOf(admin, id)).toMatchObject({ ...inMysuru, latitude: 12.30617 });
  });

  test("is the only thing that its undo takes back, and only of its temple and for those who keep temples", async () => {
    const { admin, as, visitor, ids } = await opened(inVaranasi, inMysuru);
    const [id, other] = ids;
    const { revisionId } = (await check(admin, id, { ...inMysuru, positionPrecision: "site", version: 1 })).json();
    await admin.put(addressOf(other), { phone: "0821 2420000" });
    const { revisions } = (await admin.get(`${addressOf(other)}/revisions`)).json();
    expect((await undo(admin, other, revisions[0].id)).statusCode).toBe(404);
    expect((await undo(admin, other, revisionId)).statusCode).toBe(404);
    expect((await undo(admin, other, null)).statusCode).toBe(404);
    expect((await undo(admin, nobody, null)).statusCode).toBe(404);
    expect((await admin.post(`${addressOf(id)}/position/undo`, { revisionId: "x" })).statusCode).toBe(400);
    expect((await undo(as("CONTENT_ADMIN"), id, revisionId)).statusCode).toBe(403);
    expect((await undo(visitor, id, revisionId)).statusCode).toBe(401);
    expect(await recordOf(admin, other)).toMatchObject({ phone: "0821 2420000" });
    expect(await recordOf(admin, id)).toMatchObject(inMysuru);
  });

  test("of an Indian state is in India; one abroad may be anywhere", async () => {
    const swapped = { latitude: 76.65512, longitude: 12.30517 };
    const { admin, ids } = await opened(swapped, { ...swapped, state: "Mauritius" });
    const right = { positionPrecision: "site", version: 1 };
    expect((await check(admin, ids[0], { ...swapped, ...right })).json().errors).toEqual({
      latitude: "errors.swapped",
    });
    const inLondon = await check(admin, ids[0], { latitude: 51.50111, longitude: -0.14222, ...right });
    expect(inLondon.json().errors).toEqual({ latitude: "errors.outsideIndia" });
    const inGangaTalao = { latitude: -20.41743, longitude: 57.49311 };
    expect((await check(admin, ids[1], { ...inGangaTalao, ...right })).statusCode).toBe(200);
    expect(idsOf(await listed(admin))).toEqual([ids[0]]);
  });
});

describe("a bundled position on which two sources agree", () => {
  const radhaRani = () => {
    const seed = readSeedTemples(seedFolder()).find(({ name }) => name === "Radha Rani Temple");
    if (!seed) throw new Error("The temple is not among the bundled ones");
    return templeOfSeed(seed);
  };

  test("counts as looked up, once, though the offices around are of another state, and not where a temple stands elsewhere", async () => {
    const app = await testApp();
    const admin = app.as("TEMPLE_ADMIN");
    const id = await storeTemple(app.db, radhaRani());
    const moved = await storeTemple(app.db, { ...radhaRani(), name: "Moved", latitude: 27.65177 });
    await noteBundledChecks(app, testNow());
    await app.app.quality.examine();
    expect(idsOf(await listed(admin))).toEqual([moved]);

    await undo(admin, id, null);
    expect(idsOf(await listed(admin))).toContain(id);
    await noteBundledChecks(app, testNow());
    await app.app.quality.examine();
    expect(idsOf(await listed(admin))).toContain(id);
  });
});

describe("a position that somebody is about to give", () => {
  const tried = (caller: Caller, id: number | undefined, query: Record<string, string>) =>
    caller.get(`${addressOf(id)}/position`, { query });
  const textOf = ({ latitude, longitude }: typeof inMysuru) => ({
    latitude: String(latitude),
    longitude: String(longitude),
  });
  const offMangaluru = { latitude: 12.87012, longitude: 74.71034 };

  test("is examined as it would be on record; what was worked out follows it", async () => {
    const { admin, ids } = await opened({ ...inVaranasi, pincode: "570001" });
    const codesAt = async (point: typeof inMysuru) =>
      (await tried(admin, ids[0], textOf(point))).json().findings.map(({ code }: WorkspaceFinding) => code);
    expect(await codesAt(offMangaluru)).toEqual(["positionInSea"]);
    expect(await codesAt({ latitude: 28.61393, longitude: 77.20901 })).toContain("positionInOtherState");
    expect(await codesAt(inUdupi)).toEqual(["pincodeElsewhere"]);
    expect(await codesAt(inMysuru)).toEqual([]);
    const { latitude, version } = await recordOf(admin, ids[0]);
    expect([latitude, version]).toEqual([inVaranasi.latitude, 1]);
  });

  test("is refused where it is none, of no temple, and to others", async () => {
    const { admin, as, visitor, ids } = await opened(inVaranasi);
    const [id] = ids;
    const point = textOf(inMysuru);
    expect((await tried(admin, id, { latitude: "95", longitude: "77" })).statusCode).toBe(400);
    expect((await tried(admin, id, { latitude: "12.3" })).statusCode).toBe(400);
    expect((await tried(admin, id, { latitude: "0", longitude: "0" })).json().errors).toEqual({
      latitude: "errors.zeroPosition",
    });
    expect((await tried(admin, nobody, point)).statusCode).toBe(404);
    expect((await tried(as("CONTENT_ADMIN"), id, point)).statusCode).toBe(403);
    expect((await tried(visitor, id, point)).statusCode).toBe(401);
  });

  test("is right for who saw what speaks against it, and doubted as any other for who did not", async () => {
    const { app, admin, ids } = await opened(inVaranasi, inVaranasi);
    const [seen, unseen] = ids;
    const there = { ...offMangaluru, positionPrecision: "site", version: 1 };
    expect((await check(admin, seen, { ...there, seen: ["positionInSea"] })).statusCode).toBe(200);
    expect((await check(admin, unseen, there)).statusCode).toBe(200);
    await app.quality.examine();
    expect(idsOf(await listed(admin, { finding: "positionInSea" }))).toEqual([unseen]);
    const { version } = await recordOf(admin, unseen);
    expect((await check(admin, unseen, { ...there, version })).statusCode).toBe(200);
    expect((await listed(admin, { finding: "positionInSea" })).total).toBe(0);
    expect((await check(admin, seen, { ...there, seen: ["nothing"] })).statusCode).toBe(400);
  });
});

describe("positions of several temples", () => {
  const here = { ...inMysuru, positionPrecision: "site" } as const;

  test("at one point are doubted together, each until somebody says that it is right", async () => {
    const { admin, app, ids } = await opened({ ...inMysuru, name: "One" }, { ...inMysuru, name: "Other" });
    const all = await listed(admin, { finding: "positionShared" });
    expect(idsOf(all)).toEqual(ids);
    expect(all.positions.map(({ findings }) => findings[0]?.says)).toEqual([
      { names: `Other (${ids[1]})` },
      { names: `One (${ids[0]})` },
    ]);
    const { findings } = (await admin.get(`${addressOf(ids[0])}/workspace`)).json();
    expect(findings.map(({ code }: WorkspaceFinding) => code)).toContain("positionShared");

    const { revisionId } = (await check(admin, ids[0], { ...here, version: 1 })).json();
    expect(idsOf(await listed(admin))).toEqual([ids[1]]);
    await app.quality.examine();
    expect(idsOf(await listed(admin))).toEqual([ids[1]]);
    await undo(admin, ids[0], revisionId);
    expect(idsOf(await listed(admin))).toEqual(ids);

    await admin.put(addressOf(ids[1]), { latitude: 12.30617 });
    expect((await listed(admin)).positions).toEqual([]);
    await app.quality.examine();
    expect((await listed(admin)).total).toBe(0);
  });

  test("in even steps are doubted, and those of towns alone may be where they like", async () => {
    const step = (count: number) => ({ latitude: 12.30517 + count * 0.00113, longitude: 76.65512 + count * 0.00211 });
    const rounded = ({ latitude, longitude }: ReturnType<typeof step>) => ({
      latitude: Number(latitude.toFixed(5)),
      longitude: Number(longitude.toFixed(5)),
    });
    const row = [0, 1, 2, 3].map((count) => rounded(step(count)));
    const { admin, ids } = await opened(...row, { ...inMysuru, positionPrecision: "place" });
    expect(idsOf(await listed(admin, { finding: "positionInSteps" }))).toEqual(ids.slice(0, 4));
    expect((await listed(admin, { finding: "positionShared" })).total).toBe(0);
  });
});
