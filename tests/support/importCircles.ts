import { dirname } from "node:path";
import type { Rule } from "./architecture";
import type { Source } from "./sources";

const nameOf = (path: string) => path.replace(/\.tsx?$/, "");

/** Files of the sources by what each imports of them; types count, what is loaded later does not. */
function graphOf(sources: readonly Source[]): Map<string, string[]> {
  const known = new Map(sources.map(({ path }) => [nameOf(path), path]));
  return new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.flatMap(({ from, kind }) => (kind === "dynamic" ? [] : (known.get(nameOf(from)) ?? []))),
    ]),
  );
}

/** Files that import each other, types included, whether at once or by way of others: one way round for each group. */
export const importsHaveNoCircles: Rule = (sources) => {
  const graph = graphOf(sources);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, way: string[]): void => {
    const at = way.indexOf(path);
    if (at >= 0) circles.push([...way.slice(at), path].join(" > "));
    if (at >= 0 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return circles;
};

const folderOf = (path: string) => /^src\/server\/(\w+)\//.exec(path)?.[1] ?? dirname(path);

/** Folders of the server that import each other, as `a <> b`, a before b; files right below `src/server` are no folder. */
export function foldersInCircles(sources: readonly Source[]): string[] {
  const ways = new Set<string>();
  for (const [path, imported] of graphOf(sources.filter(({ path }) => /^src\/server\/\w+\//.test(path)))) {
    for (const other of imported) ways.add(`${folderOf(path)} ${folderOf(other)}`);
  }
  return [...ways].flatMap((way) => {
    const [a = "", b = ""] = way.split(" ");
    return a < b && ways.has(`${b} ${a}`) ? `${a} <> ${b}` : [];
  });
}
