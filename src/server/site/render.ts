import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ViteDevServer } from "vite";
import type { Rendered, RenderRequest } from "../../site/entry-server";
import { builtFiles } from "../builtFiles";

export type Renderer = {
  render: (request: RenderRequest) => Promise<Rendered>;
  /** The page's HTML with its marks, for the address it is asked for. */
  template: (url: string, page: Rendered["page"], language: string) => Promise<string>;
};

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; isEntry?: boolean };
type Manifest = Record<string, Chunk>;

/** The site as `npm run build` made it, read once; undefined while only the API has been built, as in its tests. */
export async function builtRenderer(): Promise<Renderer | undefined> {
  const site = builtFiles("site");
  const html = await readFile(join(site, "index.html"), "utf8").catch(() => undefined);
  if (html === undefined) return undefined;
  const manifest: Manifest = JSON.parse(await readFile(join(site, ".vite", "manifest.json"), "utf8"));
  const { render } = await import(pathToFileURL(join(builtFiles("ssr"), "entry-server.js")).href);
  const plain = await withStyles(html, site);
  const known = new Map<string, string>();
  return {
    render,
    template: async (_url, page, language) => {
      const key = `${page.name} ${language}`;
      const made = known.get(key) ?? plain.replace("<!--head-->", `<!--head-->${preloads(manifest, page, language)}`);
      known.set(key, made);
      return made;
    },
  };
}

/** The site from its sources, for `npm run dev`: every page is drawn from what is in the editor now. */
export function developmentRenderer(vite: ViteDevServer): Renderer {
  return {
    render: async (request) => (await vite.ssrLoadModule("/entry-server.tsx")).render(request),
    template: async (url) => {
      const html = await readFile(join(vite.config.root, "index.html"), "utf8");
      const styles = '<link rel="stylesheet" href="/styles/site.css">';
      return vite.transformIndexHtml(url, html.replace("<!--head-->", `<!--head-->${styles}`));
    },
  };
}

/** The stylesheet goes into the page: on a slow network its own request would cost a round trip before any word shows. */
async function withStyles(html: string, site: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html);
  if (!link?.[1]) return html;
  const css = await readFile(join(site, link[1]), "utf8");
  return html.replace(link[0], () => `<style nonce="__CSP_NONCE__">${css.trim()}</style>`);
}

/** Fonts of headings and text by language; only the page's language is fetched ahead. */
const fonts: Record<string, readonly string[]> = {
  en: ["tiro-latin-400", "mukta-latin-400", "mukta-latin-600"],
  hi: ["tiro-devanagari-400", "mukta-devanagari-400"],
  kn: ["noto-sans-kannada-400", "noto-sans-kannada-600"],
};

/** What the page will need at once: its code, its texts, its fonts. */
function preloads(manifest: Manifest, { name, texts }: Rendered["page"], language: string): string {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? "";
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || modules.has(chunk.file)) return;
    modules.add(chunk.file);
    if (key !== entry) for (const css of chunk.css ?? []) styles.add(css);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  collect(`pages/${name}.tsx`);
  for (const namespace of texts) collect(`../../locales/${language}/${namespace}.json`);
  const entryFile = manifest[entry]?.file;
  const fontFiles = (fonts[language] ?? []).flatMap((font) => manifest[`fonts/${font}.woff2`]?.file ?? []);
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...fontFiles.map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`),
    ...[...modules]
      .filter((file) => file !== entryFile)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join("\n    ");
}
