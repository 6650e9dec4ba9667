import { describe, expect, test } from "vitest";
import {
  type AdminCuratedList,
  CuratedListChange,
  type CuratedListSummary,
  type PublicCuratedList,
} from "../../src/contract/templeLists";
import { writeAudit } from "../../src/server/audit";
import { cachePages } from "../support/cachedPages";
import { aTemple } from "../support/factories";
import { addList, addTemple, aList, anEntry, asSent } from "../support/lists";
import { type Caller, sharedApp, testApp } from "../support/testApp";

const root = "/api/admin/lists";

const namesFound = async (caller: Caller, q: string): Promise<string[]> => {
  const answer = await caller.get("/api/temples/search", { query: { q } });
  return answer.json().temples.map(({ name }: { name: string }) => name);
};

describe("a curated list", () => {
  test("is read by everybody, in its order, with the temples that are on file", async () => {
    const { as, visitor } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const lamp = await addTemple(admin, "Lamp Temple");
    const hidden = await admin.post("/api/admin/temples", aTemple({ isActive: false }));
    const groups = [{ key: "north", name: "The north", nameHi: "उत्तर", nameKn: null }];
    await addList(admin, {
      groups,
      entries: [
        anEntry({ number: 1, group: "north", name: "First", nameHi: "पहला", templeId: lamp.id }),
        anEntry({ number: 2, group: "north", name: "Second", templeId: hidden.json().id }),
        anEntry({ name: "Third", place: null }),
      ],
    });
    const list: PublicCuratedList = (await visitor.get("/api/lists/seven-lamps")).json();
    expect(list).toMatchObject({ name: "Seven Lamps", nameKn: "ಏಳು ದೀಪಗಳು", entryCount: 3, templeCount: 1, groups });
    expect(list.entries.map(({ name, number, temple }) => [name, number, temple?.slug])).toEqual([
      ["First", 1, lamp.slug],
      ["Second", 2, undefined],
      ["Third", null, undefined],
    ]);
    expect((await visitor.get("/api/lists/no-such-list")).statusCode).toBe(404);
    expect((await visitor.get("/api/lists/No%20List")).json().errors).toEqual({ slug: "errors.slug" });
  });

  test("tells where an entry is in three languages, in English alone to whoever wrote no other", async () => {
    const { as, visitor } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const place = { place: "Karwar, Karnataka", placeHi: "कारवार, कर्नाटक", placeKn: "ಕಾರವಾರ, ಕರ್ನಾಟಕ" };
    const { placeHi: _, placeKn: __, ...older } = anEntry();
    const sent = { ...aList(), entries: [anEntry(place), anEntry({ ...place, placeHi: "  " }), older] };
    const made = await admin.post(root, sent);
    expect(made.statusCode, made.body).toBe(201);
    const english = { place: place.place, placeHi: null, placeKn: null };
    const places = [place, { ...place, placeHi: null }, english];
    const list: AdminCuratedList = (await admin.get(`${root}/${made.json().id}`)).json();
    expect(list.entries).toMatchObject(places);
    expect((await visitor.get("/api/lists/seven-lamps")).json().entries).toMatchObject(places);
    const long = await admin.put(
      `${root}/${list.id}`,
      asSent(list, { entries: [anEntry({ placeKn: "ಕ".repeat(201) })] }),
    );
    expect(long.json().errors).toEqual({ "entries.0.placeKn": "errors.tooLong" });
  });

  test("is told on the page of each of its temples, with its number", async () => {
    const { as, visitor } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const lamp = await addTemple(admin, "Lamp Temple");
    const north = { key: "north", name: "The north", nameHi: null, nameKn: null };
    const south = { key: "south", name: "The south", nameHi: null, nameKn: null };
    const entries = [anEntry({ number: 1, templeId: lamp.id }), anEntry({ number: 2 })];
    await addList(admin, { slug: "plain", entries });
    await addList(admin, {
      slug: "by-group",
      groups: [north, south],
      entries: [
        anEntry({ group: "north", number: 1 }),
        anEntry({ group: "south", number: 1, templeId: lamp.id }),
        anEntry({ group: "south", number: 2 }),
        anEntry({ group: "south", number: 3 }),
      ],
    });
    const temple = (await visitor.get(`/api/temples/${lamp.id}`)).json();
    const { key: _, ...group } = south;
    expect(temple.lists).toMatchObject([
      { slug: "plain", number: 1, count: 2, group: null },
      { slug: "by-group", name: "Seven Lamps", number: 1, count: 3, group },
    ]);
    const other = await addTemple(admin, "Other Temple");
    expect((await visitor.get(`/api/temples/${other.id}`)).json().lists).toEqual([]);
  });

  test("lets its temples be found by its names and aliases in every language, as long as they are in it", async () => {
    const { as, visitor } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const [lamp, bell] = [await addTemple(admin, "Lamp Temple"), await addTemple(admin, "Bell Temple")];
    const list = await addList(admin, { entries: [anEntry({ templeId: lamp.id })] });
    for (const q of ["seven lamps", "sapta deepa", "सात दीप", "ಏಳು ದೀಪಗಳು"]) {
      expect(await namesFound(visitor, q), q).toEqual(["Lamp Temple"]);
    }
    const renamed = asSent(list, { name: "Eight Wicks", entries: [anEntry({ templeId: bell.id })] });
    expect((await admin.put(`${root}/${list.id}`, renamed)).statusCode).toBe(200);
    expect(await namesFound(visitor, "eight wicks")).toEqual(["Bell Temple"]);
    expect(await namesFound(visitor, "seven lamps")).toEqual([]);
    // an edit of the temple leaves the words of its lists
    await admin.put(`/api/admin/temples/${bell.id}`, { deity: "Shiva" });
    expect(await namesFound(visitor, "eight wicks")).toEqual(["Bell Temple"]);
    expect((await admin.delete(`${root}/${list.id}`)).json()).toEqual({ ok: true });
    expect(await namesFound(visitor, "eight wicks")).toEqual([]);
    expect((await visitor.get("/api/lists/seven-lamps")).statusCode).toBe(404);
    expect((await visitor.get(`/api/temples/${bell.id}`)).json().lists).toEqual([]);
  });

  test("goes with a temple into the one it is merged into, and back", async () => {
    const { as, visitor } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const [kept, other] = [await addTemple(admin, "Kept Temple"), await addTemple(admin, "Other Temple")];
    await addList(admin, { entries: [anEntry({ number: 1, templeId: other.id })] });
    const both = [anEntry({ name: "Kept", templeId: kept.id }), anEntry({ name: "Other", templeId: other.id })];
    await addList(admin, { slug: "both", name: "Both Banks", aliases: [], nameHi: null, nameKn: null, entries: both });
    const merge = { mergedId: other.id, version: 1, mergedVersion: 1, take: [] };
    const merged = await admin.post(`/api/admin/temples/${kept.id}/merge`, merge);
    expect(merged.json().moved, merged.body).toEqual({ temple_list_entries: 1 });
    const listsOf = async (id: number) =>
      (await visitor.get(`/api/temples/${id}`)).json().lists.map(({ slug }: { slug: string }) => slug);
    expect(await listsOf(kept.id)).toEqual(["seven-lamps", "both"]);
    expect(await namesFound(visitor, "seven lamps")).toEqual(["Kept Temple"]);
    const shown: PublicCuratedList = (await visitor.get("/api/lists/both")).json();
    expect(shown.entries.map(({ temple }) => temple?.slug)).toEqual([kept.slug, undefined]);

    expect((await admin.post(`/api/admin/temples/${other.id}/restore`)).statusCode).toBe(200);
    expect(await listsOf(kept.id)).toEqual(["both"]);
    expect(await listsOf(other.id)).toEqual(["seven-lamps", "both"]);
    expect(await namesFound(visitor, "seven lamps")).toEqual(["Other Temple"]);
  });

  test("changes the pages that show it, and no others", async () => {
    const { app, as } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const [lamp, bell] = [await addTemple(admin, "Lamp Temple"), await addTemple(admin, "Bell Temple")];
    const list = await addList(admin);
    const pages = {
      lists: ["/api/lists"],
      list: ["/api/lists/seven-lamps"],
      lamp: [`/api/temples/${lamp.slug}`],
      bell: [`/api/temples/${bell.slug}`],
      found: ["/api/temples/search?q=lamp"],
      calendar: ["/api/festivals"],
    };
    const cached = await cachePages(app, pages);
    await admin.put(`${root}/${list.id}`, asSent(list, { entries: [anEntry({ templeId: lamp.id })] }));
    expect(cached()).toEqual(["bell", "calendar"]);
  });
});

