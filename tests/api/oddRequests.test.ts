import { describe, expect, test } from "vitest";
import { policy } from "../../src/contract/policy";
import { oddTargets, portOf, rawGet, statusOf } from "../support/rawHttp";
import { sharedApp, testApp } from "../support/testApp";

const { visitor, as } = await sharedApp({ seeded: true, env: { RATE_LIMITS: "off" }, now: "2026-03-14T06:30:00Z" });

/** What a call needs besides the value under test. */
const usual: Record<string, string> = {
  q: "shiva",
  name: "Shiva",
  ids: "1,2",
  lat: "12.97",
  lng: "77.59",
  latitude: "12.97",
  longitude: "77.59",
  date: "2026-03-14",
  ticket: "x".repeat(43),
  token: "x".repeat(43),
};
const texts = [
  "",
  " ",
  "0",
  "-1",
  "1e999",
  "NaN",
  "99999999999",
  "9007199254740993",
  "null",
  "true",
  "[object Object]",
];
const odd = [
  "'",
  "\\",
  "%",
  "_",
  "*",
  "\u{1F6D5}",
  "\ud83d",
  "\u202e",
  "\uffff",
  "e\u0301",
  "x".repeat(3_000),
  "__proto__",
];
const dates = ["0000-01-01", "0001-01-01", "1899-12-31", "1900-01-01", "1900-02-29", "2000-02-29", "2100-01-01"];
const late = ["2100-12-31", "2101-01-01", "9998-12-31", "9999-12-31", "10000-01-01", "275760-09-13", "-000001-01-01"];
const months = ["0000-00", "1900-01", "2100-12", "2101-01", "9999-12"];
const years = ["0000", "1", "1899", "1900", "2100", "2101", "9999", "10000"];
const degrees = ["90", "-90", "89.99", "66.5", "180", "-180", "180.1"];

const valuesOf = (name: string): readonly string[] => [
  ...texts,
  ...odd,
  ...(/date|from|to|month|year|day/i.test(name) ? [...dates, ...late, ...months, ...years] : []),
  ...(/lat|lng|lon/i.test(name) ? degrees : []),
];

type Parameter = { name: string; in: string; required?: boolean };
type Paths = Record<string, Record<string, { parameters?: Parameter[] }>>;
const book: { paths: Paths } = (await visitor.get("/api/openapi.json")).json();
const reads = Object.entries(book.paths).flatMap(([path, methods]) =>
  methods.get ? [{ path, parameters: methods.get.parameters ?? [] }] : [],
);

const asked = (path: string, parameters: Parameter[], query: [string, string][]) => {
  const needed = parameters.filter((each) => each.in === "query" && (each.required || each.name in usual));
  const others = needed.filter(({ name }) => !query.some(([given]) => given === name));
  const all = [...others.map(({ name }): [string, string] => [name, usual[name] ?? "1"]), ...query];
  const pathname = path.replace(/\{(\w+)\}/g, (_, name: string) => (name === "slug" ? "diwali" : "1"));
  return `${pathname}?${all.map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`).join("&")}`;
};
/** A lone surrogate has no UTF-8: it is sent as the three bytes a careless program makes of it. */
const encoded = (value: string) => (value === "\ud83d" ? "%ED%A0%BD" : encodeURIComponent(value));

describe("a read with an odd value", () => {
  test("is described for every route that the policy lists", () => {
    const listed = Object.keys(policy).filter((key) => /^GET \/api\/(?!docs|openapi)/.test(key));
    const described = new Set(reads.map(({ path }) => `GET ${path.replace(/\{(\w+)\}/g, ":$1")}`));
    expect(listed.filter((key) => !described.has(key))).toEqual([]);
  });

  test.each(reads)("in its query or path never breaks $path", async ({ path, parameters }) => {
    const caller = as("SUPER_ADMIN");
    const broken: string[] = [];
    const look = async (address: string) => {
      const { statusCode } = await caller.get(address);
      if (statusCode >= 500) broken.push(`${statusCode} ${address.slice(0, 200)}`);
    };
    for (const { name, in: place } of parameters) {
      for (const value of valuesOf(name)) {
        if (place === "query") await look(asked(path, parameters, [[name, value]]));
        else if (value !== "") await look(asked(path.replace(`{${name}}`, encoded(value)), parameters, []));
      }
      if (place !== "query") continue;
      await look(asked(path, parameters, [[`${name}[]`, "1"]]));
      await look(
        asked(path, parameters, [
          [name, "1"],
          [name, "2"],
        ]),
      );
    }
    await look(asked(path, parameters, [["unheard-of", "1"]]));
    expect(broken).toEqual([]);
  });
});

describe("an address that no browser writes", () => {
  test("is answered, refused or led elsewhere on this site", async () => {
    const { app } = await testApp({ env: { RATE_LIMITS: "off" } });
    const port = await portOf(app);
    const wrong: string[] = [];
    for (const target of oddTargets) {
      const answer = await rawGet(port, target);
      const status = statusOf(answer);
      const location = /^location: (.*)\r$/im.exec(answer)?.[1];
      const isHere = location === undefined || /^\/(?![/\\])/.test(location);
      if (!(status >= 200 && status < 500) || !isHere) wrong.push(`${status} ${target.slice(0, 80)} ${location ?? ""}`);
    }
    expect(wrong).toEqual([]);
  });
});
