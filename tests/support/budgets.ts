import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";
import { failurePage, notFoundPage, pages } from "../../src/site/pages";

export type Budget = {
  name: string;
  limitKb: number;
  chunks: (manifest: Manifest) => Set<string>;
  part: "site" | "admin";
  /** It is one of the many for the pages of the site, which are told only when they matter. */
  isPage?: boolean;
};
export type Spent = Pick<Budget, "name" | "limitKb" | "isPage"> & { kb: number };

/** What comes before the page itself. */
const start = ["index.html", "start.tsx"];

/**
 * Parts of pages that come by themselves although they are shown at once, one or the other by what the address asks for.
 * All others wait for a press, for the visitor to come near, or for data that few have.
 */
const shownAtOnce: Record<string, string[]> = {
  BookPage: ["booking/Wizard.tsx", "booking/BookingView.tsx"],
};

/**
 * What a phone has to load before a page comes alive: kilobytes of JavaScript, gzipped, without the page's texts. A page
 * that is new in the site's list has its budget at once.
 */
export const budgets: Budget[] = [
  ...[...pages, notFoundPage, failurePage].flatMap(({ name }) =>
    (shownAtOnce[name] ?? [undefined]).map((shown) => ({
      name: `first load of ${shown ? `${name} with ${shown}` : name}`,
      part: "site" as const,
      limitKb: 150,
      isPage: true,
      chunks: (site: Manifest) => loaded(site, [...start, `pages/${name}.tsx`, ...(shown ? [shown] : [])]),
    })),
  ),
  {
    name: "console, first load",
    part: "admin",
    limitKb: 560,
    chunks: (admin) => loaded(admin, ["index.html", "dashboard/Dashboard.tsx"]),
  },
  { name: "panchang, beyond the first load", part: "site", limitKb: 60, chunks: panchangAlone },
];

/** What each budget has come to in `dist`. */
export function spending(dist = "dist"): Spent[] {
  return budgets.map(({ name, limitKb, isPage, part, chunks }) => {
    const folder = join(dist, part);
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
    const sizes = [...chunks(manifest)].map((file) => gzipSync(readFileSync(join(folder, file))).length);
    return { name, limitKb, isPage, kb: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
  });
}

/** All but the pages that are within their limit, of which the heaviest stands for the rest. */
export function worthTelling(spent: readonly Spent[]): Spent[] {
  const most = Math.max(...spent.map(({ isPage, kb }) => (isPage ? kb : 0)));
  const heaviest = spent.find(({ isPage, kb }) => isPage && kb === most);
  return spent.filter((each) => !each.isPage || each === heaviest || each.kb > each.limitKb);
}

/** The scripts that come with `entries`: themselves and all that they import statically. */
export function loaded(manifest: Manifest, entries: string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const walk = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}: the budgets name what is not there any more`);
    if (seen.has(name)) return;
    seen.add(name);
    if (chunk.file.endsWith(".js")) files.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  entries.forEach(walk);
  return files;
}

/** What the panchang adds to the first load where a page computes one: nothing as long as none does. */
function panchangAlone(manifest: Manifest): Set<string> {
  const parts = Object.keys(manifest).filter((name) => /panchang/i.test(name) && name.match(/\.(tsx?|js)$/));
  const first = loaded(manifest, [...start, "pages/HomePage.tsx"]);
  return new Set([...loaded(manifest, parts)].filter((file) => !first.has(file)));
}
