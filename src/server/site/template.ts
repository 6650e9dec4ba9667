import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Rendered } from "../../site/entry-server";
import { awaitLetters, keeper, leaveForLogin, showFontsOnceKept, starter, unsettle } from "./starter";

/** Stands where a page's nonce goes. Another one in each process: no text that somebody wrote can contain it. */
export const nonceMark = `nonce ${randomUUID()}`;

type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean };
type Manifest = Record<string, Chunk>;
type Page = Rendered["page"];

/** Fonts of headings and text by language: the others are fetched where a page has such letters. */
const latin = ["tiro-latin-400", "mukta-latin-400", "mukta-latin-600"];
const fonts: Record<string, readonly string[]> = {
  en: latin,
  hi: ["tiro-devanagari-400", "mukta-devanagari-400", "mukta-devanagari-600", ...latin],
  kn: ["noto-sans-kannada-400", "noto-sans-kannada-600", ...latin],
};

/** Makes the HTML around a page from the built site in `folder`, with marks for what is drawn. */
export async function openTemplates(folder: string): Promise<(page: Page, language: string) => string> {
  const [html, list] = await Promise.all([
    readFile(join(folder, "index.html"), "utf8"),
    readFile(join(folder, ".vite", "manifest.json"), "utf8"),
  ]);
  const manifest: Manifest = JSON.parse(list);
  const plain = withoutFiles(html);
  const made = new Map<string, string>();
  const styles = { texts: await readStyles(folder, manifest), undrawn: undrawnRules(manifest) };
  return (page, language) => {
    const key = `${page.name} ${language} ${page.isForMembers ?? false}`;
    const template = made.get(key) ?? withFiles(plain, filesOf(manifest, page, language), styles, language);
    made.set(key, template);
    return template;
  };
}

/** The text of each stylesheet by its file. */
async function readStyles(folder: string, manifest: Manifest): Promise<ReadonlyMap<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css }) => css ?? []));
  const read = [...files].map(async (file) => [file, (await readFile(join(folder, file), "utf8")).trim()] as const);
  return new Map(await Promise.all(read));
}

const withoutFiles = (html: string) =>
  html.replace(/\s*(?:<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>)/g, "");

type Styles = { texts: ReadonlyMap<string, string>; undrawn: string };
type Files = Pick<Page, "isForMembers"> & Record<"modules" | "styles" | "fonts", readonly string[]>;

/** What the page will need: its code with what each module imports before it, its texts, its styles, its fonts. */
function filesOf(manifest: Manifest, { name, texts, isForMembers }: Page, language: string): Files {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? "";
  const page = `pages/${name}.tsx`;
  const words = texts.map((each) => `../../locales/${language}/${each}.json`);
  return {
    isForMembers,
    // the entry runs last, when all that it will ask for is there
    modules: chunksOf(manifest, [...words, page, entry]).map(({ file }) => file),
    styles: [...new Set(chunksOf(manifest, [entry, page]).flatMap(({ css }) => css ?? []))],
    fonts: (fonts[language] ?? []).flatMap((font) => manifest[`fonts/${font}.woff2`]?.file ?? []),
  };
}

/** The chunks of these entries, each after what it imports. */
function chunksOf(manifest: Manifest, entries: readonly string[]): Chunk[] {
  const chunks = new Set<Chunk>();
  const seen = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) collect(imported);
    chunks.add(chunk);
  };
  for (const entry of entries) collect(entry);
  return [...chunks];
}

/**
 * The page's stylesheets go into it: on a slow network their own requests would cost a round trip before any word
 * shows. A link that is switched off is not fetched, and tells the scripts that the styles are here.
 */
function withFiles(html: string, files: Files, { texts, undrawn }: Styles, language: string): string {
  const { isForMembers, modules, styles, fonts: fontFiles } = files;
  const { rules, fontRules } = withoutFonts(styles.map((file) => texts.get(file)).join("\n"));
  const parts = [
    ...(isForMembers ? [scriptTag(leaveForLogin)] : []),
    scriptTag(unsettle),
    styleTag(rules),
    styleTag(fontRules, ' id="fonts"'),
    scriptTag(showFontsOnceKept + awaitLetters(language)),
    `<noscript>${styleTag(undrawn)}</noscript>`,
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    scriptTag(keeper),
  ];
  return html
    .replace("<!--head-->", () => `<!--head-->${parts.join("\n    ")}`)
    .replace("</body>", `  ${scriptTag(starter({ modules, fonts: fontFiles }))}\n  </body>`);
}

const styleTag = (rules: string, attributes = "") => `<style nonce="${nonceMark}"${attributes}>${rules}</style>`;
const scriptTag = (code: string) => `<script nonce="${nonceMark}">${code}</script>`;

/** Apart from the other rules, those that fetch fonts. */
function withoutFonts(css: string): { rules: string; fontRules: string } {
  const fetched = /@font-face\s*{[^}]*url\([^}]*}/g;
  return { rules: css.replace(fetched, ""), fontRules: (css.match(fetched) ?? []).join("") };
}

/** Drawings come by script; where there is none, each stands behind its place instead, at one hour of the day. */
function undrawnRules(manifest: Manifest): string {
  const rules = Object.entries(manifest).flatMap(([source, { file }]) => {
    const name = /^art\/(\w+)\.svg$/.exec(source)?.[1];
    const place = name === "hero" ? ".hero-scene" : `.art.${name}`;
    return name ? `:root ${place}{background:url(/${file}) bottom/cover no-repeat,var(--sky)}` : [];
  });
  return rules.join("");
}