describe("the console", () => {
  test("lists the lists by name, finds them, reads one whole", async () => {
    const { as } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const lamp = await addTemple(admin, "Lamp Temple");
    await addList(admin, { slug: "wide", name: "Wide", nameHi: null, nameKn: null, region: "India", aliases: [] });
    const { id } = await addList(admin, { entries: [anEntry({ templeId: lamp.id })] });
    const slugs = async (query: string) =>
      (await admin.get(`${root}${query}`)).json().lists.map(({ slug }: { slug: string }) => slug);
    expect(await slugs("")).toEqual(["wide", "seven-lamps"]);
    expect(await slugs("?q=deepa")).toEqual(["seven-lamps"]);
    expect(await slugs("?size=1&page=2")).toEqual(["seven-lamps"]);
    expect((await admin.get(`${root}/${id}`)).json()).toMatchObject({
      version: 1,
      entryCount: 1,
      templeCount: 1,
      entries: [{ templeId: lamp.id, templeName: "Lamp Temple, Mysuru" }],
    });
    expect((await admin.get(`${root}/999`)).statusCode).toBe(404);
  });

  test("makes a list once, under an address from its name where none is given", async () => {
    const { as, visitor } = await testApp();
    const headers = { "idempotency-key": "seven-lamps-1" };
    const { slug: _, ...unnamed } = aList();
    const [first, second] = [
      await as("ADMIN").post(root, unnamed, { headers }),
      await as("ADMIN").post(root, unnamed, { headers }),
    ];
    expect(first.json()).toMatchObject({ slug: "seven-lamps", version: 1 });
    expect(second.json()).toEqual(first.json());
    expect((await visitor.get("/api/lists")).json().lists).toHaveLength(1);
    expect((await as("ADMIN").post(root, unnamed)).json().slug).toBe("seven-lamps-2");
  });

  test("refuses a version that is no longer on record, with the list as it is", async () => {
    const { as } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const list = await addList(admin);
    const changed = await admin.put(`${root}/${list.id}`, asSent(list, { region: "India" }));
    expect(changed.json()).toMatchObject({ region: "India", version: 2 });
    const stale = await admin.put(`${root}/${list.id}`, asSent(list, { region: "Goa" }));
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ errors: { version: "errors.conflict" }, current: { region: "India" } });
    expect((await admin.put(`${root}/999`, asSent(list))).statusCode).toBe(404);
    expect((await admin.delete(`${root}/999`)).statusCode).toBe(404);
  });

  test("keeps what happened to a list, and goes back to it", async () => {
    const { as } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const lamp = await addTemple(admin, "Lamp Temple");
    const list = await addList(admin, { entries: [anEntry({ number: 1, templeId: lamp.id })] });
    await admin.put(`${root}/${list.id}`, asSent(list, { name: "Eight Wicks", entries: [] }));
    const revisions = async () => (await admin.get(`${root}/${list.id}/revisions`)).json().revisions;
    const [update, created] = await revisions();
    expect([created.action, update.action]).toEqual(["list.create", "list.update"]);
    expect(update.changes.map(({ field }: { field: string }) => field)).toEqual(["name", "entries"]);
    const back = await admin.post(`${root}/${list.id}/revert`, { revisionId: created.id, latest: update.id });
    expect(back.statusCode, back.body).toBe(200);
    expect((await revisions())[0]).toMatchObject({ action: "list.revert", reverts: created.id });
    expect((await admin.get(`${root}/${list.id}`)).json()).toMatchObject({
      name: "Seven Lamps",
      version: 3,
      entries: [{ number: 1, templeId: lamp.id }],
    });
    await admin.delete(`${root}/${list.id}`);
    const { entries } = (await as("SUPER_ADMIN").get("/api/admin/audit?kind=list")).json();
    expect(entries[0]).toMatchObject({ action: "list.delete", itemId: list.id });
    expect((await admin.get(`${root}/${list.id}/revisions`)).statusCode).toBe(404);
  });

  test("goes back to a revision whose places are in English alone, as all once were", async () => {
    const { as, db } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const list = await addList(admin, { entries: [anEntry({ placeHi: "कारवार, कर्नाटक" })] });
    const { placeHi: _, placeKn: __, ...older } = anEntry({ name: "Older" });
    const [change, item] = [{ action: "list.update", kind: "list", itemId: list.id }, { at: list.updatedAt }] as const;
    const details = { before: { entries: [older] }, after: { entries: list.entries } };
    await writeAudit(db, { actor: null, origin: "system", ...change, ...item, details });
    const [latest] = (await admin.get(`${root}/${list.id}/revisions`)).json().revisions;
    const input = { revisionId: latest.id, latest: latest.id, before: true };
    const back = await admin.post(`${root}/${list.id}/revert`, input);
    expect(back.statusCode, back.body).toBe(200);
    const { entries }: AdminCuratedList = (await admin.get(`${root}/${list.id}`)).json();
    expect(entries).toMatchObject([{ ...older, placeHi: null, placeKn: null }]);
  });

  test("saves nothing where nothing changed", async () => {
    const { as } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const list = await addList(admin, { entries: [anEntry({ number: 1 })] });
    expect((await admin.put(`${root}/${list.id}`, asSent(list))).json().version).toBe(1);
  });

  const one = anEntry({ number: 1, templeId: 1 });
  test.each([
    [{ name: " " }, "name", "errors.required"],
    [{ slug: "12" }, "slug", "errors.slug"],
    [{ description: "" }, "description", "errors.required"],
    [{ region: "" }, "region", "errors.required"],
    [{ aliases: [""] }, "aliases.0", "errors.required"],
    [{ sources: [{ name: "A", url: "javascript:alert(1)" }] }, "sources.0.url", "errors.webAddress"],
    [{ entries: [one, anEntry({ number: 1 })] }, "entries.1.number", "errors.listNumber"],
    [{ entries: [one, anEntry({ templeId: 1 })] }, "entries.1.templeId", "errors.listTemple"],
    [{ entries: [anEntry({ number: 0 })] }, "entries.0.number", "errors.range"],
    [{ entries: [anEntry({ name: "" })] }, "entries.0.name", "errors.required"],
    [{ entries: [anEntry({ group: "north" })] }, "entries.0.group", "errors.listGroup"],
    [{ entries: [anEntry(), anEntry({ templeId: 77 })] }, "entries.1.templeId", "errors.listTempleUnknown"],
    [{ colour: "gold" }, "colour", "errors.unknownField"],
  ])("refuses %j", async (fields: object, field, key) => {
    const { as } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    await addTemple(admin, "Lamp Temple");
    const refused = await admin.post(root, aList(fields));
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { [field]: key }]);
    const list = await addList(admin);
    const changed = await admin.put(`${root}/${list.id}`, asSent(list, fields));
    expect([changed.statusCode, changed.json().errors]).toEqual([400, { [field]: key }]);
  });

  test("gives an address to one list only", async () => {
    const { as } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    await addList(admin);
    const other = await addList(admin, { slug: "other" });
    const again = await admin.post(root, aList());
    expect([again.statusCode, again.json().errors]).toEqual([409, { slug: "errors.slugTaken" }]);
    const moved = await admin.put(`${root}/${other.id}`, asSent(other, { slug: "seven-lamps" }));
    expect([moved.statusCode, moved.json().errors]).toEqual([409, { slug: "errors.slugTaken" }]);
  });

  test("is for those who keep the temples", async () => {
    const { as, visitor } = await testApp();
    const { id } = await addList(as("ADMIN"));
    for (const [caller, status] of [
      [visitor, 401],
      [as("DEVOTEE"), 403],
      [as("FESTIVAL_ADMIN"), 403],
    ] as const) {
      expect((await caller.get(root)).statusCode).toBe(status);
      expect((await caller.get(`${root}/${id}`)).statusCode).toBe(status);
      expect((await caller.post(root, aList({ slug: "new" }))).statusCode).toBe(status);
      expect((await caller.put(`${root}/${id}`, aList())).statusCode).toBe(status);
      expect((await caller.delete(`${root}/${id}`)).statusCode).toBe(status);
      expect((await caller.get(`${root}/${id}/revisions`)).statusCode).toBe(status);
      expect((await caller.post(`${root}/${id}/revert`, {})).statusCode).toBe(status);
    }
  });
});

