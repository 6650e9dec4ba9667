import { Validator } from "@seriousme/openapi-schema-validator";
import type { FastifyInstance, HTTPMethods } from "fastify";
import { expect, test } from "vitest";
import { policy } from "../../src/contract/policy";
import { testApp } from "../support/testApp";

type Operation = { security?: unknown[] };
type Document = { paths: Record<string, Record<string, Operation>> };

/** What is served of the policy table, which holds every route there can be. */
function served(app: FastifyInstance): string[] {
  return Object.keys(policy).filter((row) => {
    const [method, url = ""] = row.split(" ");
    return app.hasRoute({ method: method as HTTPMethods, url });
  });
}

const listed = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
  );

test("the document lists exactly the calls that are served", async () => {
  const { app, visitor } = await testApp();
  const calls = served(app).filter(
    (row) => /^\w+ \/(api|healthz|readyz)/.test(row) && !/ \/api\/(docs|openapi\.json)/.test(row),
  );
  const document = (await visitor.get("/api/openapi.json")).json<Document>();
  expect(listed(document).sort()).toEqual(calls.sort());
  expect(calls).toContain("POST /api/auth/login");
});

test("the document is valid OpenAPI", async () => {
  const { visitor } = await testApp();
  const result = await new Validator().validate(
    (await visitor.get("/api/openapi.json")).json<Record<string, unknown>>(),
  );
  expect(result).toEqual({ valid: true });
});

test("the document says which calls need a token", async () => {
  const { visitor } = await testApp();
  const { paths } = (await visitor.get("/api/openapi.json")).json<Document>();
  expect(paths["/api/users/me"]?.get?.security).toEqual([{ bearer: [] }]);
  expect(paths["/api/auth/login"]?.post).not.toHaveProperty("security");
});

test("there is a page to browse it", async () => {
  const { visitor } = await testApp();
  const page = await visitor.get("/api/docs/");
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.body).toContain("swagger-ui");
  expect(page.headers["content-security-policy"]).not.toMatch(/unsafe-(eval|inline)|https?:|swagger\.io/);
});
