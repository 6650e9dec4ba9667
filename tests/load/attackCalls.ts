import { policy } from "../../src/contract/policy";

export type Call = {
  method: string;
  path: string;
  body?: BodyInit;
  headers?: Record<string, string>;
  /** True where nobody could go on after it: then an account calls that nobody misses. */
  isLast?: boolean;
};
type Random = () => number;

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
};
type Operation = {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
};
export type OpenApi = { paths: Record<string, Record<string, Operation>> };

/** What nobody means and somebody sends: of every kind, some of each length that hurts. */
const HOSTILE: readonly unknown[] = [
  "",
  " ",
  "0",
  "-1",
  "1e309",
  "NaN",
  "9999-12-31",
  "0000-00-00",
  "275760-09-13",
  "2026-02-30",
  "2026-11-23",
  "%",
  "%00",
  "\u0000",
  "\u202e\u200f",
  "🛕",
  "' or 1=1 --",
  '{"$gt":""}',
  "__proto__",
  "constructor",
  "https://[",
  "javascript:alert(1)",
  "//evil.example",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "=cmd|' /C calc'!A0",
  "शिव",
  "ಶಿವ",
  "(a+)+$",
  "@".repeat(5_000),
  "a".repeat(20_000),
  "(".repeat(3_000),
  "9".repeat(400),
  "\ud800",
  0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  1e308,
  true,
  null,
  [],
  {},
  [[[[[]]]]],
  ["a", "b"],
];
const ORDINARY: readonly unknown[] = [
  "shiva",
  "Udupi",
  "en",
  "kn",
  "1",
  "2",
  "24",
  "12.97",
  "77.59",
  "rating",
  "a person",
  "a@b.example",
  1,
  2,
  12.97,
];

/** Calls nobody could go on after: they end sessions of the roles, or change the accounts these stand for. */
const LAST = [/^(POST|PUT|DELETE) \/api\/users\/me/, /^POST \/api\/auth\/logout/, /^(PUT|POST) \/api\/admin\/users/];

const PATHS = [
  "//",
  "///x",
  "/%2f",
  "/assets/..%2f..%2fpackage.json",
  "/assets/%2e%2e/",
  "//evil.example/temple/1",
  "/temple/%00",
  `/temple/${"a".repeat(3_000)}`,
  "/%E0%A4%A",
  "/\\evil.example",
  `/search?q=${encodeURIComponent("@".repeat(900))}`,
  "/?lang=xx",
  "/?lang=kn&lang=hi",
  "/.env",
  "/admin/../api/admin/users",
  "/api/temples/1/../../admin/users",
  "/sw.js",
  "/sitemap.xml",
  "/robots.txt",
];
const PAGES = [
  "/",
  "/divine",
  "/classic",
  "/search",
  "/search?q=shiva",
  "/temple/1",
  "/panchang",
  "/festivals",
  "/donate",
];

/** Endless calls over all routes of the policy table, well formed and hostile by turns; the same ones for the same `random`. */
export function callMaker(book: OpenApi, random: Random): () => Call {
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const value = () => one(random() < 0.5 ? HOSTILE : ORDINARY);
  const routes = Object.keys(policy);

  const filled = (schema: Schema | undefined, depth = 0): unknown => {
    if (!schema || depth > 6 || random() < 0.12) return value();
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return one(schema.enum);
    const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
    if (parts) return filled(one(parts), depth + 1);
    const type = Array.isArray(schema.type) ? one(schema.type) : schema.type;
    if (type === "object" || schema.properties) {
      const names = Object.keys(schema.properties ?? {}).filter(
        (name) => schema.required?.includes(name) || random() < 0.5,
      );
      const entries = names.map((name) => [name, filled(schema.properties?.[name], depth + 1)]);
      if (random() < 0.05) entries.push(["surprise", value()]);
      return Object.fromEntries(entries);
    }
    if (type === "array")
      return Array.from({ length: Math.floor(random() * 4) }, () => filled(schema.items, depth + 1));
    if (type === "boolean") return random() < 0.5;
    if (type === "integer" || type === "number") return Math.floor(random() * 100);
    return value();
  };

  const text = (some: unknown) => (typeof some === "string" ? some : (JSON.stringify(some) ?? ""));
  const pathOf = (pattern: string) =>
    pattern
      .replace(/:\w+/g, () =>
        random() < 0.6
          ? String(Math.ceil(random() * 900))
          : encodeURIComponent(wellFormed(text(value()).slice(0, 300))),
      )
      .replace("*", "index.html");

  const multipart = (): BodyInit => {
    const form = new FormData();
    for (const name of ["rating", "comment", "name", "email", "createOnly", "dryRun"])
      if (random() < 0.6) form.append(name, text(value()).slice(0, 5_000));
    const file = text(value());
    for (const name of ["file", "images", "photos"])
      if (random() < 0.6)
        form.append(name, new File([file], `${text(value()).slice(0, 40)}.${one(["csv", "png", "xlsx", "json"])}`));
    return form;
  };

  const page = (): Call => {
    const path = random() < 0.5 ? one(PATHS) : one(PAGES);
    return { method: "GET", path, headers: { accept: "text/html" } };
  };

  const routed = (): Call => {
    const route = one(routes);
    return { ...callOf(route), isLast: LAST.some((last) => last.test(route)) };
  };

  const callOf = (route: string): Call => {
    const [method = "GET", pattern = "/"] = route.split(" ");
    const operation = book.paths[pattern.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    const query = new URLSearchParams();
    for (const { name, in: where, schema } of operation?.parameters ?? [])
      if (where === "query" && random() < 0.5) query.append(name, wellFormed(text(filled(schema)).slice(0, 2_000)));
    const path = pathOf(pattern) + (query.size > 0 ? `?${query}` : "");
    if (method === "GET") return { method, path };
    if (random() < 0.2) return { method, path, body: multipart() };
    if (random() < 0.05) return { method, path, body: "{", headers: { "content-type": "application/json" } };
    const schema = Object.values(operation?.requestBody?.content ?? {})[0]?.schema;
    return {
      method,
      path,
      body: JSON.stringify(filled(schema)) ?? "null",
      headers: { "content-type": "application/json" },
    };
  };

  return () => (random() < 0.12 ? page() : routed());
}

/** Lone surrogates cannot be written into an address. */
const wellFormed = (text: string) => text.replace(/[\ud800-\udfff]/g, "?");
