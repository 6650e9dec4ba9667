import { readdirSync, readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import react from "@vitejs/plugin-react";
import type { BuildEnvironmentOptions, Plugin, UserConfig } from "vite";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { precompress } from "./src/precompress";

/**
 * One build per part, so that no chunk of the console is ever loaded by the site: `site` and `admin` for browsers,
 * `ssr` the site as the server draws it, `server` the process. Without one of these modes it is the tests' config.
 */
export default defineConfig(({ mode, command }) => ({
  plugins: [react()],
  // import.meta.env is never taken from files: configuration is the environment of the process
  envDir: false,
  ...(command === "build" ? buildOf(mode) : {}),
  ...(command === "serve" && mode === "site" ? { root: "src/site", publicDir: `${import.meta.dirname}/public` } : {}),
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

function buildOf(mode: string): UserConfig {
  const shared: BuildEnvironmentOptions = { outDir: `${import.meta.dirname}/dist/${mode}`, emptyOutDir: true };
  switch (mode) {
    case "site":
      return {
        ...browserPart("src/site", "/"),
        publicDir: `${import.meta.dirname}/public`,
        build: { ...shared, manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
      };
    case "admin":
      return {
        ...browserPart("src/admin", "/admin/"),
        build: { ...shared, assetsInlineLimit: 0, chunkSizeWarningLimit: 1500, modulePreload: { polyfill: false } },
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
        plugins: [seedFiles()],
        build: { ...shared, ssr: true, rolldownOptions: { input: serverEntries() } },
      };
  }
}

const browserPart = (root: string, base: string): UserConfig => ({ root, base, plugins: [react(), precompress()] });

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

/** The process, its workers and the commands, each a file of its own in `dist/server`. */
function serverEntries(): Record<string, string> {
  const commands = "src/server/commands";
  const files = readdirSync(commands).map((name) => [basename(name, extname(name)), `${commands}/${name}`]);
  return {
    main: "src/server/main.ts",
    importWorker: "src/server/imports/importWorker.ts",
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
