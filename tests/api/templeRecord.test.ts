import { describe, expect, test } from "vitest";
import { testApp } from "../support/testApp";

const temple = { name: "Lake Temple", city: "Mysuru", state: "Karnataka" };
const opened = async () => {
  const { as, visitor } = await testApp();
  const admin = as("TEMPLE_ADMIN");
  const create = async (fields: object = {}) =>
    (await admin.post("/api/admin/temples", { ...temple, ...fields })).json();
  const change = (id: number, fields: object) => admin.put(`/api/admin/temples/${id}`, fields);
  const read = async (id: number) => (await visitor.get(`/api/temples/${id}`)).json();
  const found = async (q: string) =>
    (await visitor.get("/api/temples/search", { query: { q } })).json().temples.map(({ id }: { id: number }) => id);
  return { admin, visitor, create, change, read, found };
};

describe("other names", () => {
  test("are stored with language and kind, read by visitors and searched", async () => {
    const { create, read, found } = await opened();
    const names = [
      { name: "ஏரி கோயில்", language: "ta", kind: "official" },
      { name: "Kere Gudi", language: "kn-Latn", kind: "common" },
    ];
    const { id } = await create({ names });
    expect((await read(id)).names).toEqual(names);
    for (const q of ["kere gudi", "ஏரி"]) expect(await found(q), q).toEqual([id]);
  });

  test.each([
    [
      "a script that is not written in India",
      { name: "湖の寺", language: "ja", kind: "common" },
      "names.0.name",
      "errors.nameScript",
    ],
    [
      "no language",
      { name: "Kere", language: "Kannada language", kind: "common" },
      "names.0.language",
      "errors.language",
    ],
    ["no kind", { name: "Kere", language: "kn", kind: "nick" }, "names.0.kind", "errors.nameKind"],
    ["a blank one", { name: " ", language: "kn", kind: "common" }, "names.0.name", "errors.required"],
  ])("with %s are refused beside the field", async (_, name, field, problem) => {
    const { admin } = await opened();
    const refused = await admin.post("/api/admin/temples", { ...temple, names: [name] });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors[field]).toBe(problem);
  });
});

describe("identifiers", () => {
  const hrce = (value: string) => [{ source: "hrce", value }];

  test("belong to one temple each, until it is archived or gives them up", async () => {
    const { admin, create, change } = await opened();
    const { id } = await create({ identifiers: hrce("1") });
    const other = await create({ name: "Hill Temple" });
    const taken = await change(other.id, { identifiers: hrce("1") });
    expect([taken.statusCode, taken.json().errors]).toEqual([409, { identifiers: "errors.identifierTaken" }]);
    expect((await admin.post("/api/admin/temples", { ...temple, identifiers: hrce("1") })).statusCode).toBe(409);
    expect((await change(id, { identifiers: [] })).statusCode).toBe(200);
    expect((await change(other.id, { identifiers: hrce("1") })).statusCode).toBe(200);
    expect((await admin.delete(`/api/admin/temples/${other.id}`)).statusCode).toBe(200);
    expect((await change(id, { identifiers: hrce("1") })).statusCode).toBe(200);
    const back = await admin.post(`/api/admin/temples/${other.id}/restore`);
    expect([back.statusCode, back.json().errors]).toEqual([409, { identifiers: "errors.identifierTaken" }]);
  });

  test.each([
    ["twice", [...hrce("1"), ...hrce("1")], "identifiers", "errors.identifierRepeated"],
    ["without a source", [{ source: "", value: "1" }], "identifiers.0.source", "errors.identifierSource"],
    ["without a number", [{ source: "hrce", value: "" }], "identifiers.0.value", "errors.required"],
  ])("given %s are refused beside the field", async (_, identifiers, field, problem) => {
    const { admin } = await opened();
    const refused = await admin.post("/api/admin/temples", { ...temple, identifiers });
    expect([refused.statusCode, refused.json().errors[field]]).toEqual([400, problem]);
  });

  test("go to the temple that another is merged into, and back when that is undone", async () => {
    const { admin, create, visitor } = await opened();
    const kept = await create({ identifiers: hrce("1") });
    const other = await create({ name: "Kere Temple", identifiers: [{ source: "osm", value: "node/26" }] });
    const versions = { version: kept.version, mergedVersion: other.version };
    const merged = await admin.post(`/api/admin/temples/${kept.id}/merge`, {
      mergedId: other.id,
      take: [],
      ...versions,
    });
    expect(merged.statusCode, merged.body).toBe(200);
    const united = (await visitor.get(`/api/temples/${kept.id}`)).json();
    expect(united.identifiers).toEqual([...hrce("1"), { source: "osm", value: "node/26" }]);
    expect(united.names).toEqual([{ name: "Kere Temple", language: "en", kind: "common" }]);
    expect((await admin.post(`/api/admin/temples/${other.id}/restore`)).statusCode).toBe(200);
    expect((await visitor.get(`/api/temples/${other.id}`)).json().identifiers).toEqual([
      { source: "osm", value: "node/26" },
    ]);
    expect((await visitor.get(`/api/temples/${kept.id}`)).json().identifiers).toEqual(hrce("1"));
  });
});

