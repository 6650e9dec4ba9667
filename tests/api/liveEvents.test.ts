import { describe, expect, test } from "vitest";
import { storeTemple } from "../support/contributions";
import { testApp } from "../support/testApp";

const NOON = "2026-11-21T06:30:00.000Z"; // 12:00 in India
const VIDEO = "dQw4w9WgXcQ";

const anEvent = (fields: Record<string, unknown> = {}) => ({
  title: "Evening aarti",
  templeName: "Konark Sun Temple",
  startTime: "2026-11-21T18:30:00+05:30",
  youtubeId: VIDEO,
  ...fields,
});
const opened = () => testApp({ now: NOON, env: { RATE_LIMITS: "off" } });

describe("scheduling a live event", () => {
  test.each(["PANDIT", "ADMIN", "SUPER_ADMIN"] as const)("is open to %s, and everyone sees it", async (role) => {
    const { as, visitor } = await opened();
    const created = await as(role).post("/api/live/events", anEvent());
    expect(created.statusCode, created.body).toBe(201);
    const event = {
      id: 1,
      name: "Evening aarti",
      title: "Evening aarti",
      description: null,
      templeName: "Konark Sun Temple",
      temple: null,
      templeId: null,
      startTime: "2026-11-21T13:00:00.000Z",
      youtubeId: VIDEO,
    };
    expect(created.json()).toEqual(event);
    const listed = await visitor.get("/api/events");
    expect(listed.json()).toEqual({ items: [event], page: 1, size: 20, total: 1, totalPages: 1 });
  });

  test.each(["DEVOTEE", "TEMPLE_ADMIN", "FESTIVAL_ADMIN", "USER_ADMIN", "CONTENT_ADMIN"] as const)(
    "is refused to %s",
    async (role) => {
      const { as, visitor } = await opened();
      for (const call of [as(role).post("/api/live/events", anEvent()), as(role).get("/api/live/events")]) {
        expect((await call).statusCode).toBe(403);
      }
      expect((await visitor.get("/api/events")).json().total).toBe(0);
    },
  );

  test("with an Idempotency-Key is done once", async () => {
    const { as, visitor } = await opened();
    const key = { headers: { "idempotency-key": "a-key-of-the-browser" } };
    const first = await as("PANDIT").post("/api/live/events", anEvent(), key);
    expect((await as("PANDIT").post("/api/live/events", anEvent(), key)).json()).toEqual(first.json());
    expect((await visitor.get("/api/events")).json().total).toBe(1);
  });

  test("asks a visitor to log in", async () => {
    const { visitor } = await opened();
    expect((await visitor.post("/api/live/events", anEvent())).statusCode).toBe(401);
    expect((await visitor.get("/api/live/events")).statusCode).toBe(401);
    expect((await visitor.delete("/api/live/events/1")).statusCode).toBe(401);
  });

  test("takes a video's address, and ties the event to a temple's page", async () => {
    const { as, db, visitor } = await opened();
    const templeId = await storeTemple(db, { name: "Sun Temple", nameHi: "सूर्य मंदिर", slug: "sun-temple" });
    const created = await as("PANDIT").post(
      "/api/live/events",
      anEvent({ templeId, youtubeId: `https://youtu.be/${VIDEO}`, description: "From the eastern gate" }),
    );
    expect(created.json()).toMatchObject({
      templeName: "Konark Sun Temple",
      templeId,
      temple: { id: templeId, name: "Sun Temple", nameHi: "सूर्य मंदिर", nameKn: null, slug: "sun-temple" },
      youtubeId: VIDEO,
      description: "From the eastern gate",
    });
    await db.updateTable("temples").set({ status: "inactive" }).where("id", "=", templeId).execute();
    expect((await visitor.get("/api/events")).json().items[0]).toMatchObject({ temple: null, templeId: null });
  });

  test.each([
    [{ title: " " }, "title", "errors.required"],
    [{ title: undefined }, "title", "errors.required"],
    [{ title: "x".repeat(161) }, "title", "errors.tooLong"],
    [{ templeName: "" }, "templeName", "errors.required"],
    [{ startTime: "" }, "startTime", "errors.required"],
    [{ startTime: undefined }, "startTime", "errors.required"],
    [{ startTime: "2026-11-21T18:30" }, "startTime", "errors.startTime"],
    [{ startTime: "2026-11-21T00:29:59Z" }, "startTime", "errors.startTime"],
    [{ startTime: "2027-11-23T00:00:00Z" }, "startTime", "errors.startTime"],
    [{ youtubeId: "" }, "youtubeId", "errors.required"],
    [{ youtubeId: "https://example.org/x" }, "youtubeId", "errors.youtubeId"],
    [{ templeId: 999_999 }, "templeId", "errors.temple"],
    [{ status: "live" }, "status", "errors.unknownField"],
  ])("is refused with %j", async (fields, field, key) => {
    const { as, visitor } = await opened();
    const refused = await as("PANDIT").post("/api/live/events", anEvent(fields));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual({ [field]: key });
    expect((await visitor.get("/api/events")).json().total).toBe(0);
  });

  test("is written into the log", async () => {
    const { as, db } = await opened();
    await as("PANDIT").post("/api/live/events", anEvent());
    await as("ADMIN").delete("/api/live/events/1");
    const rows = await db
      .selectFrom("audit_log")
      .select(["action", "kind", "item_id", "actor_role"])
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { action: "liveEvent.schedule", kind: "liveEvent", item_id: 1, actor_role: "PANDIT" },
      { action: "liveEvent.cancel", kind: "liveEvent", item_id: 1, actor_role: "ADMIN" },
    ]);
  });
});

