import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import react from "@vitejs/plugin-react";
import type { BuildEnvironmentOptions, Plugin, UserConfig } from "vite";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { precompress } from "./src/precompress";
import { fontFiles as printedFonts } from "./src/server/payments/receiptFonts";

/**
 * One build per part, so that no chunk of the console is ever loaded by the site: `site` and `admin` for browsers,
 * `ssr` the site as the server draws it, `worker` what keeps pages for reading offline, `server` the process.
 * Without one of these modes it is the tests' config.
 */
export default defineConfig(({ mode, command }) => ({
  plugins: [react()],
  // import.meta.env is never taken from files: configuration is the environment of the process
  envDir: false,
  ...(command === "build" ? buildOf(mode) : {}),
  ...(command === "serve" ? sourcesOf(mode) : {}),
  test: {
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["tests/{domain,client,site,admin}/**/*.test.{ts,tsx}", "tests/*.test.ts"] },
      },
      apiProject("sqlite"),
      apiProject("postgres"),
    ],
  },
}));

/** `npm run dev`; the two keep what they prepare of the libraries apart. */
function sourcesOf(mode: string): UserConfig {
  const cacheDir = `${import.meta.dirname}/node_modules/.vite/${mode}`;
  if (mode === "site") return { root: "src/site", publicDir: `${import.meta.dirname}/public`, cacheDir };
  if (mode === "admin") return { root: "src/admin", base: "/admin/", publicDir: false, cacheDir };
  return {};
}

function buildOf(mode: string): UserConfig {
  const shared: BuildEnvironmentOptions = { outDir: `${import.meta.dirname}/dist/${mode}`, emptyOutDir: true };
  switch (mode) {
    case "site":
      return {
        root: "src/site",
        plugins: [react(), withoutUnused(), precompress()],
        resolve: { alias: inPlaceOf },
        publicDir: `${import.meta.dirname}/public`,
        build: {
          ...shared,
          manifest: true,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          // few files compress better than many, and cost fewer requests
          rolldownOptions: { output: { codeSplitting: { groups: siteChunks } } },
        },
      };
    case "admin":
      return {
        root: "src/admin",
        base: "/admin/",
        plugins: [react(), withoutUnused(), precompress()],
        build: {
          ...shared,
          manifest: true,
          assetsInlineLimit: 0,
          chunkSizeWarningLimit: 1500,
          modulePreload: { polyfill: false },
        },
      };
    case "worker":
      // one plain file that imports nothing: what a page and the worker both know would otherwise be a chunk of its own
      return {
        publicDir: false,
        build: {
          ...shared,
          modulePreload: false,
          rolldownOptions: {
            input: { sw: "src/site/worker/serviceWorker.ts" },
            output: { entryFileNames: "[name].js", format: "iife" },
          },
        },
      };
    case "ssr":
      return {
        root: "src/site",
        publicDir: false,
        resolve: { alias: inPlaceOf },
        // in one file with all it needs: React and the like are not there in production
        ssr: { noExternal: true },
        define: { "process.env.NODE_ENV": '"production"' },
        build: { ...shared, ssr: "entry-server.tsx", assetsInlineLimit: 0, minify: true },
      };
    default:
      return {
        publicDir: false,
        // few large files load in half the time of a thousand small ones; native and rarely used ones stay outside
        ssr: { noExternal: true, external: notBundled },
        plugins: [seedFiles(), fontFiles()],
        build: { ...shared, ssr: true, rolldownOptions: { input: serverEntries() } },
      };
  }
}

/** Small parts of our own in the place of large ones of which the site needs little. */
const inPlaceOf = {
  "query-string": `${import.meta.dirname}/src/client/queryText.ts`,
  "react-i18next": `${import.meta.dirname}/src/client/translation.tsx`,
};

/** What every page needs is two files of libraries and one of our own parts. */
const siteChunks = [
  // apart, so that the two are run in two steps
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  // useQueries is for lists, Leaflet and Google for maps, the ephemeris for the Panchang, Stripe for the page that pays
  {
    name: "libraries",
    test: /node_modules(?!.*(queriesObserver|useQueries|leaflet|@vis\.gl|@googlemaps|fast-equals|astronomy-engine|@stripe|[iI]nfiniteQueryObserver|useInfiniteQuery))/,
  },
  // but for what is typed into and dates in words, which only some pages have
  {
    name: "parts",
    test: /src[\\/](client|contract|site)[\\/](?!drafts|requestKey|formatDate|payment|(home|map|payments|account|booking|shop)[\\/]|components[\\/](Home|Field|Form|use(Draft|Home|Sending)))/,
    minShareCount: 3,
  },
  {
    name: "forms",
    test: /src[\\/](client[\\/](drafts|requestKey)|site[\\/]components[\\/](Field|Form|use(Draft|Sending)))/,
    minShareCount: 3,
  },
];

