import { cpSync } from "node:fs";
import { testNow } from "./clock";
import { temporaryFolder } from "./folders";
import { freePort } from "./freePort";
import { type Kept, keep } from "./kept";

export type SiteServer = {
  url: string;
  password: string;
  /** What it has complained of since the last question. */
  complaints: () => string[];
  stop: () => Promise<void>;
};

const PASSWORD = "lotus lamp bell";

/**
 * The built server with a data folder of its own, with the bundled temples and the demo accounts; `more` are variables a
 * deployment would set besides. It listens on `at`, or on a port of its own.
 */
export async function startSite(more: Record<string, string> = {}, at?: number): Promise<SiteServer> {
  const port = at ?? (await freePort());
  const url = `http://localhost:${port}`;
  const folder = temporaryFolder("site");
  if (process.env.SEEDED_SITE) cpSync(process.env.SEEDED_SITE, folder, { recursive: true });
  const env = {
    ...process.env,
    APP_MODE: "demo",
    PORT: String(port),
    HOST: "localhost",
    PUBLIC_URL: url,
    DATA_DIR: folder,
    DATABASE_URL: "",
    DEMO_PASSWORD: PASSWORD,
    DEMO_SAMPLES: "off",
    DEMO_CLOCK: testNow().toISOString(),
    RATE_LIMITS: "off", // one address makes all calls of all tests
    TRUST_PROXY: "1", // a test may say that a call comes from elsewhere
    LOG_LEVEL: "warn",
    ...more,
  };
  const server = keep(process.execPath, ["dist/server/main.js"], { env, removes: folder });
  await server.until(/Temples: http/);
  return { url, password: PASSWORD, complaints: complaintsOf(server), stop: server.stop };
}

/** Failed requests are errors in the log; slow ones are warnings and no complaint, since the machine may be busy. */
function complaintsOf(server: Kept): () => string[] {
  let read = 0;
  return () => {
    const lines = server.said().slice(read).split("\n");
    read = server.said().length;
    return lines.filter((line) => /"level":[56]0/.test(line));
  };
}