describe("the list of live events", () => {
  async function withEvents() {
    const app = await opened();
    const templeId = await storeTemple(app.db);
    const pandit = app.as("PANDIT");
    await pandit.post("/api/live/events", anEvent({ title: "Tomorrow", startTime: "2026-11-21T18:30:00Z", templeId }));
    await pandit.post("/api/live/events", anEvent({ title: "Tonight", startTime: "2026-11-21T18:29:00Z" }));
    await app
      .as("ADMIN")
      .post("/api/live/events", anEvent({ title: "Begun", startTime: "2026-11-21T05:00:00Z", templeId }));
    const titles = async (query = "") =>
      (await app.visitor.get(`/api/events${query}`)).json().items.map(({ title }: { title: string }) => title);
    return { ...app, templeId, titles };
  }

  test("has those of today in India and later, the earliest first", async () => {
    const { titles, clock } = await withEvents();
    expect(await titles()).toEqual(["Begun", "Tonight", "Tomorrow"]);
    clock.set("2026-11-21T18:30:00.000Z"); // midnight in India
    expect(await titles()).toEqual(["Tomorrow"]);
  });

  test("is narrowed to a day, also one that is over, and to a temple", async () => {
    const { titles, templeId, clock } = await withEvents();
    expect(await titles("?date=2026-11-21")).toEqual(["Begun", "Tonight"]);
    expect(await titles(`?templeId=${templeId}`)).toEqual(["Begun", "Tomorrow"]);
    expect(await titles(`?templeId=${templeId}&date=2026-11-22`)).toEqual(["Tomorrow"]);
    clock.set("2026-12-01T00:00:00.000Z");
    expect(await titles("?date=2026-11-21")).toEqual(["Begun", "Tonight"]);
    expect(await titles()).toEqual([]);
  });

  test("comes in pages", async () => {
    const { visitor, titles } = await withEvents();
    expect(await titles("?size=2&page=2")).toEqual(["Tomorrow"]);
    expect((await visitor.get("/api/events?size=2&page=0")).json()).toMatchObject({ page: 1, total: 3, totalPages: 2 });
  });

  test.each([
    ["date=2026-02-30", "date", "errors.date"],
    ["templeId=one", "templeId", "errors.id"],
    ["size=0", "size", "errors.size"],
    ["when=today", "when", "errors.unknownField"],
  ])("refuses ?%s", async (query, field, key) => {
    const { visitor } = await opened();
    const refused = await visitor.get(`/api/events?${query}`);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual({ [field]: key });
  });

  test("of a pandit has one's own, of an admin all", async () => {
    const { as, anAccount } = await withEvents();
    expect((await as("PANDIT").get("/api/live/events")).json().total).toBe(2);
    expect((await as("ADMIN").get("/api/live/events")).json().total).toBe(3);
    expect((await (await anAccount({ role: "PANDIT" })).get("/api/live/events")).json().total).toBe(0);
  });
});

describe("taking a live event off", () => {
  test("is open to who scheduled it and to admins", async () => {
    const { as, anAccount, visitor } = await opened();
    await as("PANDIT").post("/api/live/events", anEvent());
    await as("PANDIT").post("/api/live/events", anEvent());
    expect((await (await anAccount({ role: "PANDIT" })).delete("/api/live/events/1")).statusCode).toBe(403);
    expect((await as("PANDIT").delete("/api/live/events/1")).statusCode).toBe(200);
    expect((await as("PANDIT").delete("/api/live/events/1")).statusCode).toBe(404);
    expect((await as("ADMIN").delete("/api/live/events/2")).statusCode).toBe(200);
    expect((await visitor.get("/api/events")).json().total).toBe(0);
  });

  test("is not done by leaving: the event stays without its author", async () => {
    const { anAccount, visitor } = await opened();
    const pandit = await anAccount({ role: "PANDIT" });
    await pandit.post("/api/live/events", anEvent());
    const left = await pandit.call("DELETE", "/api/users/me", { currentPassword: "lotus lamp bell" });
    expect(left.statusCode, left.body).toBeLessThan(300);
    expect((await visitor.get("/api/events")).json().total).toBe(1);
  });
});
