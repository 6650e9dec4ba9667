import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";

/** A source file as far as the rules about the architecture look at it. */
export type Source = {
  path: string;
  lines: number;
  imports: Import[];
  /** What stands in the code, not in its comments or texts. */
  uses: { any: boolean; defaultExport: boolean; calls: string[]; clock: boolean };
  comments: string[];
};
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
  const uses: Source["uses"] = { any: false, defaultExport: false, calls: [], clock: false };
  for (const node of nodesOf(program)) note(node, text, uses);
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
  return { path, lines: text.split("\n").length - 1, imports, uses, comments: comments.map(({ value }) => value) };
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
  if (/^(Date\.now|Math\.random|performance\.now)$/.test(callee)) uses.clock = true;
  if (node.type === "NewExpression" && callee === "Date" && /Date(\(\s*\))?$/.test(text.slice(node.start, node.end)))
    uses.clock = true;
}

/** A relative import as a path from the top; a package as it is written. */
const resolved = (path: string, from: string) => (from.startsWith(".") ? normalize(join(dirname(path), from)) : from);
