import { describe, expect, test } from "vitest";
import type { AdminStats } from "../../src/contract/admin";
import { aTemple } from "../support/factories";
import { testApp } from "../support/testApp";

const valuesOf = (stats: AdminStats) => Object.fromEntries(stats.cards.map(({ icon, value }) => [icon, value]));

describe("the dashboard's figures", () => {
  test("count temples by where they stand", async () => {
    const { as } = await testApp();
    const admin = as("ADMIN");
    const make = async (fields = {}) => (await admin.post("/api/admin/temples", aTemple(fields))).json().id;
    await make({ isVerified: true });
    await make();
    await make({ isActive: false });
    await as("DEVOTEE").post("/api/temples", { name: "Sent in", address: "1 Fort Road, Mysuru, Karnataka" });
    await admin.delete(`/api/admin/temples/${await make({ isVerified: true })}`);

    const stats = (await admin.get("/api/admin/stats")).json();
    expect(stats).toMatchObject({ pendingApprovals: 1, activeTemples: 2, underReview: 1, archived: 1 });
    expect(valuesOf(stats)).toMatchObject({ temple: 4, verified: 1 });
    expect(stats.cards).toContainEqual({
      icon: "verified",
      value: 1,
      label: "Verified temples",
      color: "green",
      link: "/admin/temples?verified=true",
    });
  });

  test("are named in the language of who asks", async () => {
    const { as } = await testApp();
    const labelsIn = async (language: string) => {
      const answer = await as("ADMIN").get("/api/admin/stats", { headers: { "accept-language": language } });
      return answer.json().cards.map(({ label }: { label: string }) => label);
    };
    expect(await labelsIn("en-IN")).toContain("Temples on record");
    expect(await labelsIn("hi")).toContain("दर्ज मंदिर");
    expect((await labelsIn("kn")).join()).toMatch(/^[\u0c80-\u0cff\s\d,]+$/u);
  });

  test("count an account as new for thirty days", async () => {
    const { as, anAccount, clock } = await testApp({ now: "2026-03-01T06:00:00.000Z" });
    await anAccount();
    const before = valuesOf((await as("SUPER_ADMIN").get("/api/admin/stats")).json());
    clock.set("2026-04-15T06:00:00.000Z");
    const after = valuesOf((await as("SUPER_ADMIN").get("/api/admin/stats")).json());
    expect(before).toMatchObject({ users: 2, recent: 2 });
    expect(after).toMatchObject({ users: 2, recent: 0 });
  });

  test("that count a list lead to as many rows", async () => {
    const { as } = await testApp({ seeded: true });
    const admin = as("ADMIN");
    const { cards }: AdminStats = (await admin.get("/api/admin/stats")).json();
    for (const { link, value } of cards) {
      if (link === null) continue;
      const filters = Object.fromEntries(new URL(link, "http://console").searchParams);
      const list = await admin.get("/api/admin/temples", { query: { ...filters, page: "1" } });
      expect([link, list.json().total]).toEqual([link, value]);
    }
  });
});

test("recent temples are the last ones added, newest first, without archived ones", async () => {
  const { as } = await testApp();
  const admin = as("ADMIN");
  const made = [];
  for (const isActive of [true, false, true]) {
    made.push((await admin.post("/api/admin/temples", aTemple({ isActive }))).json());
  }
  await admin.delete(`/api/admin/temples/${made[2].id}`);
  const recent = (await admin.get("/api/admin/recent-temples")).json();
  expect(recent).toEqual([
    { id: made[1].id, name: made[1].name, location: "Mysuru, Karnataka", status: "Inactive", added: made[1].createdAt },
    { id: made[0].id, name: made[0].name, location: "Mysuru, Karnataka", status: "Active", added: made[0].createdAt },
  ]);
});