describe("the bundled lists", () => {
  const shared = sharedApp({ seeded: true });
  const lists = async (): Promise<CuratedListSummary[]> =>
    (await (await shared).visitor.get("/api/lists")).json().lists;

  test("are there, those of all India first", async () => {
    const all = await lists();
    expect(all).toHaveLength(22);
    const regions = all.map(({ region }) => region === "India");
    expect(regions).toEqual([...regions].sort((a, b) => Number(b) - Number(a)));
    expect(all.find(({ slug }) => slug === "jyotirlingas")).toMatchObject({ entryCount: 12, templeCount: 12 });
  });

  test("say of each temple that is closed for a season until when", async () => {
    const { visitor } = await shared;
    const { entries }: PublicCuratedList = (await visitor.get("/api/lists/chota-char-dham")).json();
    expect(entries.map(({ temple }) => temple?.closedUntil?.slice(0, 4))).toEqual([
      ...["2027", "2027", "2027"],
      undefined, // Badrinath closes two days later
    ]);
  });

  test("are each read whole, and could be saved as they are", async () => {
    const { as, visitor } = await shared;
    const { lists: rows } = (await as("TEMPLE_ADMIN").get(`${root}?size=100`)).json();
    for (const { id, slug } of rows) {
      expect((await visitor.get(`/api/lists/${slug}`)).statusCode, slug).toBe(200);
      const list: AdminCuratedList = (await as("TEMPLE_ADMIN").get(`${root}/${id}`)).json();
      expect(CuratedListChange.safeParse(asSent(list)).error, slug).toBeUndefined();
    }
  });

  test.each([
    ["12 jyotirlinga", "jyotirlingas"],
    ["divya desam", "divya-desams"],
    ["दिव्य देश", "divya-desams"],
    ["paadal petra sthalam", "paadal-petra-sthalams"],
    ["ಜ್ಯೋತಿರ್ಲಿಂಗ", "jyotirlingas"],
  ])("let %s find their temples", async (q, slug) => {
    const { visitor } = await shared;
    const { temples, total } = (await visitor.get("/api/temples/search", { query: { q } })).json();
    const list: PublicCuratedList = (await visitor.get(`/api/lists/${slug}`)).json();
    const members = new Set(list.entries.map(({ temple }) => temple?.id));
    expect(total).toBeGreaterThanOrEqual(list.templeCount);
    expect(temples.slice(0, 5).every(({ id }: { id: number }) => members.has(id))).toBe(true);
  });

  test("stand in the sitemap", async () => {
    const sitemap = (await (await shared).visitor.get("/sitemap-pages.xml")).body;
    for (const path of ["/lists", "/lists/char-dham"]) expect(sitemap).toContain(`${path}</loc>`);
  });
});
