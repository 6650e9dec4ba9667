import { describe, expect, test } from "vitest";
import type { TempleCard } from "../../src/contract/temples";
import { aTemple } from "../support/factories";
import { testApp } from "../support/testApp";

describe("figures of the platform", () => {
  test("count what a visitor can find, and no temple that waits, is switched off or archived", async () => {
    const { as, anAccount, visitor } = await testApp({ now: "2026-11-10T04:00:00.000Z" });
    await as("ADMIN").post("/api/admin/temples", aTemple());
    await as("DEVOTEE").post("/api/temples", { name: "Waiting Shrine", address: "Fort Road, Bidar, Karnataka" });
    await as("ADMIN").post("/api/admin/temples", aTemple({ isActive: false }));
    const { id } = (await as("ADMIN").post("/api/admin/temples", aTemple())).json();
    await as("ADMIN").delete(`/api/admin/temples/${id}`);
    await anAccount({ active: false });
    const stats = (await visitor.get("/api/platform/stats")).json();
    expect(stats).toMatchObject({ totalTemples: 1, activeTemples: 1, totalUsers: 3, activeUsers: 2 });
    expect((await visitor.get("/api/temples/search")).json().total).toBe(stats.totalTemples);
    expect(stats.festivalsTracked).toBeGreaterThan(30);
    expect(stats.upcomingFestivals).toBeGreaterThan(0);
    expect(stats.upcomingFestivals).toBeLessThan(stats.festivalsTracked);
  });
});

describe("featured temples", () => {
  const featured = async (now: string, query = "?limit=6"): Promise<TempleCard[]> => {
    const { visitor } = await testApp({ seeded: true, now });
    return (await visitor.get(`/api/platform/featured-temples${query}`)).json().temples;
  };
  const ids = (temples: TempleCard[]) => temples.map(({ id }) => id);

  test("are six that have a story, the same all day in India and others the next day", async () => {
    const morning = await featured("2026-11-09T19:00:00.000Z");
    expect(morning).toHaveLength(6);
    const { visitor } = await testApp({ seeded: true });
    for (const { id } of morning) expect((await visitor.get(`/api/temples/${id}`)).json().history).toBeTruthy();
    expect(ids(await featured("2026-11-10T18:29:00.000Z", ""))).toEqual(ids(morning));
    expect(ids(await featured("2026-11-10T18:31:00.000Z"))).not.toEqual(ids(morning));
  });

  test("are as many as there are", async () => {
    const { as, visitor } = await testApp();
    expect((await visitor.get("/api/platform/featured-temples")).json()).toEqual({ temples: [], total: 0 });
    await as("ADMIN").post("/api/admin/temples", aTemple());
    expect((await visitor.get("/api/platform/featured-temples?limit=24")).json().total).toBe(1);
  });

  test.each(["limit=0", "limit=25", "limit=x"])("%s is refused", async (query) => {
    const { visitor } = await testApp();
    const refused = await visitor.get(`/api/platform/featured-temples?${query}`);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().errors)).toEqual(["limit"]);
  });
});
