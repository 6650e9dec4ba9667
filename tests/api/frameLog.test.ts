import { expect, test } from "vitest";
import { aPerson, PASSWORD } from "../support/factories";
import { listening } from "../support/listening";
import { testApp } from "../support/testApp";

async function logged(): Promise<{ lines: string[] } & Awaited<ReturnType<typeof testApp>>> {
  const lines: string[] = [];
  return { lines, ...(await testApp({ log: (line) => lines.push(line) })) };
}

test("a line of the log names the route, the answer and the request", async () => {
  const { visitor, lines } = await logged();
  const { headers } = await visitor.post("/api/auth/login", {});
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      reqId: headers["x-request-id"],
      method: "POST",
      route: "/api/auth/login",
      status: 400,
      ms: expect.any(Number),
    }),
  );
});

test("the log has nothing of a person: no address, no name, no password, no token, no query", async () => {
  const { visitor, lines } = await logged();
  const from = { remoteAddress: "203.0.113.77", headers: { "user-agent": "AshasPhone/1.0" } };
  const { body: token } = await visitor.post(
    "/api/auth/register",
    aPerson({ name: "Asha Unusual", email: "asha.unusual@test.example" }),
    from,
  );
  await visitor.post("/api/auth/login", { email: "asha.unusual@test.example", password: "guessing it" }, from);
  await visitor.get("/api/users/me?secret=lotus", { ...from, headers: { authorization: `Bearer ${token}` } });
  expect(lines.length).toBeGreaterThanOrEqual(3);
  expect(lines.join()).not.toMatch(/asha|unusual|203\.0\.113\.77|guessing|lotus/i);
  for (const secret of [token, PASSWORD]) expect(lines.join()).not.toContain(secret);
});

test("a failure nobody foresaw is logged with its cause and the request's id", async () => {
  const { as, db, lines } = await logged();
  await as("DEVOTEE").get("/api/users/me");
  await db.destroy();
  const { headers } = await as("DEVOTEE").get("/api/users/me");
  const failure = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 50);
  expect(failure).toMatchObject({
    reqId: headers["x-request-id"],
    err: { stack: expect.stringContaining("destroyed") },
  });
});

test.each([
  ["who leaves while the answer is on its way is no failure", true],
  ["an answer that breaks off by itself is one", false],
])("%s", async (_, leaves) => {
  const lines: string[] = [];
  const { app } = await testApp({
    log: (line) => lines.push(line),
    with: (app) =>
      app.addHook("preHandler", async ({ raw }) => {
        if (!raw.headers["x-breaks"]) return;
        if (leaves) raw.socket.destroy();
        throw Object.assign(new Error("Premature close"), { code: "ERR_STREAM_PREMATURE_CLOSE" });
      }),
  });
  const url = await listening(app);
  await fetch(new URL("/api/platform/stats", url), { headers: { "x-breaks": "1" } }).catch(() => undefined);
  expect((await fetch(new URL("/healthz", url))).status).toBe(200);
  const failures = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  const told = failures.map(({ msg, err }) => err?.message ?? msg);
  expect(told).toEqual(leaves ? [] : ["Premature close", "answered"]);
});
