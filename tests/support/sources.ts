import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";

/** A source file as far as the rules about the architecture look at it. */
export type Source = {
  path: string;
  text: string;
  lines: number;
  imports: Import[];
  /** What stands in the code, not in its comments or texts. */
  uses: {
    any: boolean;
    defaultExport: boolean;
    calls: string[];
    clock: boolean;
    browserChecks: string[];
    messagesOf: string[];
    /** Patterns of SQL that are put together while it runs. */
    madeLikes: boolean;
  };
  comments: string[];
  /** The regular expressions it is written with, and the lines of those it puts together while it runs. */
  patterns: { written: Pattern[]; made: number[] };
  /** Where something is cut after a number of its parts: texts and lists alike, which only their types tell apart. */
  cuts: Cut[];
};
/** `at` is where the name of the method stands. */
export type Cut = { at: number; line: number; code: string };
export type Pattern = { source: string; flags: string; line: number };
/** `static` imports are loaded with the file, `type` ones are gone after compiling, `dynamic` ones come later or never. */
export type Import = { from: string; kind: "static" | "type" | "dynamic" };

/** Every TypeScript file below `folder`, read and parsed. */
export function readSources(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
    .map((name) => join(folder, name))
    .map((path) => parseSource(path, readFileSync(path, "utf8")));
}

export function parseSource(path: string, text: string): Source {
  const { program, module, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const uses: Source["uses"] = {
    any: false,
    defaultExport: false,
    calls: [],
    clock: false,
    browserChecks: [],
    messagesOf: [],
    madeLikes: false,
  };
  const patterns: Source["patterns"] = { written: [], made: [] };
  const cuts: Cut[] = [];
  for (const node of nodesOf(program)) {
    note(node, text, uses);
    noteCut(node, text, cuts);
    notePattern(node, text, patterns);
  }
  const imports: Import[] = [
    ...module.staticImports.map(({ start, moduleRequest }) => ({
      from: resolved(path, moduleRequest.value),
      kind: /^import type\b/.test(text.slice(start, start + 12)) ? ("type" as const) : ("static" as const),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest
          ? [{ from: resolved(path, moduleRequest.value), kind: isType ? ("type" as const) : ("static" as const) }]
          : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const literal = /^["'](.*)["']$/.exec(text.slice(start, end))?.[1];
      return literal ? [{ from: resolved(path, literal), kind: "dynamic" as const }] : [];
    }),
  ];
  const lines = text.split("\n").length - 1;
  return { path, text, lines, imports, uses, comments: comments.map(({ value }) => value), patterns, cuts };
}

type Node = Record<string, unknown> & { type: string; start: number; end: number };
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function* nodesOf(node: unknown): Generator<Node> {
  if (isNode(node)) yield node;
  if (typeof node === "object" && node !== null) for (const part of Object.values(node)) yield* nodesOf(part);
}

function note(node: Node, text: string, uses: Source["uses"]): void {
  const callee = isNode(node.callee) ? text.slice(node.callee.start, node.callee.end) : "";
  if (node.type === "TSAnyKeyword") uses.any = true;
  if (node.type === "ExportDefaultDeclaration") uses.defaultExport = true;
  if (node.type === "CallExpression") uses.calls.push(callee);
  if (node.type === "JSXOpeningElement" && isNode(node.name)) {
    const name = text.slice(node.name.start, node.name.end);
    if (/^(form|Form)$/.test(name) && !/\bnoValidate\b/.test(text.slice(node.start, node.end)))
      uses.browserChecks.push(name);
  }
  if (isNode(node.property) && node.property.name === "message" && isNode(node.object))
    uses.messagesOf.push(text.slice(node.object.start, node.object.end));
  if (/^(Date\.now|Math\.random|performance\.now)$/.test(callee)) uses.clock = true;
  if (makesLike(node, text)) uses.madeLikes = true;
  if (node.type === "NewExpression" && callee === "Date" && /Date(\(\s*\))?$/.test(text.slice(node.start, node.end)))
    uses.clock = true;
}

const matchesPattern = /^(not )?(i?like|glob|similar to)$/i;
/** In SQL, with a pattern that is no text of its own or goes on after one. */
const matchesMadePattern = /\b(i?like|glob|similar\s+to)\b(?!\s*'[^']*'(?!\s*\|\|))/i;

/** `eb("name", "like", …)` with anything but a text, or a template of SQL with the same. */
function makesLike(node: Node, text: string): boolean {
  if (node.type === "TaggedTemplateExpression" && isNode(node.tag) && isNode(node.quasi)) {
    const { quasis } = node.quasi;
    const parts = Array.isArray(quasis) ? quasis.map(({ start, end }: Node) => text.slice(start, end)) : [];
    return /^sql\b/.test(text.slice(node.tag.start, node.tag.end)) && matchesMadePattern.test(parts.join("?"));
  }
  if (node.type !== "CallExpression" || !Array.isArray(node.arguments)) return false;
  const given: unknown[] = node.arguments;
  const at = given.findIndex((one) => isNode(one) && typeof one.value === "string" && matchesPattern.test(one.value));
  const next = given[at + 1];
  return at >= 0 && !(isNode(next) && typeof next.value === "string");
}

/** `slice(0, to)`, `slice(-most)`, `substring` and `substr`. */
function noteCut(node: Node, text: string, cuts: Cut[]): void {
  if (node.type !== "CallExpression" || !isNode(node.callee) || !isNode(node.callee.property)) return;
  const { start, name } = node.callee.property;
  const [from, to]: unknown[] = Array.isArray(node.arguments) ? node.arguments : [];
  const isOfEnd = isNode(from) && from.type === "UnaryExpression" && !to;
  const isSlice = name === "slice" && isNode(from) && (isOfEnd || (from.value === 0 && isNode(to)));
  if (!isSlice && name !== "substring" && name !== "substr") return;
  const line = text.slice(0, node.start).split("\n").length;
  cuts.push({ at: Number(start), line, code: text.slice(node.start, node.end) });
}

const methodsOfPatterns = new Set(["match", "matchAll", "search"]);

/** Also `match` and `search` make a pattern of a text that they are given. */
function notePattern(node: Node, text: string, patterns: Source["patterns"]): void {
  const line = text.slice(0, node.start).split("\n").length;
  if (node.type === "Literal" && isRegex(node.regex)) {
    patterns.written.push({ source: node.regex.pattern, flags: node.regex.flags, line });
  }
  if (node.type !== "NewExpression" && node.type !== "CallExpression") return;
  const { callee } = node;
  const [first] = Array.isArray(node.arguments) ? node.arguments : [];
  if (!isNode(callee)) return;
  if (callee.type === "Identifier" && callee.name === "RegExp") patterns.made.push(line);
  const isMethod = isNode(callee.property) && methodsOfPatterns.has(String(callee.property.name));
  const isText = isNode(first) && (first.type === "TemplateLiteral" || typeof first.value === "string");
  if (isMethod && isText) patterns.made.push(line);
}

const isRegex = (value: unknown): value is { pattern: string; flags: string } =>
  typeof value === "object" && value !== null && "pattern" in value;

/** A relative import as a path from the top; a package as it is written. */
const resolved = (path: string, from: string) => (from.startsWith(".") ? normalize(join(dirname(path), from)) : from);
