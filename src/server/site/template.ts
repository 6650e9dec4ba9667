import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Rendered } from "../../site/entry-server";

/** Stands where a page's nonce goes. Another one in each process: no text that somebody wrote can contain it. */
export const nonceMark = `nonce ${randomUUID()}`;

type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean };
type Manifest = Record<string, Chunk>;
type Page = Rendered["page"];

/** How long scripts wait for the first paint, in milliseconds. */
const UNSEEN_MS = 5000;

/** Fonts of headings and text by language; only the page's language is fetched ahead. */
const fonts: Record<string, readonly string[]> = {
  en: ["tiro-latin-400", "mukta-latin-400", "mukta-latin-600"],
  hi: ["tiro-devanagari-400", "mukta-devanagari-400"],
  kn: ["noto-sans-kannada-400", "noto-sans-kannada-600"],
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
  const texts = await readStyles(folder, manifest);
  return (page, language) => {
    const key = `${page.name} ${language}`;
    const template = made.get(key) ?? withFiles(plain, filesOf(manifest, page, language), texts);
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

type Files = { modules: readonly string[]; styles: readonly string[]; fonts: readonly string[] };

/** What the page will need: its code with what each module imports before it, its texts, its styles, its fonts. */
function filesOf(manifest: Manifest, { name, texts }: Page, language: string): Files {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? "";
  const page = `pages/${name}.tsx`;
  const words = texts.map((each) => `../../locales/${language}/${each}.json`);
  return {
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
function withFiles(
  html: string,
  { modules, styles, fonts: fontFiles }: Files,
  texts: ReadonlyMap<string, string>,
): string {
  const links = [
    `<style nonce="${nonceMark}">${styles.map((file) => texts.get(file)).join("\n")}</style>`,
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    ...fontFiles.map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`),
  ];
  return html
    .replace(
      "<!--head-->",
      () => `<!--head-->${links.join("\n    ")}\n    <script nonce="${nonceMark}">${keeper}</script>`,
    )
    .replace("</body>", `  <script nonce="${nonceMark}">${starter(modules)}</script>\n  </body>`);
}

/** Keeps what is done before the scripts are here for `site/catchUp`; in the head, before there is a field to fill. */
const keeper = [
  "{early=[];const on=(n,f)=>addEventListener(n,f,true)",
  'on("click",e=>{const b=e.target.closest?.("button[type=button]");if(b)early?.push([b])})',
  'on("input",({target:t})=>early?.push([t,t.value,t.checked]))',
  'on("submit",e=>{if(early&&e.target.method==="post"){e.preventDefault();early.push([e.target])}})}',
].join(";");

/**
 * The page is readable without its scripts, so they wait until it has been painted: on a slow network they would
 * share the line with its words, fonts and opening picture. They are fetched together and run one by one, so that a
 * tap in between is answered. A page nobody looks at is not painted: it comes alive after a while.
 */
function starter(modules: readonly string[]): string {
  const fetchAll = `m.forEach(h=>{const l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)})`;
  const runAll = "for(const h of m){await import(h);await new Promise(r=>setTimeout(r))}";
  const files = JSON.stringify(modules.map((file) => `/${file}`));
  return `{let f=async()=>{f=()=>{};const m=${files};${fetchAll};${runAll}};setTimeout(()=>f(),${UNSEEN_MS});new PerformanceObserver(()=>f()).observe({type:"paint",buffered:true})}`;
}
