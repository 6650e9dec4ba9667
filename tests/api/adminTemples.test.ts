import { describe, expect, test } from "vitest";
import { aTemple } from "../support/factories";
import { testApp } from "../support/testApp";

async function console_() {
  const app = await testApp();
  const admin = app.as("TEMPLE_ADMIN");
  const create = async (fields = {}) => {
    const created = await admin.post("/api/admin/temples", aTemple(fields));
    expect(created.statusCode, created.body).toBe(201);
    return created.json();
  };
  const found = async (q: string) => (await app.visitor.get(`/api/temples/search?q=${q}`)).json().total;
  return { ...app, admin, create, found };
}

describe("creating", () => {
  test.each(["SUPER_ADMIN", "ADMIN", "TEMPLE_ADMIN"] as const)("%s may, and visitors find it at once", async (role) => {
    const { as, found } = await console_();
    const created = await as(role).post("/api/admin/temples", aTemple({ name: "Virupaksha Temple" }));
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({
      status: "active",
      isActive: true,
      active: true,
      version: 1,
      deletedAt: null,
    });
    expect(await found("virupaksha")).toBe(1);
  });

  test("an address without https is given it, and a picture may be one of ours", async () => {
    const { create } = await console_();
    const ours = "/images/abcdefghijklmnopqrstuvwx-640.webp";
    const created = await create({
      website: " www.udupi.org ",
      image: ours,
      gallery: [ours, "udupi.org:8080/a.jpg?b"],
    });
    expect(created).toMatchObject({
      website: "https://www.udupi.org",
      image: ours,
      gallery: [ours, "https://udupi.org:8080/a.jpg?b"],
    });
  });

  test.each([
    ["DEVOTEE", 403],
    ["CONTENT_ADMIN", 403],
    ["VISITOR", 401],
  ] as const)("%s may not", async (role, status) => {
    const { as } = await testApp();
    expect((await as(role).post("/api/admin/temples", aTemple())).statusCode).toBe(status);
  });

  test("the simple form's names mean the same as the exact ones", async () => {
    const { create } = await console_();
    const temple = await create({
      city: undefined,
      state: undefined,
      location: "Hampi, Bellary, Karnataka",
      type: "Hill",
      active: false,
      verified: true,
    });
    expect(temple).toMatchObject({
      city: "Hampi, Bellary",
      state: "Karnataka",
      location: "Hampi, Bellary, Karnataka",
      setting: "Hill",
      type: "Hill",
    });
    expect(temple).toMatchObject({
      isActive: false,
      active: false,
      status: "inactive",
      isVerified: true,
      verified: true,
    });
    expect(await create({ type: "Jain" })).toMatchObject({ tradition: "Jain", setting: null, type: null });
    expect(await create({ type: "Jain", tradition: "Hindu" })).toMatchObject({ tradition: "Hindu" });
  });

  test("two temples of one name and town get different addresses", async () => {
    const { create } = await console_();
    const slugs = [
      await create({ name: "Rama Temple" }),
      await create({ name: "Rama Temple" }),
      await create({ name: "Rama Temple" }),
    ];
    expect(slugs.map(({ slug }) => slug)).toEqual([
      "rama-temple-mysuru",
      "rama-temple-mysuru-2",
      "rama-temple-mysuru-3",
    ]);
  });

  test.each([
    [{ name: "" }, { name: "errors.required" }],
    [{ name: undefined }, { name: "errors.required" }],
    [{ name: "\u200b" }, { name: "errors.noLetters" }],
    [{ name: "\u3164" }, { name: "errors.noLetters" }],
    [{ name: "\u0301" }, { name: "errors.noLetters" }],
    [{ name: "—" }, { name: "errors.noLetters" }],
    [{ city: undefined, state: undefined }, { location: "errors.required" }],
    [
      { city: undefined, state: undefined, location: "Hampi" },
      { location: "errors.location", city: "errors.required", state: "errors.required" },
    ],
    [{ latitude: 100, longitude: 0 }, { latitude: "errors.latitude" }],
    [{ latitude: 12 }, { longitude: "errors.position" }],
    [{ latitude: 0, longitude: 0 }, { latitude: "errors.zeroPosition" }],
    [{ slug: "123" }, { slug: "errors.slug" }],
    [{ slug: "A b" }, { slug: "errors.slug" }],
    [{ pincode: "012345" }, { pincode: "errors.pincode" }],
    [{ pincode: "999999" }, { pincode: "errors.pincodeUnknown" }],
    [{ website: "javascript:alert(1)" }, { website: "errors.webAddress" }],
    [{ image: "ftp://x.org/a.jpg" }, { image: "errors.pictureAddress" }],
    [{ image: "/images/a.jpg" }, { image: "errors.pictureAddress" }],
    [{ website: "someone@udupi.org" }, { website: "errors.webAddress" }],
    [{ website: "1.5" }, { website: "errors.webAddress" }],
    [{ image: "https://x.org/a.SVG?w=9" }, { image: "errors.imageType" }],
    [{ gallery: ["https://x.org/a.svg"] }, { "gallery.0": "errors.imageType" }],
    [{ email: "nobody" }, { email: "errors.email" }],
    [{ type: "Castle" }, { type: "errors.type" }],
    [
      { poojaDetails: [{ name: "Archana", charges: -1, description: null }] },
      { "poojaDetails.0.charges": "errors.negative" },
    ],
    [{ colour: "red" }, { colour: "errors.unknownField" }],
    [{ rating: 5 }, { rating: "errors.unknownField" }],
  ])("%j is refused, field by field", async (fields, errors) => {
    const { admin } = await console_();
    const refused = await admin.post("/api/admin/temples", { ...aTemple(), ...fields });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual(errors);
  });

  test("an address another temple has, or had, is refused", async () => {
    const { admin, create } = await console_();
    const { id } = await create({ slug: "first" });
    await admin.put(`/api/admin/temples/${id}`, { slug: "second" });
    for (const slug of ["first", "second"]) {
      const refused = await admin.post("/api/admin/temples", aTemple({ slug }));
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: "taken", errors: { slug: "errors.slugTaken" } });
    }
  });

  test("of two at once with one address, one is refused and nothing breaks", async () => {
    const { admin } = await console_();
    const both = await Promise.all([1, 2].map(() => admin.post("/api/admin/temples", aTemple({ slug: "the-one" }))));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  test("of many at once with one name, each gets an address of its own", async () => {
    const { admin } = await console_();
    const all = await Promise.all(
      Array.from({ length: 5 }, () => admin.post("/api/admin/temples", aTemple({ name: "Same" }))),
    );
    expect(new Set(all.map((one) => one.json().slug)).size).toBe(5);
  });
});

