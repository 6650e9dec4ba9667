import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import type { Rendered } from "../../site/entry-server";

/** Stands where a page's nonce goes. Another one in each process: no text that somebody wrote can contain it. */
export const nonceMark = `nonce ${randomUUID()}`;

type Page = Rendered["page"];

/** Fonts of text and headings by language, fetched with the page; the others are fetched where it has such letters. */
const latin = ["mukta-latin-400", "tiro-latin-400"];
const fonts: Record<string, readonly string[]> = {
  en: latin,
  hi: ["mukta-devanagari-400", "mukta-devanagari-600", "tiro-devanagari-400"],
  kn: ["noto-sans-kannada-400", "noto-sans-kannada-600"],
};

/** Makes the HTML around a page from the built site in `folder`, with marks for what is drawn. */
export async function openTemplates(folder: string): Promise<(page: Page, language: string) => string> {
  const [built, list] = await Promise.all([
    readFile(join(folder, "index.html"), "utf8"),
    readFile(join(folder, ".vite", "manifest.json"), "utf8"),
  ]);
  const manifest: Manifest = JSON.parse(list);
  const html = withScriptsMarked(built);
  const made = new Map<string, string>();
  return (page, language) => {
    const key = `${page.name} ${language}`;
    const template = made.get(key) ?? html.replace("</head>", () => `${linksOf(manifest, page, language)}\n  </head>`);
    made.set(key, template);
    return template;
  };
}

/**
 * The entry's script carries the nonce: scripts that Google's maps add are let in by it. The page can be read without
 * scripts, so that they come after its styles and fonts.
 */
export const withScriptsMarked = (html: string): string =>
  html.replaceAll('<script type="module"', `<script nonce="${nonceMark}" fetchpriority="low" type="module"`);

/**
 * What the page needs besides the entry, which the HTML names already: its styles and fonts, and the names of its
 * scripts, which the entry fetches once the page is painted and a worker keeps.
 */
function linksOf(manifest: Manifest, { name, texts }: Page, language: string): string {
  const entry = chunksOf(manifest, ["index.html"]);
  const words = texts.map((each) => `../../locales/${language}/${each}.json`);
  const chunks = [...chunksOf(manifest, ["start.tsx", `pages/${name}.tsx`, ...words])].filter(
    (chunk) => !entry.has(chunk),
  );
  const fontFiles = (fonts[language] ?? latin).flatMap((font) => manifest[`fonts/${font}.woff2`]?.file ?? []);
  return [
    ...chunks.flatMap(({ css = [] }) => css).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...fontFiles.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...chunks.map(({ file }) => `<link rel="later-modulepreload" crossorigin href="/${file}">`),
  ].join("\n    ");
}

/** The chunks of these entries with all that they import. */
function chunksOf(manifest: Manifest, entries: readonly string[]): Set<Manifest[string]> {
  const chunks = new Set<Manifest[string]>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(collect);
  };
  entries.forEach(collect);
  return chunks;
}
