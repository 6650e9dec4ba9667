import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { aPerson } from "../support/factories";
import { testApp } from "../support/testApp";

const json = { "content-type": "application/json" };
const TEN_MEGABYTES = 10 * 1024 * 1024;

describe("the policy table", () => {
  test("a route that nobody decided on stops the start", async () => {
    const start = testApp({ with: (app) => app.get("/api/undecided", () => "served") });
    await expect(start).rejects.toThrow("GET /api/undecided has no policy");
  });

  test("a method that nobody decided on stops the start, also beside one that is listed", async () => {
    const route = { method: ["GET", "PATCH"], url: "/calendar/:feed", handler: () => "served" };
    await expect(testApp({ with: (app) => app.route(route) })).rejects.toThrow("PATCH /calendar/:feed has no policy");
  });

  test("a HEAD follows its GET", async () => {
    const { visitor, as } = await testApp();
    expect((await visitor.call("HEAD", "/api/users/me")).statusCode).toBe(401);
    expect((await as("DEVOTEE").call("HEAD", "/api/users/me")).statusCode).toBe(200);
  });
});

describe("a failure", () => {
  test("of an unknown call answers 404 with the catalogue's text and the request's id", async () => {
    const { visitor } = await testApp();
    const answer = await visitor.get("/api/nothing-here");
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      statusCode: 404,
      code: "notFound",
      message: "The requested resource was not found.",
      requestId: answer.headers["x-request-id"],
    });
  });

  test("of an unknown method on a known call is 404 as well", async () => {
    const { visitor } = await testApp();
    expect((await visitor.put("/api/auth/login", {})).statusCode).toBe(404);
  });

  test("that nobody foresaw answers 500 and tells nothing of its cause", async () => {
    const { as, db } = await testApp();
    await as("DEVOTEE").get("/api/users/me");
    await db.destroy();
    const answer = await as("DEVOTEE").get("/api/users/me");
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      statusCode: 500,
      code: "server",
      message: "Server error. Please try again later.",
      requestId: expect.any(String),
    });
  });

  test("of the input names each field with the key of what is wrong", async () => {
    const { visitor } = await testApp();
    const answer = await visitor.post("/api/auth/register", { email: "nobody", password: "short", isAdmin: true });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: "validation",
      message: "Please check your input and try again.",
      errors: {
        name: "errors.required",
        email: "errors.email",
        password: "errors.passwordShort",
        isAdmin: "errors.unknownField",
      },
    });
  });
});

describe("a body", () => {
  test.each([
    ["that is broken JSON", '{"email":', json, 400, "Invalid request. Please check your input."],
    ["that is empty", "", json, 400, "Invalid request. Please check your input."],
    [
      "that is not UTF-8",
      Buffer.from('{"email":"\xff\xfe"}', "latin1"),
      json,
      400,
      "Invalid request. Please check your input.",
    ],
    [
      "that reaches for the prototype",
      '{"__proto__":{"role":"ADMIN"}}',
      json,
      400,
      "Invalid request. Please check your input.",
    ],
    ["of a list where an object belongs", "[]", json, 400, "Please check your input and try again."],
    ["of ten megabytes", "x".repeat(TEN_MEGABYTES), json, 413, "The request is too large."],
    [
      "of a type nobody reads",
      "<a/>",
      { "content-type": "application/xml" },
      415,
      "This content type is not supported.",
    ],
    [
      "of a form",
      "a=1",
      { "content-type": "application/x-www-form-urlencoded" },
      415,
      "This content type is not supported.",
    ],
  ] as const)("%s is refused in the catalogue's words", async (_, body, headers, status, message) => {
    const { visitor } = await testApp();
    const answer = await visitor.post("/api/auth/login", body, { headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ statusCode: status, message });
  });

  test("of ten megabytes is refused also when it does not say its length", async () => {
    const { visitor } = await testApp();
    const body = Readable.from(Array.from({ length: 160 }, () => Buffer.alloc(TEN_MEGABYTES / 160, "x")));
    expect((await visitor.post("/api/auth/login", body, { headers: json })).statusCode).toBe(413);
  });
});

describe("an address", () => {
  test.each(["/api/%FF", "/api/auth/login?next=%FF", "/api/temples/%E0%A4%A"])("%s is refused", async (address) => {
    const { visitor } = await testApp();
    const answer = await visitor.get(address);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "badRequest", message: "Invalid request. Please check your input." });
  });

  test.each(["/temple/%E0%A4%A", "/temples/%ff?lang=hi"])("%s is refused with a page", async (address) => {
    const { visitor } = await testApp();
    const answer = await visitor.get(address);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"]);
    expect(answer.body).toContain(address.includes("hi") ? '<html lang="hi">' : "Invalid request.");
  });

  test("of absurd length is refused without a failure", async () => {
    const { visitor } = await testApp();
    expect((await visitor.get(`/api/temples/${"a".repeat(5_000)}`)).statusCode).toBeOneOf([400, 404]);
  });
});

describe("a request's id", () => {
  test("is on every answer and never the same", async () => {
    const { visitor } = await testApp();
    const answers = await Promise.all([
      visitor.get("/healthz"),
      visitor.get("/api/nothing"),
      visitor.post("/api/auth/register", aPerson()),
    ]);
    const ids = answers.map((answer) => answer.headers["x-request-id"]);
    expect(ids.every((id) => typeof id === "string" && id.length > 2)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("/healthz", () => {
  test("answers with the version, also when the database is gone", async () => {
    const { visitor, db } = await testApp();
    await db.destroy();
    const answer = await visitor.get("/healthz");
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: "ok", version: "0.0.0-test" }]);
  });
});
