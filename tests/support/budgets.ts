import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";

export type Budget = {
  name: string;
  limitKb: number;
  chunks: (manifest: Manifest) => Set<string>;
  part: "site" | "admin";
};
export type Spent = { name: string; limitKb: number; kb: number };

/** What a phone has to load before a page comes alive: kilobytes of JavaScript, gzipped. */
export const budgets: Budget[] = [
  {
    name: "home, first load",
    part: "site",
    limitKb: 150,
    chunks: (site) => loaded(site, ["index.html", "start.tsx", "pages/HomePage.tsx"]),
  },
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
  return budgets.map(({ name, limitKb, part, chunks }) => {
    const folder = join(dist, part);
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
    const sizes = [...chunks(manifest)].map((file) => gzipSync(readFileSync(join(folder, file))).length);
    return { name, limitKb, kb: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
  });
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
  const first = loaded(manifest, ["index.html", "start.tsx", "pages/HomePage.tsx"]);
  return new Set([...loaded(manifest, parts)].filter((file) => !first.has(file)));
}
