import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pictureSources } from "../../src/domain/pictures";
import { aPicture, pictures as pictureForm, storeTemple } from "../support/contributions";
import { applied, planned } from "../support/imports";
import { approve } from "../support/moderationQueue";
import { type Caller, testApp } from "../support/testApp";
import { mergeAs } from "../support/twins";

const temple = { name: "Lake Temple", city: "Mysuru", state: "Karnataka" };
const at = (name: string) => `https://upload.wikimedia.org/wikipedia/commons/a/a1/${name}.jpg`;
const plain = { alt: null, credit: null, license: null, focus: null };
const alt = { en: "The gate at dusk", hi: "साँझ में द्वार", kn: "ಮುಸ್ಸಂಜೆಯ ದ್ವಾರ" };
const gate = { url: at("Gate"), alt, credit: "A. Rao", license: "CC BY 4.0", focus: { x: 50, y: 20 } };
const tank = { url: at("Tank"), ...plain, alt: { en: "The tank", hi: null, kn: null }, credit: "B. Iyer" };
const hall = { url: at("Hall"), ...plain };

async function opened() {
  const app = await testApp();
  const admin = app.as("TEMPLE_ADMIN");
  const create = async (fields: object) => {
    const created = await admin.post("/api/admin/temples", { ...temple, ...fields });
    expect(created.statusCode, created.body).toBe(201);
    return created.json();
  };
  const change = async (id: number, fields: object) => {
    const changed = await admin.put(`/api/admin/temples/${id}`, fields);
    expect(changed.statusCode, changed.body).toBe(200);
    return changed.json();
  };
  const read = async (id: number) => (await app.visitor.get(`/api/temples/${id}`)).json();
  return { ...app, admin, create, change, read };
}

describe("pictures given as one list", () => {
  test("are the main picture and the gallery, read with all that is said of them", async () => {
    const { create, read, visitor, admin } = await opened();
    const { id } = await create({ pictures: [gate, tank, { url: hall.url }] });
    const shown = await read(id);
    expect(shown).toMatchObject({ image: gate.url, imageCredit: "A. Rao", imageLicense: "CC BY 4.0" });
    expect([shown.gallery, shown.pictures]).toEqual([
      [tank.url, hall.url],
      [gate, tank, hall],
    ]);
    const [card] = (await visitor.get("/api/temples/search?q=lake")).json().temples;
    expect(card).toMatchObject({ image: gate.url, imageFocus: { x: 50, y: 20 } });
    expect((await admin.get(`/api/admin/temples/${id}`)).json().pictures).toEqual([gate, tank, hall]);
  });

  test("are put in another order with what is said of each", async () => {
    const { create, change, read } = await opened();
    const { id } = await create({ pictures: [gate, tank, hall] });
    await change(id, { pictures: [tank, hall, gate] });
    const shown = await read(id);
    expect(shown).toMatchObject({ image: tank.url, imageCredit: "B. Iyer", imageLicense: null });
    expect(shown.pictures).toEqual([tank, hall, gate]);
    expect(shown.imageFocus).toBeUndefined();
    await change(id, { pictures: [] });
    expect(await read(id)).toMatchObject({ image: null, imageCredit: null, gallery: [], pictures: [] });
  });

  test.each<[string, unknown, string, string]>([
    ["a focal point beside the picture", [{ ...gate, focus: { x: 101, y: 0 } }], "pictures.0.focus.x", "errors.range"],
    ["a focal point above it", [{ ...gate, focus: { x: 1, y: -1 } }], "pictures.0.focus.y", "errors.range"],
    ["half a focal point", [{ ...gate, focus: { x: 1, y: null } }], "pictures.0.focus.y", "errors.integer"],
    [
      "a long alt text",
      [tank, { ...gate, alt: { ...alt, hi: "अ".repeat(301) } }],
      "pictures.1.alt.hi",
      "errors.tooLong",
    ],
    ["a long credit", [{ ...gate, credit: "a".repeat(301) }], "pictures.0.credit", "errors.tooLong"],
    ["an address twice", [gate, tank, gate], "pictures.2.url", "errors.repeated"],
    ["no address", [{ ...gate, url: "" }], "pictures.0.url", "errors.pictureAddress"],
    ["a drawing", [{ url: at("Plan").replace(".jpg", ".svg") }], "pictures.0.url", "errors.imageType"],
    ["too many", Array.from({ length: 42 }, (_, one) => ({ url: at(`P${one}`) })), "pictures", "errors.tooMany"],
  ])("with %s are refused beside the field", async (_, pictures, field, problem) => {
    const { admin } = await opened();
    const refused = await admin.post("/api/admin/temples", { ...temple, pictures });
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { [field]: problem }]);
  });

  test("are for those to set who may change temples", async () => {
    const { create, visitor, as } = await opened();
    const { id } = await create({ pictures: [gate] });
    const path = `/api/admin/temples/${id}`;
    expect((await visitor.put(path, { pictures: [] })).statusCode).toBe(401);
    expect((await as("DEVOTEE").put(path, { pictures: [] })).statusCode).toBe(403);
    expect((await as("TEMPLE_ADMIN").put("/api/admin/temples/999999", { pictures: [] })).statusCode).toBe(404);
  });
});

