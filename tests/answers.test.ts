import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { answerSchema, writeAnswer } from "../src/server/plugins/contract";

const folder = `${import.meta.dirname}/../src/contract`;
const modules: Record<string, unknown>[] = await Promise.all(
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => import(`${folder}/${name}`)),
);

test("no answer is written by trying branches, for which a validator is compiled while nobody is served", () => {
  const types = modules.flatMap((module) => Object.entries(module)).filter(([, type]) => type instanceof z.ZodType);
  expect(types.length).toBeGreaterThan(300);
  const tried = types.filter(([, type]) => /"(anyOf|oneOf|if)":/.test(JSON.stringify(answerSchema(type as z.ZodType))));
  expect(tried.map(([name]) => name)).toEqual([]);
});

const Item = z.object({ id: z.number(), rule: z.null().or(z.string()) });
const Rule = z.discriminatedUnion("basis", [
  z.object({ basis: z.literal("date"), day: z.number(), year: z.number().default(2026) }),
  z.object({ basis: z.literal("star"), star: z.string(), day: z.string() }),
]);

test.each([
  [
    "a list",
    z.union([z.array(Item), z.object({ items: z.array(Item) })]),
    [{ id: 1, rule: null, secret: 1 }],
    '[{"id":1,"rule":null}]',
  ],
  [
    "or a page of it",
    z.union([z.array(Item), z.object({ items: z.array(Item) })]),
    { items: [{ id: 1, rule: "a" }], secret: 1 },
    '{"items":[{"id":1,"rule":"a"}]}',
  ],
  ["one of several records", Rule.nullable(), { basis: "date", day: 3, secret: 1 }, '{"basis":"date","day":3}'],
  [
    "another of them",
    Rule.nullable(),
    { basis: "star", star: "Pushya", day: "last" },
    '{"basis":"star","day":"last","star":"Pushya"}',
  ],
  ["none of them", z.object({ rule: Rule.nullable() }), { rule: null }, '{"rule":null}'],
  [
    "a word of a closed list or none",
    z.object({ kind: z.enum(["a", "b"]).nullable() }),
    { kind: null },
    '{"kind":null}',
  ],
  [
    "what several records have below one name",
    z.object({
      at: z.union([
        z.object({ in: z.object({ a: z.number() }) }),
        z.object({ in: z.object({ b: z.string() }).nullable() }),
      ]),
    }),
    { at: { in: { b: "x", secret: 1 } } },
    '{"at":{"in":{"b":"x"}}}',
  ],
  [
    "a list of this or a list of that",
    z.union([z.array(z.number()), z.array(z.object({ a: z.number() }))]),
    [{ a: 1, secret: 1 }],
    '[{"a":1}]',
  ],
  ["a number or a text", z.object({ at: z.union([z.number(), z.string()]) }), { at: "noon" }, '{"at":"noon"}'],
] as const)("%s is written as promised, and nothing else", (_, type, answer, json) => {
  expect(writeAnswer(type, answer)).toBe(json);
});
