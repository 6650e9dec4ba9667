import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { builtServer } from "../support/builtServer";
import { freePort } from "../support/freePort";
import { keep } from "../support/kept";
import { freshPlace } from "../support/places";
import { testApp } from "../support/testApp";

const modeOf = (path: string) => statSync(path).mode & 0o777;

/** Everything in a folder and below it that others may do something with, as `name: mode`. */
function openToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => [name, modeOf(join(folder, name))] as const)
    .filter(([, mode]) => (mode & 0o077) !== 0)
    .map(([name, mode]) => `${name}: ${mode.toString(8)}`);
}

/** A demonstration writes the most files of its own; an ordinary server starts the quickest. */
const modes = {
  demo: { APP_MODE: "demo", DEMO_PASSWORD: "", DEMO_SAMPLES: "off" },
  production: { APP_MODE: "production", PUBLIC_URL: "https://temples.example", JWT_SECRET: "x".repeat(40) },
};

/** A place of which nothing is there yet, and a program run in it by an account that hides nothing from others. */
async function generous(mode: keyof typeof modes) {
  const place = await freshPlace("blank");
  onTestFinished(place.remove);
  const DATA_DIR = join(place.variables.DATA_DIR, "new", "data");
  const run = async (entry: string) => {
    const port = String(await freePort());
    const env = { ...process.env, ...place.variables, ...modes[mode], DATA_DIR, PORT: port };
    const args = ["-c", 'umask 0; exec "$@"', "sh", process.execPath, await builtServer(entry)];
    const program = keep("/bin/sh", args, { env });
    onTestFinished(program.stop);
    return program;
  };
  return { DATA_DIR, run };
}

test("what the server writes is for its own account, whatever the umask", { timeout: 60_000 }, async () => {
  const { DATA_DIR, run } = await generous("demo");
  const server = await run("main");
  await server.until(/Temples: http/);
  expect(modeOf(DATA_DIR)).toBe(0o700);
  expect(openToOthers(DATA_DIR)).toEqual([]);
  const files = ["demo-password", "jwt-secret"];
  const database = ["temples.db", "temples.db-shm", "temples.db-wal"];
  expect(readdirSync(DATA_DIR).sort()).toEqual(inject("engine") === "sqlite" ? [...files, ...database] : files);
  if (inject("engine") === "postgres") return;
  const backup = await run("backup");
  await backup.until(/Backed up/);
  expect(readdirSync(join(DATA_DIR, "backups"))).toHaveLength(1);
  expect(openToOthers(DATA_DIR)).toEqual([]);
});

test("what an earlier version left open is closed at the next start", { timeout: 60_000 }, async () => {
  const { DATA_DIR, run } = await generous("production");
  const first = await run("main");
  await first.until(/Temples: http/);
  await first.stop();
  for (const folder of ["backups", "imports"]) {
    mkdirSync(join(DATA_DIR, folder), { recursive: true });
    writeFileSync(join(DATA_DIR, folder, "old"), "old");
  }
  for (const name of readdirSync(DATA_DIR, { recursive: true, encoding: "utf8" }))
    chmodSync(join(DATA_DIR, name), 0o777);
  chmodSync(DATA_DIR, 0o755);
  const second = await run("main");
  await second.until(/Temples: http/);
  expect(modeOf(DATA_DIR)).toBe(0o700);
  expect(openToOthers(DATA_DIR)).toEqual([]);
});

test("the file of an import and a picture are for the server's own account", async () => {
  const { app, as } = await testApp();
  const headers = { "content-type": "text/csv" };
  const brought = await as("TEMPLE_ADMIN").post("/api/admin/temples/imports", "name,city,state\nA,Hampi,Karnataka\n", {
    headers,
  });
  expect(brought.statusCode, brought.body).toBeLessThan(300);
  await app.idle();
  const { diskStorage } = await import("../../src/server/images/diskStorage");
  await diskStorage(app.env.DATA_DIR).put("a.webp", Buffer.from("picture"));
  for (const folder of ["imports", "images"]) {
    expect(readdirSync(join(app.env.DATA_DIR, folder)).length).toBeGreaterThan(0);
    expect(openToOthers(join(app.env.DATA_DIR, folder))).toEqual([]);
    expect(modeOf(join(app.env.DATA_DIR, folder))).toBe(0o700);
  }
});
