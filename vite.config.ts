import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import react from "@vitejs/plugin-react";
import type { BuildEnvironmentOptions, Plugin, UserConfig } from "vite";
import { defineConfig, type TestProjectConfiguration, type TestProjectInlineConfiguration } from "vitest/config";
import { precompress } from "./src/precompress.ts";
import { fontFiles as printedFonts } from "./src/server/payments/receiptFonts.ts";

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
    maxWorkers: "100%",
    // as in the browser: what needed another try is told at the end of `npm test`, and mended next
    retry: 2,
    projects: mode === "engines" ? engineProjects() : projects(),
  },
}));

const projects = (): TestProjectConfiguration[] => [
  {
    extends: true,
    test: {
      name: "unit",
      include: ["tests/{domain,client,site,admin}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
      isolate: false,
      testTimeout: 40_000,
    },
  },
  apiProject("sqlite"),
  apiProject("postgres"),
  apiTests("sqlite", { name: "mocking-sqlite", include: mocking }),
  apiTests("postgres", { name: "mocking-postgres", include: ["tests/api/accountsThrottle.test.ts"] }),
];

/** `npm run test:engines`: what takes minutes (docs/operations.md). */
const engineProjects = (): TestProjectConfiguration[] =>
  (["sqlite", "postgres"] as const).map((engine) =>
    apiTests(engine, { name: `engines-${engine}`, include: ["tests/engines/*.test.ts"] }),
  );

type ProjectTests = NonNullable<TestProjectInlineConfiguration["test"]>;

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
        plugins: [react(), withoutFetchAdapter(), precompress()],
        publicDir: `${import.meta.dirname}/public`,
        build: {
          ...shared,
          manifest: true,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: { output: { codeSplitting: { groups: siteChunks } } },
        },
      };
    case "admin":
      return {
        root: "src/admin",
        base: "/admin/",
        plugins: [react(), pureRefine(), precompress()],
        build: {
          ...shared,
          manifest: true,
          assetsInlineLimit: 0,
          chunkSizeWarningLimit: 1500,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            output: { codeSplitting: { groups: adminChunks } },
            treeshake: {
              propertyReadSideEffects: false,
              // Refine's Markdown and date fields, which the console does not draw
              moduleSideEffects: [
                {
                  test: /node_modules[\\/](micromark|mdast|remark|unified|vfile|hast|property-inf|react-markdown|dayjs)/,
                  sideEffects: false,
                },
              ],
            },
          },
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

/** React, what most pages share besides, and what most forms share: few files compress better than many. */
const siteChunks = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  // without what only forms share, of which the home page has none
  { name: "shared", test: /^(?!.*[\\/]site[\\/](forms|account|booking|payments)[\\/]).*\.[jt]sx?$/, minShareCount: 7 },
  { name: "forms", test: /[\\/]site[\\/](forms|account|payments)[\\/].*\.[jt]sx?$/, minShareCount: 8 },
];

/** What most screens of the console share: one file compresses better than many. */
const adminChunks = [{ name: "shared", test: /\.[jt]sx?$/, minShareCount: 24 }];

/**
 * Refine's packages name each of their exports by a call, so that a bundler keeps those nobody imports (170 kB of them):
 * the call is marked as pure.
 */
const pureRefine = (): Plugin => ({
  name: "pure-refine",
  transform: (code, id) =>
    id.includes("/node_modules/@refinedev/") ? code.replaceAll("=o(", "=/*#__PURE__*/o(") : undefined,
});

/**
 * axios brings all its ways to send, of which the site only ever takes the first (client/http): 4 kB on every page. Its
 * own build for browsers leaves out Node's in the same way.
 */
const withoutFetchAdapter = (): Plugin => ({
  name: "without-fetch-adapter",
  load: (id) =>
    /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/.test(id) ? "export const getFetch = () => false;" : undefined,
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
  "@opensearch-project/opensearch",
];

/** The bundled temples, cities and PIN codes, beside the server that reads them. */
function seedFiles(): Plugin {
  const folder = `${import.meta.dirname}/src/server/db/seed`;
  return {
    name: "seed-files",
    generateBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
      for (const name of files.filter((each) => /\.(br|csv|json)$/.test(each))) {
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
    rowBuilderWorker: "src/server/imports/rowBuilderWorker.ts",
    receiptWorker: "src/server/payments/receiptWorker.ts",
    ...Object.fromEntries(files),
  };
}

/** Tests of the API that put something in the place of a library, which others in the same thread would get as well. */
const mocking = ["tests/api/accounts.test.ts", "tests/api/accountsThrottle.test.ts"];

/**
 * Tests of the API that need no second engine: the HTTP frame, permissions, files, letters, formats and calendars, in
 * which no SQL can go wrong that others do not cover. A new file runs on both engines unless it is named here.
 */
const withoutOwnSql = [
  ...[
    "access",
    "accountsPasswords",
    "accountsTotp",
    "auspicious",
    "deployment",
    "env",
    "exportRoundTrip",
    "festivalTransfer",
  ],
  ...["frame", "frameDocs", "frameHeaders", "frameLimits", "frameLog", "frameProcess", "images", "imagesHeader"],
  ...["imagesStorage", "importSheets", "judgedWays", "liveEvents", "longInput", "mail", "monitoring", "pauses"],
  ...[
    "monitoringAborted",
    "oddRequests",
    "openingHours",
    "pageReads",
    "pageTexts",
    "panchang",
    "paymentProviders",
    "privateAnswers",
  ],
  ...[
    "prayers",
    "privateFiles",
    "receipts",
    "savedBySpreadsheet",
    "searchAsking",
    "searchQueries",
    "sharedLimits",
    "stalledRequests",
    "typedNames",
  ],
].map((name) => `tests/api/${name}.test.ts`);

/** `npx vitest run --project api-sqlite` runs one engine; files share a process, which reads the sources once. */
function apiProject(engine: "sqlite" | "postgres"): TestProjectConfiguration {
  // an outage is of a server that is elsewhere, and so is where a database is moved to
  const exclude = { sqlite: ["tests/api/outage.test.ts", "tests/api/moveToPostgres.test.ts"], postgres: withoutOwnSql };
  return apiTests(engine, {
    name: `api-${engine}`,
    include: ["tests/api/**/*.test.ts"],
    exclude: [...mocking, ...exclude[engine]],
    isolate: false,
  });
}

function apiTests(engine: "sqlite" | "postgres", test: ProjectTests): TestProjectConfiguration {
  const services = { sqlite: ["globalFolder.ts"], postgres: ["globalFolder.ts", "globalPostgres.ts"] };
  return {
    extends: true,
    test: {
      ...test,
      globalSetup: services[engine].map((file) => `tests/support/${file}`),
      provide: { engine },
      // the first import of a file waits until its process has read its sources
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  };
}
