import fastJsonStringify, { type AnySchema } from "fast-json-stringify";
import type { FastifySchemaCompiler } from "fastify";
import fp from "fastify-plugin";
import { z } from "zod";
import { AppError } from "../errors";

/**
 * Requests are read by the contract's schemas, answers are written by them: a column nobody promised is dropped.
 * Answers go through fast-json-stringify, compiled once from the schema, because parsing each answer with zod would
 * cost more than finding it.
 */
export const contract = fp(async (app) => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(({ schema }) => {
    const type = asZod(schema);
    return (answer) => writeAnswer(type, answer);
  });
});

const validatorCompiler: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  const type = asZod(schema);
  const read = httpPart === "querystring" ? withoutBlanks : (input: unknown) => input ?? {};
  return (input: unknown) => {
    const parsed = type.safeParse(read(input));
    return parsed.success
      ? { value: parsed.data }
      : { error: new AppError("validation", undefined, fieldErrors(parsed.error)) };
  };
};

/** A form sends the fields that nobody filled as `name=`: in an address that is as if they were not there. */
const withoutBlanks = (query: unknown) =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ""));

/** What `input` is by `type`; refused with 400 field by field, as a body that a route declares is. */
export function readInput<Type extends z.ZodType>(type: Type, input: unknown): z.output<Type> {
  const parsed = type.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  throw new AppError("validation", undefined, fieldErrors(parsed.error));
}

function asZod(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new Error("Route schemas are zod types of src/contract");
}

/** The first message of each field, keyed by its dotted path; an unknown field is named itself. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues.flatMap(flattened)) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) errors[[...issue.path, key].join(".")] ??= "errors.unknownField";
    } else {
      errors[issue.path.join(".") || "form"] ??= issue.message;
    }
  }
  return errors;
}

/** A union tells what is wrong with each branch: the branch that came nearest speaks for the field. */
function flattened(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  const nearest = issue.errors.reduce((best, branch) => (deepest(branch) >= deepest(best) ? branch : best));
  return nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(flattened);
}
const deepest = (issues: z.core.$ZodIssue[]) => Math.max(0, ...issues.map((issue) => issue.path.length));

/**
 * By the schema itself: a GET and its HEAD, and lists of the same records, are compiled once, by the first answer, since
 * compiling all of them would hold up the start.
 */
const serializers = new WeakMap<z.ZodType, (answer: unknown) => string>();

/** The JSON of an answer: of what `type` promises, and nothing else. */
export function writeAnswer(type: z.ZodType, answer: unknown): string {
  const known = serializers.get(type);
  if (known) return known(answer);
  const made = fastJsonStringify(answerSchema(type));
  serializers.set(type, made);
  return made(answer);
}

/**
 * JSON Schema as fast-json-stringify reads it best. It tells the branches of a union apart by validating the answer
 * against each, with a validator that takes half a second to compile, while nobody is served: here they are one schema.
 */
export function answerSchema(type: z.ZodType): AnySchema {
  return z.toJSONSchema(type, {
    io: "output",
    target: "draft-7",
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      const { anyOf, oneOf, ...rest } = jsonSchema;
      const branches = anyOf ?? oneOf;
      if (!branches) return;
      const some = branches.filter((branch) => branch.type !== "null");
      const one = oneSchema(some);
      delete jsonSchema.anyOf;
      delete jsonSchema.oneOf;
      // a closed list has to name null as well
      const orNull = some.length < branches.length && {
        nullable: true,
        ...(one.enum && { enum: [...one.enum, null] }),
      };
      Object.assign(jsonSchema, one, rest, orNull);
    },
  }) as AnySchema;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What is written of any of several, at each depth all that one of them has; of a word of a closed list any. */
function oneSchema(branches: readonly JsonSchema[]): JsonSchema {
  const [only, ...more] = branches;
  if (only && more.length === 0) return only;
  if (branches.some(({ type }) => type === undefined)) return {};
  const types = [...new Set(branches.flatMap(({ type }) => type))] as string[];
  const items = branches.flatMap(({ items }) => (items ? [items as JsonSchema] : []));
  const properties = propertiesOf(branches);
  return {
    type: (types.length === 1 ? types[0] : types) as JsonSchema["type"],
    ...(properties && { properties }),
    ...(items.length > 0 && { items: oneSchema(items) }),
    ...(branches.some(({ nullable }) => nullable) && { nullable: true }),
  };
}

/** The properties of several objects. */
function propertiesOf(objects: readonly JsonSchema[]): JsonSchema["properties"] {
  const named = new Map<string, JsonSchema[]>();
  for (const [name, property] of objects.flatMap(({ properties }) => Object.entries(properties ?? {}))) {
    const { default: _, ...bare } = property as JsonSchema; // else it is written where another branch lacks it
    named.set(name, [...(named.get(name) ?? []), bare]);
  }
  return named.size > 0 ? Object.fromEntries([...named].map(([name, all]) => [name, oneSchema(all)])) : undefined;
}
