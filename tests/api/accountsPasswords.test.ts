import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { issueLink } from "../../src/server/accounts/links";
import { builtServer } from "../support/builtServer";
import { testNow } from "../support/clock";
import { aPerson, PASSWORD } from "../support/factories";
import { type TestApp, testApp } from "../support/testApp";

const unlimited = { RATE_LIMITS: "off" };

/** Every way in which a person chooses a password, and its answer to one. */
const ways: Record<string, (app: TestApp, password: string) => Promise<{ statusCode: number; body: string }>> = {
  registering: ({ visitor }, password) => visitor.post("/api/auth/register", aPerson({ name: "Meera Iyer", password })),
  "setting up": async ({ visitor, db }, password) => {
    const token = await issueLink(db, "setup", null, testNow());
    return visitor.post("/api/auth/setup", aPerson({ name: "Meera Iyer", password, token }));
  },
  "the link of a forgotten password": async ({ visitor, db, anAccount }, password) => {
    const { id } = await anAccount({ name: "Meera Iyer" });
    const token = await issueLink(db, "reset", id, testNow());
    return visitor.post("/api/auth/reset", { token, password });
  },
  settings: async ({ anAccount }, password) => {
    const person = await anAccount({ name: "Meera Iyer" });
    return person.put("/api/users/me", { name: "Meera Iyer", password, currentPassword: PASSWORD });
  },
};

describe.each(Object.entries(ways))("%s", (_, choose) => {
  test.each(["password1", "PassWord1", "12345678", "qwertyuiop", "iloveyou"])(
    "refuses %s, which many people use",
    async (password) => {
      const answer = await choose(await testApp({ env: unlimited }), password);
      expect(answer.statusCode).toBe(400);
      expect(JSON.parse(answer.body).errors).toEqual({ password: "errors.passwordCommon" });
    },
  );

  test.each(["meera iyer 77", "MeeraIyer!", "Devalaya-2026"])(
    "refuses %s, which is its owner's or ours",
    async (password) => {
      const answer = await choose(await testApp({ env: unlimited }), password);
      expect(answer.statusCode).toBe(400);
      expect(JSON.parse(answer.body).errors).toEqual({ password: "errors.passwordOwn" });
    },
  );

  test.each(["seven lamps lit", "x".repeat(7) + "y".repeat(57), "ಏಳು ದೀಪಗಳು", "8 signs!"])(
    "takes %s",
    async (password) => {
      const answer = await choose(await testApp({ env: unlimited }), password);
      expect(answer.statusCode, answer.body).toBeLessThan(300);
    },
  );
});

test("an address and what comes before its @ are no password", async () => {
  const { visitor } = await testApp({ env: unlimited });
  for (const password of ["lakshmi.n@test.example", "lakshmi.n 2026"]) {
    const answer = await visitor.post("/api/auth/register", aPerson({ email: "lakshmi.n@test.example", password }));
    expect(answer.json().errors).toEqual({ password: "errors.passwordOwn" });
  }
});

test("a link outlives a password that was refused", async () => {
  const { visitor, db, anAccount } = await testApp({ env: unlimited });
  const token = await issueLink(db, "reset", (await anAccount()).id, testNow());
  expect((await visitor.post("/api/auth/reset", { token, password: "password1" })).statusCode).toBe(400);
  expect((await visitor.post("/api/auth/reset", { token, password: "seven lamps lit" })).statusCode).toBe(200);
});

test("npm run admin:create says that a password is common, and makes nobody", async () => {
  const { app, db } = await testApp();
  const { DATA_DIR, DATABASE_URL } = app.env;
  const env = { ...process.env, DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }), ADMIN_PASSWORD: "password1" };
  const args = [await builtServer("adminCreate"), "--email", "head@test.example", "--name", "Head"];
  await expect(promisify(execFile)(process.execPath, args, { env })).rejects.toMatchObject({
    stderr: expect.stringContaining("password: passwordCommon"),
  });
  expect(await db.selectFrom("users").selectAll().execute()).toEqual([]);
});