describe("a place", () => {
  const mylapore = { city: "Chennai", state: "Tamil Nadu", latitude: 13.0337, longitude: 80.2701 };

  test("gets its district from the coordinates, marked as worked out", async () => {
    const { create, found } = await opened();
    const stored = await create(mylapore);
    expect(stored).toMatchObject({ district: "Chennai" });
    expect(stored.derivedFields).toContain("district");
    expect(await found("Mylapore")).toEqual([stored.id]);
  });

  test("follows the coordinates when they move, but for what somebody gave", async () => {
    const { create, change } = await opened();
    const { id } = await create(mylapore);
    const moved = (await change(id, { city: "Salem", latitude: 11.66, longitude: 78.15 })).json();
    expect(moved).toMatchObject({ district: "Salem" });
    const given = (await change(id, { district: "Namakkal" })).json();
    expect(given).toMatchObject({ district: "Namakkal" });
    expect(given.derivedFields).not.toContain("district");
    expect((await change(id, { latitude: 13.0337, longitude: 80.2701 })).json()).toMatchObject({
      district: "Namakkal",
    });
  });

  test("of which nothing is known gets nothing", async () => {
    const { create } = await opened();
    expect(await create()).toMatchObject({
      district: null,
      taluk: null,
      locality: null,
      pincode: null,
      derivedFields: [],
    });
  });
});

describe("translations", () => {
  const translations = {
    hi: { description: { text: "झील के किनारे", state: "reviewed" }, history: { text: "कच्चा", state: "draft" } },
    kn: { description: { text: "ಕೆರೆಯ ದಡದಲ್ಲಿ", state: "machine" } },
  };

  test("are read by visitors once they are no drafts, and searched", async () => {
    const { admin, create, read, found } = await opened();
    const { id } = await create({ description: "By the lake", translations });
    expect((await read(id)).translations).toEqual({
      hi: { description: translations.hi.description },
      kn: translations.kn,
    });
    expect((await admin.get(`/api/admin/temples/${id}`)).json().translations).toEqual(translations);
    expect(await found("झील")).toEqual([]); // texts are for Advanced search
    expect((await admin.put(`/api/admin/temples/${id}`, { translations: null })).json().translations).toBeNull();
  });

  test("of an unknown field or state are refused", async () => {
    const { admin } = await opened();
    for (const hi of [{ pujari: { text: "क", state: "draft" } }, { history: { text: "क", state: "done" } }]) {
      const refused = await admin.post("/api/admin/temples", { ...temple, translations: { hi, kn: {} } });
      expect(refused.statusCode).toBe(400);
    }
  });
});

test("closed seasons, festivals of its own, sources and the other facts are stored, read and refused where they are wrong", async () => {
  const { admin, create, read } = await opened();
  const facts = {
    closures: [{ from: "11-15", to: "04-25", note: { en: "Snow", hi: null, kn: null } }],
    ownFestivals: [{ name: { en: "Car festival", hi: null, kn: null }, when: { en: "March", hi: null, kn: null } }],
    sources: [{ fields: ["timings"], kind: "temple", name: "The temple", url: null, checkedOn: "2026-03-01" }],
    worship: "none",
    photography: "outside",
    wheelchair: "no",
    gettingThere: "A path of 16 km",
    queue: "Tokens at the gate from 4 am",
    stay: "Rooms of the committee at the base",
    architecture: "Himalayan",
    built: "8c",
    bookingUrl: "https://booking.example",
  };
  const { id } = await create(facts);
  expect(await read(id)).toMatchObject(facts);
  for (const [field, wrong, problem] of [
    ["closures", [{ from: "02-30", to: "04-25" }], { "closures.0.from": "errors.monthDay" }],
    ["built", "long ago", { built: "errors.built" }],
    ["worship", "sometimes", { worship: "errors.worship" }],
    ["photography", "maybe", { photography: "errors.photography" }],
    ["wheelchair", "maybe", { wheelchair: "errors.wheelchair" }],
    ["architecture", "Gothic", { architecture: "errors.architecture" }],
    ["bookingUrl", "javascript:alert(1)", { bookingUrl: "errors.webAddress" }],
    ["sources", [{ fields: ["timings"], kind: "rumour", name: "x" }], { "sources.0.kind": "errors.sourceKind" }],
  ] as const) {
    const refused = await admin.put(`/api/admin/temples/${id}`, { [field]: wrong });
    expect([refused.statusCode, refused.json().errors], field).toEqual([400, problem]);
  }
});
