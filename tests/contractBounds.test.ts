import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";

const folder = `${import.meta.dirname}/../src/contract`;
const names = readdirSync(folder).filter((name) => name.endsWith(".ts"));
const modules: [string, Record<string, unknown>][] = await Promise.all(
  names.map(async (name) => [name, await import(`${folder}/${name}`)] as [string, Record<string, unknown>]),
);

type Definition = { type?: string; checks?: readonly { _zod: { def: Check } }[]; check?: string };
type Check = { check: string; abort?: boolean; maximum?: number };
const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;

/** Checks that look at every sign of a text. */
const isCostly = ({ check }: Check) => check === "string_format" || check === "custom";
const isBound = ({ check, abort }: Check) => (check === "max_length" || check === "length_equals") && abort === true;

/** Whether a text is looked at by this schema alone only when it is short enough. */
function isBounded(schema: z.ZodType): boolean {
  const { type, checks = [] } = definitionOf(schema);
  if (type === "pipe") return isBounded((schema as z.ZodPipe<z.ZodType>).def.in);
  return type === "string" && checks.some(({ _zod }) => isBound(_zod.def));
}

/** The places below a schema where a text of any length meets a pattern or a rule. */
function* unbounded(schema: z.ZodType, path: string, seen: Set<z.ZodType>, given = false): Generator<string> {
  if (seen.has(schema)) return;
  seen.add(schema);
  const definition = definitionOf(schema);
  const checks = (definition.checks ?? []).map(({ _zod }) => _zod.def);
  if (definition.type === "string" && !given) {
    const first = definition.check === "string_format" ? 0 : checks.findIndex(isCostly);
    if (first >= 0 && !checks.slice(0, first).some(isBound)) yield path;
  }
  if (definition.type === "pipe") {
    const { in: before, out } = (schema as z.ZodPipe<z.ZodType, z.ZodType>).def;
    yield* unbounded(before, path, seen, given);
    yield* unbounded(out, path, seen, given || isBounded(before));
    return;
  }
  for (const [name, part] of partsOf(definition)) yield* unbounded(part, name ? `${path}.${name}` : path, seen, given);
}

function* partsOf(definition: object): Generator<[name: string, part: z.ZodType]> {
  for (const [name, value] of Object.entries(definition)) {
    if (value instanceof z.ZodType) yield ["", value];
    else if (name === "options") for (const option of value) yield ["", option];
    else if (name === "shape") yield* Object.entries<z.ZodType>(value);
    else if (name === "items") yield* value.map((item: z.ZodType, at: number) => [`${at}`, item]);
  }
}

const schemasOf = (module: Record<string, unknown>) =>
  Object.entries(module).filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType);

describe("no text of any length meets a pattern or a rule in", () => {
  test.each(modules.filter(([, module]) => schemasOf(module).length > 0))("%s", (_, module) => {
    const found = schemasOf(module).flatMap(([name, schema]) => [...unbounded(schema, name, new Set())]);
    expect(found).toEqual([]);
  });
});

test("a text that is too long is told so, and its pattern is not asked", () => {
  let asked = 0;
  const rule = () => {
    asked++;
    return true;
  };
  const bounded = z.string().max(5, { error: "long", abort: true }).refine(rule);
  expect(bounded.safeParse("123456").error?.issues.map(({ message }) => message)).toEqual(["long"]);
  expect(asked).toBe(0);
  const [found] = unbounded(z.strictObject({ a: z.string().max(5).refine(rule).optional() }), "Input", new Set());
  expect(found).toBe("Input.a");
});
