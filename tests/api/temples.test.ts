import { describe, expect, test } from "vitest";
import { aTemple } from "../support/factories";
import { type TestApp, testApp } from "../support/testApp";

async function withTemple(fields = {}) {
  const opened = await testApp();
  const created = await opened.as("TEMPLE_ADMIN").post("/api/admin/temples", aTemple(fields));
  expect(created.statusCode, created.body).toBe(201);
  return { ...opened, temple: created.json() };
}

describe("a temple", () => {
  test("is read by id and by slug, with what is known about it", async () => {
    const { visitor, temple } = await withTemple({
      name: "Chamundeshwari Temple",
      tradition: "Hindu",
      setting: "Hill",
      deity: "Chamundeshwari",
      specialities: ["Dasara"],
      poojaDetails: [{ name: "Archana", charges: 50, description: null }],
      latitude: 12.27249,
      longitude: 76.67057,
    });
    const byId = await visitor.get(`/api/temples/${temple.id}`);
    expect(byId.statusCode).toBe(200);
    expect(byId.json()).toMatchObject({
      slug: "chamundeshwari-temple-mysuru",
      location: "Mysuru, Karnataka",
      type: "Hindu",
      tradition: "Hindu",
      setting: "Hill",
      specialities: ["Dasara"],
      poojaDetails: [{ name: "Archana", charges: 50, description: null }],
      rating: 0,
      reviewCount: 0,
      isVerified: false,
      latitude: 12.27249,
    });
    expect((await visitor.get(`/api/temples/${temple.slug}`)).json()).toEqual(byId.json());
  });

  test("is read with every field that was written of it", async () => {
    const written = {
      name: "Lamp Hill Shrine",
      city: "Mysuru",
      address: "1 Temple Street",
      image: "https://upload.wikimedia.org/shrine.jpg",
      deity: "Shiva",
      tradition: "Hindu",
      timings: "6 am to 8:30 pm",
      isVerified: true,
      latitude: 12.3052,
      longitude: 76.6552,
      description: "A shrine on a hill.",
      history: "Built by a queen.",
      pujari: "Raghava Bhat",
      significance: "The lamp here has burnt for centuries.",
      specialities: ["Deepotsava", "Abhisheka"],
      bestTime: "October to March",
      dressCode: "Dhoti or sari",
      poojaDetails: [{ name: "Rudrabhisheka", charges: 1250, description: "At dawn" }],
    };
    const { visitor, temple } = await withTemple(written);
    expect((await visitor.get(`/api/temples/${temple.id}`)).json()).toMatchObject({
      ...written,
      id: temple.id,
      type: "Hindu",
      location: "Mysuru, Karnataka",
      rating: 0,
      reviewCount: 0,
      isHighlyRated: false,
      isAuspiciousToday: expect.any(Boolean),
    });
    const { temples } = (await visitor.get("/api/temples/nearby?lat=12.3052&lng=76.6777")).json();
    expect(temples).toMatchObject([{ id: temple.id, distance: "2.4 km away" }]);
  });

  test("shows visitors nothing of the console's fields", async () => {
    const { visitor, temple } = await withTemple();
    const shown = (await visitor.get(`/api/temples/${temple.id}`)).json();
    for (const field of ["version", "status", "createdAt", "deletedAt", "search_text"])
      expect(shown).not.toHaveProperty(field);
  });

  test("that got a new address is found under the old one by a permanent redirect", async () => {
    const { as, visitor, temple } = await withTemple({ name: "Old Name" });
    const renamed = await as("TEMPLE_ADMIN").put(`/api/admin/temples/${temple.id}`, { name: "New Name" });
    expect(renamed.json().slug).toBe("new-name-mysuru");
    const moved = await visitor.get(`/api/temples/${temple.slug}`);
    expect(moved.statusCode).toBe(301);
    expect(moved.headers.location).toBe("/api/temples/new-name-mysuru");
  });

  test.each(["999999", "99999999999", "no-such-temple", "0"])("that is not there (%s) answers 404", async (id) => {
    const { visitor } = await testApp();
    const answer = await visitor.get(`/api/temples/${id}`);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json().message).toBeTruthy();
  });

  test.each(["No%20Such", "-a", "a--b", "%C5%9Biva", "1.5"])(
    "with an address that is none (%s) is refused",
    async (id) => {
      const { visitor } = await testApp();
      const answer = await visitor.get(`/api/temples/${id}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual({ id: "errors.slug" });
    },
  );

  test("that is archived or switched off is gone for visitors, under each of its addresses", async () => {
    const { as, visitor, temple } = await withTemple();
    await as("TEMPLE_ADMIN").put(`/api/admin/temples/${temple.id}`, { slug: "another-address" });
    await as("TEMPLE_ADMIN").put(`/api/admin/temples/${temple.id}`, { isActive: false });
    for (const id of [temple.id, temple.slug, "another-address"]) {
      expect((await visitor.get(`/api/temples/${id}`)).statusCode).toBe(404);
    }
    expect((await visitor.get("/api/temples/search")).json().total).toBe(0);
  });
});

describe("a temple sent in by a devotee", () => {
  const shared = {
    name: "Sri Anjaneya Temple",
    address: "12 Car Street, Srirangapatna, Karnataka 571438",
    latitude: 12.4218,
    longitude: 76.6931,
    timings: "6 am to 8 pm",
    specialities: "Vada mala, Butter alankara,",
    poojaDetails: "Archana:50, Abhisheka : ₹ 250, Vada mala",
  };
  const submit = (app: TestApp, body: object) => app.as("DEVOTEE").post("/api/temples", body);

  test("waits unseen until it is approved, and is managed by who sent it", async () => {
    const app = await testApp();
    const sent = await submit(app, shared);
    expect(sent.statusCode).toBe(201);
    expect(sent.json()).toMatchObject({ name: "Sri Anjaneya Temple", status: "pending" });
    const { id } = sent.json();
    expect((await app.visitor.get(`/api/temples/${id}`)).statusCode).toBe(404);
    expect((await app.visitor.get("/api/temples/search?q=anjaneya")).json().total).toBe(0);
    expect((await app.visitor.get("/api/temples/nearby?lat=12.42&lng=76.69")).json().total).toBe(0);
    expect((await app.visitor.get("/api/temples/suggest?q=anja")).json().suggestions).toEqual([]);
    const managers = await app.db.selectFrom("temple_managers").selectAll().execute();
    expect(managers).toEqual([{ temple_id: id, user_id: expect.any(Number), named_at: null }]);
    const seen = await app.as("TEMPLE_ADMIN").get("/api/admin/temples?page=1&search=anjaneya");
    expect(seen.json().temples).toMatchObject([{ id, status: "pending", isActive: false }]);
  });

  test("with an Idempotency-Key is kept once, and each without", async () => {
    const app = await testApp();
    const key = { headers: { "idempotency-key": "a-key-of-the-browser" } };
    const send = (options = {}) => app.as("DEVOTEE").post("/api/temples", shared, options);
    const [first, again] = [await send(key), await send(key)];
    expect(first.statusCode, first.body).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect((await send()).json().id).not.toBe(first.json().id);
    expect(await app.db.selectFrom("temples").select("id").execute()).toHaveLength(2);
  });

  test("is completed from what was typed: place, specialities, poojas", async () => {
    const app = await testApp();
    const { id } = (await submit(app, shared)).json();
    const stored = (await app.as("TEMPLE_ADMIN").get(`/api/admin/temples/${id}`)).json();
    expect(stored).toMatchObject({
      city: "Srirangapatna",
      state: "Karnataka",
      pincode: "571438",
      specialities: ["Vada mala", "Butter alankara"],
      poojaDetails: [
        { name: "Archana", charges: 50, description: null },
        { name: "Abhisheka", charges: 250, description: null },
        { name: "Vada mala", charges: null, description: null },
      ],
    });
  });

  test("becomes public by being switched on", async () => {
    const app = await testApp();
    const { id } = (await submit(app, shared)).json();
    await app.as("TEMPLE_ADMIN").put(`/api/admin/temples/${id}`, { isActive: true });
    expect((await app.visitor.get(`/api/temples/${id}`)).statusCode).toBe(200);
    expect((await app.visitor.get("/api/temples/search?q=anjaneya")).json().total).toBe(1);
  });

  test("needs a signed-in person", async () => {
    const app = await testApp();
    expect((await app.visitor.post("/api/temples", shared)).statusCode).toBe(401);
  });

  test.each([
    [{ name: " " }, { name: "errors.required" }],
    [{ address: undefined }, { address: "errors.required" }],
    [{ latitude: 91 }, { latitude: "errors.latitude" }],
    [{ latitude: "12.4" }, { latitude: "errors.number" }],
    [{ longitude: null }, { longitude: "errors.position" }],
    [{ latitude: 0, longitude: 0 }, { latitude: "errors.zeroPosition" }],
    [{ poojaDetails: "Archana:fifty" }, { poojaDetails: "errors.poojaDetails" }],
    [{ poojaDetails: ":50" }, { poojaDetails: "errors.poojaDetails" }],
    [{ status: "active" }, { status: "errors.unknownField" }],
    [{ isVerified: true }, { isVerified: "errors.unknownField" }],
  ])("with %j is refused and says where", async (change, errors) => {
    const app = await testApp();
    const refused = await submit(app, { ...shared, ...change });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual(errors);
    expect(await app.db.selectFrom("temples").select("id").execute()).toEqual([]);
  });

  test("may be one of these: the same spot, or the same name in the town however it is spelt", async () => {
    const app = await testApp();
    const admin = app.as("TEMPLE_ADMIN");
    const place = { city: "Srirangapatna", state: "Karnataka" };
    await admin.post("/api/admin/temples", aTemple({ name: "Shree Aanjaneya Temple", ...place }));
    await admin.post(
      "/api/admin/temples",
      aTemple({ name: "Ranganathaswamy", ...place, latitude: 12.4219, longitude: 76.6932 }),
    );
    await admin.post("/api/admin/temples", aTemple({ name: "Far Away", ...place, latitude: 12.5, longitude: 76.7 }));
    const query = new URLSearchParams({
      name: "Sri Anjaneya Temple",
      address: shared.address,
      lat: "12.4218",
      lng: "76.6931",
    });
    const answer = await app.as("DEVOTEE").get(`/api/temples/similar?${query}`);
    expect(answer.json().temples.map(({ name }: { name: string }) => name)).toEqual([
      "Ranganathaswamy",
      "Shree Aanjaneya Temple",
    ]);
    expect((await app.visitor.get(`/api/temples/similar?${query}`)).statusCode).toBe(401);
    expect((await app.as("DEVOTEE").get("/api/temples/similar")).json().errors).toEqual({ name: "errors.required" });
  });
});

describe("bodies", () => {
  const json = { headers: { "content-type": "application/json" } };
  test.each([
    ["broken JSON", '{"name": "x', 400],
    ["a list", "[]", 400],
    ["null", "null", 400],
    ["poison", '{"__proto__": {"a": 1}, "name": "x"}', 400],
    ["broken UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400],
    ["10 MB", JSON.stringify({ name: "x".repeat(10 * 1024 * 1024) }), 413],
  ] as const)("%s is refused without a stack", async (_, body, status) => {
    const { as } = await testApp();
    const refused = await as("DEVOTEE").post("/api/temples", body, json);
    expect(refused.statusCode).toBe(status);
    expect(refused.body).not.toMatch(/\bat .*:\d+/);
  });
});
