import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["tests/{domain,client}/**/*.test.{ts,tsx}", "tests/*.test.ts"] },
      },
      apiProject("sqlite"),
      apiProject("postgres"),
    ],
  },
});

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