describe("calls that know image and gallery alone", () => {
  test("keep what is said of the pictures that stay, wherever they go", async () => {
    const { create, change, read } = await opened();
    const { id } = await create({ pictures: [gate, tank, hall] });
    await change(id, { image: tank.url, gallery: [gate.url] });
    const shown = await read(id);
    expect(shown).toMatchObject({ image: tank.url, imageCredit: "B. Iyer", gallery: [gate.url] });
    expect(shown.pictures).toEqual([tank, gate]);
    await change(id, { gallery: [] });
    await change(id, { gallery: [gate.url] });
    expect((await read(id)).pictures).toEqual([tank, { url: gate.url, ...plain }]);
  });

  test("are answered in both ways", async () => {
    const { create, read } = await opened();
    const { id } = await create({ image: gate.url, imageCredit: "A. Rao", gallery: [tank.url] });
    expect((await read(id)).pictures).toEqual([
      { url: gate.url, ...plain, credit: "A. Rao" },
      { url: tank.url, ...plain },
    ]);
  });

  test("may say more of each by its address", async () => {
    const { create, change, read } = await opened();
    const { id } = await create({ image: gate.url, imageCredit: "A. Rao", gallery: [tank.url] });
    const focused = { url: gate.url, ...plain, focus: gate.focus };
    await change(id, { pictureNotes: [tank, focused, hall] });
    expect((await read(id)).pictures).toEqual([{ ...focused, credit: "A. Rao" }, tank]);
    await change(id, { pictureNotes: [{ ...focused, license: "CC0" }] });
    expect((await read(id)).pictures[0]).toEqual({ ...focused, credit: "A. Rao", license: "CC0" });
  });
});

describe("what is said of pictures", () => {
  const revisionsOf = async (by: Caller, id: number) =>
    (await by.get(`/api/admin/temples/${id}/revisions`)).json().revisions;

  test("is in the history, and comes back with it", async () => {
    const { admin, create, change, read } = await opened();
    const { id } = await create({ pictures: [gate, tank] });
    await change(id, { pictures: [gate, { ...tank, alt: null }] });
    const [newest, first] = await revisionsOf(admin, id);
    expect(newest.changes).toEqual([
      { field: "pictureNotes", from: [expect.objectContaining({ url: gate.url }), tank], to: expect.anything() },
    ]);
    const revert = { revisionId: first.id, latest: newest.id };
    expect((await admin.post(`/api/admin/temples/${id}/revert`, revert)).statusCode).toBe(200);
    expect((await read(id)).pictures).toEqual([gate, tank]);
  });

  test("is exported, and imports as unchanged or with what was changed", async () => {
    const { app, admin, create, read } = await opened();
    const { id } = await create({ pictures: [gate, tank] });
    const csv = (await admin.get("/api/admin/temples/export?format=csv")).body;
    const json = (await admin.get("/api/admin/temples/export")).body;
    const text = { headers: { "content-type": "text/csv" } };
    expect((await admin.post("/api/admin/temples/import.csv", csv, text)).json()).toMatchObject({
      skipped: 1,
      failed: 0,
    });
    const asJson = await admin.post("/api/admin/temples/import", JSON.parse(json));
    expect(asJson.json()).toMatchObject({ skipped: 1, failed: 0 });
    const changed = csv.replaceAll("The tank", "The temple tank");
    await applied({ app }, admin, await planned({ app }, admin, changed));
    expect((await read(id)).pictures).toEqual([gate, { ...tank, alt: { ...tank.alt, en: "The temple tank" } }]);
  });

  test("stays with the pictures of both when two temples become one", async () => {
    const { admin, create, read } = await opened();
    const [kept, other] = [await create({ pictures: [gate] }), await create({ pictures: [tank, hall] })];
    const merged = await mergeAs(admin, { keptId: kept.id, otherId: other.id });
    expect(merged.statusCode, merged.body).toBe(200);
    expect((await read(kept.id)).pictures).toEqual([gate, hall, tank]);
  });
});

test("a list whose blank cells clear leaves nothing of what they held", async () => {
  const { app, admin, create, read } = await opened();
  const closures = [{ from: "11-15", to: "04-20", note: null }];
  const { id } = await create({ pictures: [gate], closures, sources: [{ fields: ["name"], kind: "list", name: "A" }] });
  const text = `id,pictureNotes,closures,ownFestivals,sources\n${id},,,,\n`;
  await applied({ app }, admin, await planned({ app }, admin, text, "?blank=clear"));
  expect(await read(id)).toMatchObject({ pictures: [{ ...gate, alt: null, focus: null }], closures: [], sources: [] });
});

test("a photo that becomes the temple's picture can be had in every width that its address promises", async () => {
  const { db, visitor, as } = await testApp({ env: { RATE_LIMITS: "off" } });
  const id = await storeTemple(db);
  const { body, headers } = await pictureForm({ "a.jpg": await aPicture({ width: 1000, height: 750 }) });
  const sent = await visitor.post(`/api/images/temple/${id}`, body, headers);
  await approve(as("ADMIN"), { kind: "photo", id: sent.json().uploaded[0].id });
  const { image } = (await visitor.get(`/api/temples/${id}`)).json();
  const { srcSet = "", avif = "" } = pictureSources(image) ?? {};
  for (const [set, format] of [
    [srcSet, "webp"],
    [avif, "heif"],
  ] as const) {
    const candidates = set.split(", ").map((candidate) => candidate.split(" "));
    expect(candidates.map(([, width]) => width)).toEqual(["320w", "640w", "960w", "1000w"]);
    for (const [address = "", width] of candidates) {
      const file = await visitor.get(address);
      expect(file.statusCode).toBe(200);
      expect(await sharp(file.rawPayload).metadata()).toMatchObject({
        width: Number.parseInt(width ?? "", 10),
        format,
      });
    }
  }
});