describe("changing", () => {
  test("changes what is named and leaves the rest", async () => {
    const { admin, create } = await console_();
    const before = await create({ description: "Old words", deity: "Shiva", phone: "0821 2421020" });
    const changed = await admin.put(`/api/admin/temples/${before.id}`, { description: "New words", phone: null });
    expect(changed.json()).toEqual({
      ...before,
      description: "New words",
      phone: null,
      version: 2,
      updatedAt: changed.json().updatedAt,
    });
  });

  test("moves the temple in search, lists and counts at once", async () => {
    const { admin, visitor, create, found } = await console_();
    const { id } = await create({ name: "Kalika Temple", deity: "Kali", tradition: "Hindu" });
    await create({ name: "Another" });
    const total = async (query: string) => (await visitor.get(`/api/temples/search?${query}`)).json().total;
    expect([await found("kalika"), await total("deity=Devi&sort=name"), await total("")]).toEqual([1, 1, 2]);
    await admin.put(`/api/admin/temples/${id}`, {
      name: "Parshvanath Basadi",
      deity: "Parshvanatha",
      tradition: "Jain",
    });
    expect([await found("kalika"), await found("parshvanath")]).toEqual([0, 1]);
    for (const sort of ["name", "rating", "relevance"]) {
      expect(await total(`deity=Devi&sort=${sort}`)).toBe(0);
      const jain = (await visitor.get(`/api/temples/search?type=Jain&sort=${sort}`)).json();
      expect(jain.temples.map((temple: { id: number }) => temple.id)).toEqual([id]);
    }
    await admin.put(`/api/admin/temples/${id}`, { isActive: false });
    expect([await found("parshvanath"), await total("type=Jain&sort=name"), await total("")]).toEqual([0, 0, 1]);
  });

  test("an address chosen by hand stays when the name changes, and an old address can be taken back", async () => {
    const { admin, create } = await console_();
    const { id } = await create({ name: "One", slug: "by-hand" });
    expect((await admin.put(`/api/admin/temples/${id}`, { name: "Two" })).json().slug).toBe("by-hand");
    expect((await admin.put(`/api/admin/temples/${id}`, { slug: "other" })).json().slug).toBe("other");
    expect((await admin.put(`/api/admin/temples/${id}`, { slug: "by-hand" })).json().slug).toBe("by-hand");
  });

  test("a new picture does not keep the old one's credit", async () => {
    const { admin, create } = await console_();
    const { id } = await create({ image: "https://x.org/a.jpg", imageCredit: "A. Rao", imageLicense: "CC BY 4.0" });
    const changed = await admin.put(`/api/admin/temples/${id}`, { image: "https://x.org/b.jpg" });
    expect(changed.json()).toMatchObject({ image: "https://x.org/b.jpg", imageCredit: null, imageLicense: null });
  });

  test("two editors: the later one is told, and shown what is on record", async () => {
    const { admin, as, create } = await console_();
    const { id, version } = await create({ name: "Shared" });
    await admin.put(`/api/admin/temples/${id}`, { deity: "Rama", version });
    const late = await as("ADMIN").put(`/api/admin/temples/${id}`, { deity: "Krishna", version });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: "conflict", current: { id, deity: "Rama", version: 2 } });
    expect((await admin.get(`/api/admin/temples/${id}`)).json().deity).toBe("Rama");
  });

  test("nothing, or only the version, is no change", async () => {
    const { admin, create } = await console_();
    const { id } = await create();
    for (const body of [{}, { version: 1 }]) {
      expect((await admin.put(`/api/admin/temples/${id}`, body)).statusCode).toBe(400);
    }
  });

  test.each(["get", "put", "delete"] as const)("%s of one that is not there answers 404", async (method) => {
    const { admin } = await console_();
    const url = "/api/admin/temples/4711";
    const answer = await (method === "put" ? admin.put(url, { name: "x" }) : admin[method](url));
    expect(answer.statusCode).toBe(404);
    expect((await admin.get("/api/admin/temples/abc")).statusCode).toBe(400);
  });
});

