import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ViteDevServer } from "vite";
import type { Rendered, RenderRequest } from "../../site/entry-server";
import { builtFiles } from "../builtFiles";
import { openTemplates, withScriptsMarked } from "./template";

export type Renderer = {
  render: (request: RenderRequest) => Promise<Rendered>;
  /** The page's HTML with its marks, for the address it is asked for. */
  template: (url: string, page: Rendered["page"], language: string) => Promise<string>;
  /** A template may be another one each time: it is drawn from what is in the editor now. */
  isWatching?: boolean;
};

/** The site as `npm run build` made it, read once; undefined while only the API has been built, as in its tests. */
export function builtRenderer(): Renderer | undefined {
  const site = builtFiles("site");
  if (!existsSync(join(site, "index.html"))) return undefined;
  let opened: Promise<Built> | undefined;
  const open = () => {
    opened ??= openBuilt(site);
    return opened;
  };
  return {
    render: async (request) => (await open()).render(request),
    template: async (_url, page, language) => (await open()).templateFor(page, language),
  };
}

type Built = { render: Renderer["render"]; templateFor: (page: Rendered["page"], language: string) => string };

async function openBuilt(site: string): Promise<Built> {
  const { render } = await import(pathToFileURL(join(builtFiles("ssr"), "entry-server.js")).href);
  return { render, templateFor: await openTemplates(site) };
}

/** The site from its sources, for `npm run dev`: every page is drawn from what is in the editor now. */
export function developmentRenderer(vite: ViteDevServer): Renderer {
  return {
    isWatching: true,
    render: async (request) => (await vite.ssrLoadModule("/entry-server.tsx")).render(request),
    template: async (url) => {
      const html = await readFile(join(vite.config.root, "index.html"), "utf8");
      const styles = '<link rel="stylesheet" href="/styles/site.css">';
      const marked = html.replace("<!--head-->", `<!--head-->${styles}`);
      return withScriptsMarked(await vite.transformIndexHtml(url, marked));
    },
  };
}
