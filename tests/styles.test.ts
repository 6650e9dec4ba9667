import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const filesIn = (kind: RegExp) =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => kind.test(name))
    .map((name) => ({ path: join("src", name), text: readFileSync(join("src", name), "utf8") }));

const sheets = filesIn(/\.css$/).map(({ path, text }) => ({ path, text: text.replace(/\/\*[\s\S]*?\*\//g, "") }));
const code = filesIn(/\.(tsx?|html)$/)
  .map(({ text }) => text)
  .join("\n");
const words = new Set(code.match(/[\w-]+/g));

/** Classes that libraries give their own elements. */
const ofLibraries = /^(anticon$|(ant|leaflet|recharts)-)/;

/** Also where the end of a class is put in while it runs, as in `outcome-${outcome}`. */
function isUsed(name: string): boolean {
  const start = name.slice(0, name.lastIndexOf("-") + 1);
  return words.has(name) || ofLibraries.test(name) || (start !== "" && code.includes(`${start}\${`));
}

test("every class of a style sheet is given to something", () => {
  const unused = sheets.flatMap(({ path, text }) => {
    const selectors = text.replace(/\{[^{}]*\}/g, "{}");
    const names = new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = ""]) => name));
    return [...names].filter((name) => !isUsed(name)).map((name) => `${path}: .${name}`);
  });
  expect(words.size).toBeGreaterThan(5_000);
  expect(unused).toEqual([]);
});

test("every custom property that is used is defined, without a second value in case it were not", () => {
  const defined = new Set(
    [...(sheets.map(({ text }) => text).join("\n") + code).matchAll(/(--[\w-]+)["'\]]*\s*:/g)].map(([, name]) => name),
  );
  const wrong = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\s*(,?)/g)]
      .filter(([, name = "", comma]) => !name.startsWith("--ant-") && (comma || !defined.has(name)))
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(wrong).toEqual([]);
});