/**
 * Parts of libraries that nobody here uses, by who imports them: axios' second way of asking in browsers and its names
 * of status codes (4 kB); of antd's table the filters in its head and the selection of rows, with a tree and menus.
 */
const unused: { importer: string; source: string; code: string }[] = [
  { importer: "/node_modules/axios/lib/", source: "./fetch.js", code: "export const getFetch = () => undefined;" },
  { importer: "/node_modules/axios/lib/", source: "./helpers/HttpStatusCode.js", code: "export default {};" },
  {
    importer: "/node_modules/antd/es/table/",
    source: "./FilterDropdown",
    code: "export const flattenKeys = () => []; export default () => null;",
  },
  {
    importer: "/node_modules/antd/es/table/",
    source: "./hooks/useSelection",
    code: `export const SELECTION_COLUMN = {};
      export const SELECTION_ALL = "SELECT_ALL", SELECTION_INVERT = "SELECT_INVERT", SELECTION_NONE = "SELECT_NONE";
      const none = new Set();
      export default () => [(columns) => columns, none];`,
  },
];
const withoutUnused = (): Plugin => ({
  name: "without-unused",
  enforce: "pre",
  resolveId: (source, importer) => {
    const at = unused.findIndex((part) => part.source === source && importer?.includes(part.importer));
    return at < 0 ? undefined : `\0without ${at}`;
  },
  load: (id) => (id.startsWith("\0without ") ? unused[Number(id.slice("\0without ".length))]?.code : undefined),
});

const notBundled = [
  "better-sqlite3",
  "sharp",
  "@node-rs/argon2",
  "pg",
  "pino",
  "@fastify/swagger-ui",
  "vite",
  "stripe",
  "razorpay",
  "pdfkit",
];

/** The bundled temples, cities and PIN codes, beside the server that reads them. */
function seedFiles(): Plugin {
  const folder = `${import.meta.dirname}/src/server/db/seed`;
  return {
    name: "seed-files",
    generateBundle() {
      for (const name of readdirSync(folder).filter((each) => /\.(br|json)$/.test(each))) {
        this.emitFile({ type: "asset", fileName: `seed/${name}`, source: readFileSync(`${folder}/${name}`) });
      }
    },
  };
}

/** The fonts that acknowledgements are printed with; see `payments/receiptFonts`. */
function fontFiles(): Plugin {
  return {
    name: "font-files",
    generateBundle() {
      for (const name of printedFonts) {
        const [family, file] = name.split("/");
        const path = `${import.meta.dirname}/node_modules/@fontsource/${family}/files/${file}`;
        // without it the letters of one script are missing, which the tests tell; the rest is still worth building
        if (!existsSync(path)) this.warn(`The font ${name} is not installed: run npm ci`);
        else this.emitFile({ type: "asset", fileName: `fonts/${file}`, source: readFileSync(path) });
      }
    },
  };
}

/** The process, its workers and the commands, each a file of its own in `dist/server`. */
function serverEntries(): Record<string, string> {
  const commands = "src/server/commands";
  const files = readdirSync(commands).map((name) => [basename(name, extname(name)), `${commands}/${name}`]);
  return {
    main: "src/server/main.ts",
    importWorker: "src/server/imports/importWorker.ts",
    readerThread: "src/server/imports/readerThread.ts",
    makerThread: "src/server/imports/makerThread.ts",
    receiptWorker: "src/server/payments/receiptWorker.ts",
    ...Object.fromEntries(files),
  };
}

/** The same tests of the API on both engines; `npx vitest run --project api-sqlite` runs one. */
function apiProject(engine: "sqlite" | "postgres"): TestProjectConfiguration {
  const services = { sqlite: ["globalFolder.ts"], postgres: ["globalFolder.ts", "globalPostgres.ts"] };
  return {
    extends: true,
    test: {
      name: `api-${engine}`,
      include: ["tests/api/**/*.test.ts"],
      globalSetup: services[engine].map((file) => `tests/support/${file}`),
      provide: { engine },
      testTimeout: 20_000,
      hookTimeout: 60_000,
    },
  };
}