describe("pages read from the end of the list", () => {
  test.each(["name", "city", "deity", "rating", "updatedAt", "id"])(
    "of an order by %s join the others without a gap",
    async (sortBy) => {
      const { admin, create } = await console_();
      // several of each, so that the id decides among equals
      for (let at = 0; at < 11; at++) await create({ city: `Town ${at % 3}`, deity: at % 2 ? "Shiva" : undefined });
      for (const sortDir of ["asc", "desc"]) {
        for (const filter of ["", "&deity=Shiva", "&location=Town"]) {
          const query = `/api/admin/temples?sortBy=${sortBy}&sortDir=${sortDir}${filter}`;
          const whole: { id: number }[] = (await admin.get(query)).json();
          expect(whole.length).toBeGreaterThan(4);
          const pages: { id: number }[] = [];
          for (let page = 1; page <= 7; page++)
            pages.push(...(await admin.get(`${query}&page=${page}&size=2`)).json().temples);
          expect(pages.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
        }
      }
    },
  );
});

describe("deleting", () => {
  test("archives, and undo brings back what it was", async () => {
    const { admin, create, found } = await console_();
    const { id } = await create({ name: "Vittala Temple", isActive: true });
    const gone = await admin.delete(`/api/admin/temples/${id}`);
    expect(gone.statusCode).toBe(200);
    expect(gone.json()).toMatchObject({ status: "archived", deletedAt: expect.any(String) });
    expect(await found("vittala")).toBe(0);
    expect((await admin.get("/api/admin/temples?page=1")).json().total).toBe(0);
    expect((await admin.get("/api/admin/temples?page=1&status=archived")).json().total).toBe(1);
    const back = await admin.post(`/api/admin/temples/${id}/restore`);
    expect(back.json()).toMatchObject({ status: "active", deletedAt: null });
    expect(await found("vittala")).toBe(1);
  });

  test("what was not public is not public after undo", async () => {
    const { admin, create } = await console_();
    const { id } = await create({ isActive: false });
    await admin.delete(`/api/admin/temples/${id}`);
    await admin.delete(`/api/admin/temples/${id}`);
    expect((await admin.post(`/api/admin/temples/${id}/restore`)).json().status).toBe("inactive");
  });

  test("an edit does not bring an archived temple back", async () => {
    const { admin, create } = await console_();
    const { id } = await create();
    await admin.delete(`/api/admin/temples/${id}`);
    expect((await admin.put(`/api/admin/temples/${id}`, { isActive: true })).json().status).toBe("archived");
  });
});

describe("the list", () => {
  test("is bare without a page, a page with one", async () => {
    const { admin, create } = await console_();
    for (const name of ["B", "C", "A"]) await create({ name });
    const bare = await admin.get("/api/admin/temples");
    expect(bare.json()).toHaveLength(3);
    expect(bare.headers).toMatchObject({ "x-total-count": "3", "x-list-capped": "false" });
    const page = (await admin.get("/api/admin/temples?page=0&size=2&sortBy=name&sortDir=asc")).json();
    expect(page).toMatchObject({ page: 1, size: 2, total: 3, totalPages: 2 });
    expect(page.temples.map(({ name }: { name: string }) => name)).toEqual(["A", "B"]);
    const last = (await admin.get("/api/admin/temples?page=2&size=2&sortBy=name&sortDir=desc")).json();
    expect(last.temples.map(({ name }: { name: string }) => name)).toEqual(["A"]);
  });

  test.each(["name", "city", "state", "deity", "rating", "status", "createdAt", "updatedAt", "id"])(
    "sorts by %s",
    async (sortBy) => {
      const { admin, create } = await console_();
      const ids = [await create({ city: "A", deity: "B" }), await create({ city: "B", deity: "A" })].map(
        ({ id }) => id,
      );
      for (const sortDir of ["asc", "desc"]) {
        const { temples } = (await admin.get(`/api/admin/temples?page=1&sortBy=${sortBy}&sortDir=${sortDir}`)).json();
        expect(temples.map(({ id }: { id: number }) => id).sort()).toEqual(ids);
      }
    },
  );

  test("a search without an order names first what is called so", async () => {
    const { admin, create } = await console_();
    for (const name of ["Lamp Hill", "The Lamp of the Hill", "Bell Court"])
      await create({ name, description: "A lamp burns on the hill." });
    const { temples } = (await admin.get("/api/admin/temples?page=1&search=lamp")).json();
    expect(temples.map(({ name }: { name: string }) => name)).toEqual([
      "Lamp Hill",
      "The Lamp of the Hill",
      "Bell Court",
    ]);
  });

  test.each([
    ["search=wanted", 1],
    ["search=WANT", 1],
    ["location=Madurai", 1],
    ["deity=Shiva", 1],
    ["type=Cave", 1],
    ["type=Jain", 0],
    ["status=inactive", 1],
    ["status=pending", 0],
    ["verified=true", 1],
    ["verified=false", 1],
    ["search=wanted&location=Mysuru", 0],
    ["search=%27%22%25", 0],
  ])("filter %s finds %i", async (query, total) => {
    const { admin, create } = await console_();
    await create({
      name: "Wanted",
      city: "Madurai",
      state: "Tamil Nadu",
      deity: "Sundareswarar",
      setting: "Cave",
      isActive: false,
    });
    await create({ name: "Other", isVerified: true });
    const page = (await admin.get(`/api/admin/temples?page=1&${query}`)).json();
    expect(page.total).toBe(total);
    expect(page.temples).toHaveLength(total);
  });

  test.each(["sortBy=colour", "sortDir=up", "size=500", "page=-1", "status=gone", "verified=maybe", "colour=red"])(
    "%s is a 400",
    async (query) => {
      const { admin } = await console_();
      const refused = await admin.get(`/api/admin/temples?${query}`);
      expect(refused.statusCode).toBe(400);
      expect(Object.keys(refused.json().errors)).toEqual([query.split("=")[0]]);
    },
  );
});
