import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { setPassword } from "../../src/server/accounts/repository";
import { PASSWORD_HASH } from "../support/factories";
import { testApp } from "../support/testApp";

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("a token ends at once", () => {
  test("by logging out everywhere, for that account alone", async () => {
    const { anAccount } = await testApp();
    const [one, other] = [await anAccount(), await anAccount()];
    expect((await one.post("/api/auth/logout-everywhere")).json()).toEqual({ ok: true });
    const answer = await one.get("/api/users/me");
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: "unauthorized", message: "Please log in to continue." });
    expect((await other.get("/api/users/me")).statusCode).toBe(200);
  });

  test("by a change of password", async () => {
    const { anAccount, db } = await testApp();
    const one = await anAccount();
    await setPassword(db, one.id, PASSWORD_HASH);
    expect((await one.get("/api/users/me")).statusCode).toBe(401);
  });

  test("by deactivation", async () => {
    const { anAccount, db } = await testApp();
    const one = await anAccount();
    expect((await one.get("/api/users/me")).statusCode).toBe(200);
    await db.updateTable("users").set({ active: 0 }).where("id", "=", one.id).execute();
    expect((await one.get("/api/users/me")).statusCode).toBe(401);
  });

  test("by deletion of the account", async () => {
    const { anAccount, db } = await testApp();
    const one = await anAccount();
    await db.deleteFrom("users").where("id", "=", one.id).execute();
    expect((await one.get("/api/users/me")).statusCode).toBe(401);
  });
});

describe("a token's word about the role counts for nothing", () => {
  test("the account is what it is on file", async () => {
    const { anAccount, app, visitor } = await testApp();
    const { id } = await anAccount({ role: "DEVOTEE" });
    const boast = app.jwt.sign({ sub: String(id), role: "SUPER_ADMIN", name: "me", tokenVersion: 1, sid: "one" });
    expect((await visitor.get("/api/users/me", bearer(boast))).json().role).toBe("DEVOTEE");
    expect((await visitor.get("/api/admin/temples", bearer(boast))).statusCode).toBe(403);
  });

  test("a demotion acts on the next call", async () => {
    const { anAccount, db } = await testApp();
    const one = await anAccount({ role: "TEMPLE_ADMIN" });
    expect((await one.get("/api/admin/temples")).statusCode).toBe(200);
    await db.updateTable("users").set({ role: "DEVOTEE" }).where("id", "=", one.id).execute();
    expect((await one.get("/api/admin/temples")).statusCode).toBe(403);
  });
});

describe("a credential that is not ours is none", () => {
  const claims = { sub: "1", role: "SUPER_ADMIN", name: "me", tokenVersion: 1, sid: "one", exp: 4_102_444_800 };
  const signed = (header: object, secret: string) => {
    const content = `${base64(header)}.${base64(claims)}`;
    return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
  };
  test.each([
    ["signed with another secret", `Bearer ${signed({ alg: "HS256", typ: "JWT" }, "another secret")}`],
    ["without a signature", `Bearer ${base64({ alg: "none", typ: "JWT" })}.${base64(claims)}.`],
    ["of nonsense", "Bearer nonsense"],
    ["of another kind", "Basic YTpi"],
    ["with nothing in it", "Bearer "],
  ])("%s", async (_, authorization) => {
    const { visitor, anAccount } = await testApp();
    await anAccount({ role: "SUPER_ADMIN" });
    expect((await visitor.get("/api/users/me", { headers: { authorization } })).statusCode).toBe(401);
    expect((await visitor.get("/healthz", { headers: { authorization } })).statusCode).toBe(200);
  });

  test("whose time is over", async () => {
    const { anAccount, app, visitor } = await testApp();
    const { id } = await anAccount();
    const old = app.jwt.sign({
      sub: String(id),
      role: "DEVOTEE",
      name: "me",
      tokenVersion: 1,
      sid: "one",
      iat: 1_000,
      exp: 2_000,
    } as never);
    expect((await visitor.get("/api/users/me", bearer(old))).statusCode).toBe(401);
  });
});
