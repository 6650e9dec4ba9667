import { describe, expect, test, vi } from "vitest";
import type { TokenPayload } from "../../src/contract/accounts";
import { aPerson, PASSWORD } from "../support/factories";
import { type TestApp, testApp } from "../support/testApp";

vi.mock("@node-rs/argon2", async (importOriginal) => {
  const argon2 = await importOriginal<typeof import("@node-rs/argon2")>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});
const { verify } = vi.mocked(await import("@node-rs/argon2"));

const claimsOf = ({ app }: TestApp, token: string): TokenPayload & { iat: number } =>
  app.jwt.verify(token, { clockTimestamp: app.now().getTime() });
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe("registering", () => {
  test("answers with the token as plain text, and the account is a devotee's", async () => {
    const opened = await testApp();
    const person = aPerson({ name: "  Asha Rao ", email: "Asha.Rao@Test.Example" });
    const answer = await opened.visitor.post("/api/auth/register", person);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers).toMatchObject({ "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
    expect(claimsOf(opened, answer.body)).toMatchObject({ role: "DEVOTEE", name: "Asha Rao", tokenVersion: 1 });
    const me = await opened.visitor.get("/api/users/me", bearer(answer.body));
    expect(me.json()).toMatchObject({ name: "Asha Rao", role: "DEVOTEE", requestedRole: null });
  });

  test.each(["PANDIT", "ADMIN"] as const)("as %s makes a devotee with a request for that role", async (role) => {
    const { visitor } = await testApp();
    const { body: token } = await visitor.post("/api/auth/register", aPerson({ role }));
    expect((await visitor.get("/api/users/me", bearer(token))).json()).toMatchObject({
      role: "DEVOTEE",
      requestedRole: role,
    });
  });

  test("asks for name, address and password", async () => {
    const { visitor } = await testApp();
    const answer = await visitor.post("/api/auth/register", {});
    expect(answer.statusCode).toBe(400);
    const required = "errors.required";
    expect(answer.json().errors).toMatchObject({ name: required, email: required, password: required });
  });

  test("refuses a role that nobody may ask for", async () => {
    const { visitor } = await testApp();
    const answer = await visitor.post("/api/auth/register", { ...aPerson(), role: "SUPER_ADMIN" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ role: "errors.role" });
  });

  test("refuses an address that has an account, whatever its case", async () => {
    const { visitor } = await testApp();
    await visitor.post("/api/auth/register", aPerson({ email: "asha@test.example" }));
    const answer = await visitor.post("/api/auth/register", aPerson({ email: "ASHA@test.example" }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: "taken", errors: { email: "errors.emailTaken" } });
  });

  test("twice at the same time makes one account", async () => {
    const { visitor, db } = await testApp();
    const person = aPerson({ role: "PANDIT" });
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post("/api/auth/register", person)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409]);
    expect(await db.selectFrom("role_requests").selectAll().execute()).toHaveLength(1);
  });

  test("keeps no password, only an argon2id hash", async () => {
    const { visitor, db } = await testApp();
    await visitor.post("/api/auth/register", aPerson());
    const { password_hash } = await db.selectFrom("users").select("password_hash").executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe("signing in", () => {
  test("answers with the token as plain text, good for twelve hours", async () => {
    const opened = await testApp();
    const { id, email } = await opened.anAccount({ role: "PANDIT", name: "Ravi" });
    const answer = await opened.visitor.post("/api/auth/login", {
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
    const claims = claimsOf(opened, answer.body);
    expect(claims).toMatchObject({ sub: String(id), role: "PANDIT", name: "Ravi", tokenVersion: 1 });
    expect(claims.exp - claims.iat).toBe(12 * 3600);
  });

  test("says the same and does the same work for a wrong password, an unknown address and a closed account", async () => {
    const { visitor, anAccount } = await testApp();
    const { email } = await anAccount();
    const closed = await anAccount({ active: false });
    const attempts = [
      { email, password: "not this one" },
      { email: "nobody@test.example", password: "not this one" },
      { email: closed.email, password: PASSWORD },
    ];
    for (const attempt of attempts) {
      verify.mockClear();
      const answer = await visitor.post("/api/auth/login", attempt);
      const { requestId, ...said } = answer.json();
      expect(said).toEqual({ statusCode: 401, code: "invalidCredentials", message: "Invalid credentials" });
      expect(answer.statusCode).toBe(401);
      expect(verify).toHaveBeenCalledOnce();
      expect(verify.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    }
  });

  test("asks for both fields", async () => {
    const { visitor } = await testApp();
    const answer = await visitor.post("/api/auth/login", { email: "" });
    expect(answer.json().errors).toEqual({ email: "errors.required", password: "errors.required" });
  });
});

describe("one's own account", () => {
  test("shows nothing of the password or the token's version", async () => {
    const { as } = await testApp();
    const me = (await as("CONTENT_ADMIN").get("/api/users/me")).json();
    expect(Object.keys(me).sort()).toEqual([
      "createdAt",
      "email",
      "emailVerified",
      "faith",
      "id",
      "location",
      "managesTemple",
      "name",
      "phone",
      "preferences",
      "requestedRole",
      "role",
    ]);
  });
});
