import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "./env";
import { makePrivateFolder, OWN_FILE } from "./privateFiles";

/**
 * The secrets of the server: the first one signs, what any of them signed is good. From the configuration, else one made
 * once and kept in the data folder.
 */
export const jwtSecretsOf = (env: Env): readonly string[] =>
  env.JWT_SECRET ?? [keptSecret(env.DATA_DIR, "jwt-secret", () => randomBytes(48).toString("base64url"))];

/** The password of the demo accounts: from the configuration, else made once and kept in the data folder. */
export const demoPasswordOf = (env: Env): string =>
  env.DEMO_PASSWORD ?? keptSecret(env.DATA_DIR, "demo-password", () => randomBytes(9).toString("base64url"));

/** Reads a secret from the data folder, or makes it; of two processes that start at once, both get the first one's. */
function keptSecret(dataDir: string, name: string, make: () => string): string {
  makePrivateFolder(dataDir);
  const path = join(dataDir, name);
  try {
    writeFileSync(path, make(), { flag: "wx", mode: OWN_FILE });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(path, "utf8").trim();
}
