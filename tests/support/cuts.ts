import { resolve } from "node:path";
import { API } from "typescript/unstable/sync";
import type { Source } from "./sources";

/** So many signs of a date or of a number are no text for people. */
const LONGEST_PART = 16;
const lengthWords = /\b[A-Z][A-Z_]{2,}\b|[mM]ost|[lL]ongest|[lL]imit|[lL]ength|[cC]haracters|[lL]etters/;

/** By a number, a constant or what is called a length, and not at a place that was found in the text. */
export function isCutByLength(code: string): boolean {
  if (/\.sub(string|str)\(/.test(code)) return true;
  const isDigest = /\.digest\("\w+"\)\.slice/.test(code);
  const end = code.slice(code.lastIndexOf(".slice(") + ".slice(".length, -1).replace(/^0, ?/, "");
  const plain = end.replace(/^-/, "").replaceAll("_", "");
  return (Number(plain) > LONGEST_PART && !isDigest) || lengthWords.test(end.replaceAll(/\.length\b/g, ""));
}

/**
 * Texts that are cut after a number of units, as `path:line code`. Lists are cut by the same methods: which of them is a
 * text is known to the compiler alone.
 */
export function findTextCuts(sources: readonly Source[], project = "tsconfig.json"): string[] {
  const suspects = sources.flatMap(({ path, cuts }) => {
    const long = cuts.filter(({ code }) => isCutByLength(code));
    return long.length > 0 ? [{ path, cuts: long }] : [];
  });
  const api = new API();
  try {
    const [opened] = api.updateSnapshot({ openProjects: [resolve(project)] }).getProjects();
    if (!opened) throw new Error(`${project} is no project`);
    return suspects.flatMap(({ path, cuts }) => {
      const methods = opened.checker.getTypeAtPosition(
        resolve(path),
        cuts.map(({ at }) => at),
      );
      return cuts.flatMap(({ line, code }, index) => {
        const method = methods[index];
        if (!method) throw new Error(`${path}:${line} has no type`);
        return /=> string(?![\w[])/.test(opened.checker.typeToString(method)) ? [`${path}:${line} ${code}`] : [];
      });
    });
  } finally {
    api.close();
  }
}
