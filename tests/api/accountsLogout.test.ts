import { describe, expect, test } from "vitest";
import { buildApp } from "../../src/server/app";
import { openDatabase } from "../../src/server/db/open";
import { tidy } from "../../src/server/housekeeping";
import { PASSWORD } from "../support/factories";
import { SECRET, type TestApp, testApp } from "../support/testApp";

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const logIn = async ({ visitor }: TestApp, email: string) =>
  (await visitor.post("/api/auth/login", { email, password: PASSWORD })).body;
const me = ({ visitor }: Pick<TestApp, "visitor">, token: string) => visitor.get("/api/users/me", bearer(token));

describe("logging out", () => {
  test("ends this token for good, and no other of the account", async () => {
    const opened = await testApp();
    const { email } = await opened.anAccount();
    const [here, elsewhere] = [await logIn(opened, email), await logIn(opened, email)];
    expect((await opened.visitor.post("/api/auth/logout", undefined, bearer(here))).json()).toEqual({ ok: true });
    const refused = await me(opened, here);
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ code: "unauthorized", message: "Please log in to continue." });
    expect((await opened.visitor.post("/api/auth/logout", undefined, bearer(here))).statusCode).toBe(401);
    expect((await me(opened, elsewhere)).statusCode).toBe(200);
  });

  test("ends it on every process of the product", async () => {
    const opened = await testApp();
    const { env, now } = opened.app;
    const another = await buildApp({
      env,
      now,
      database: await openDatabase(env),
      version: "0.0.0-test",
      jwtSecrets: [SECRET],
    });
    try {
      const token = await logIn(opened, (await opened.anAccount()).email);
      const there = () => another.inject({ url: "/api/users/me", ...bearer(token) });
      expect((await there()).statusCode).toBe(200);
      await opened.visitor.post("/api/auth/logout", undefined, bearer(token));
      expect((await there()).statusCode).toBe(401);
    } finally {
      await another.close();
    }
  });

  test("ends what the token was before a change of name, too", async () => {
    const opened = await testApp();
    const before = await logIn(opened, (await opened.anAccount()).email);
    const renamed = await opened.visitor.put("/api/users/me", { name: "Another Name" }, bearer(before));
    const { token } = renamed.json();
    expect((await me(opened, before)).statusCode).toBe(200); // calls under way when the new token came
    await opened.visitor.post("/api/auth/logout", undefined, bearer(token));
    expect([(await me(opened, token)).statusCode, (await me(opened, before)).statusCode]).toEqual([401, 401]);
  });

  test("is refused without a token", async () => {
    const { visitor } = await testApp();
    expect((await visitor.post("/api/auth/logout")).statusCode).toBe(401);
  });

  test("is remembered until the token expires by itself", async () => {
    const opened = await testApp({ now: "2026-03-14T06:00:00Z" });
    const token = await logIn(opened, (await opened.anAccount()).email);
    await opened.visitor.post("/api/auth/logout", undefined, bearer(token));
    const rows = () => opened.db.selectFrom("ended_sessions").selectAll().execute();
    opened.clock.set("2026-03-14T17:59:59Z");
    await tidy(opened.app);
    expect(await rows()).toHaveLength(1);
    expect(JSON.stringify(await rows())).not.toContain(token);
    opened.clock.set("2026-03-14T18:00:01Z");
    await tidy(opened.app);
    expect(await rows()).toEqual([]);
  });
});

test("a token that names no session is none", async () => {
  const { app, anAccount, visitor } = await testApp();
  const { id } = await anAccount();
  const token = app.jwt.sign({ sub: String(id), role: "DEVOTEE", name: "me", tokenVersion: 1 } as never);
  expect((await visitor.get("/api/users/me", bearer(token))).statusCode).toBe(401);
});
