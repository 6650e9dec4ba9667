import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { parsedAddress } from "../../domain/webAddress";
import { BackupError } from "./backupError";

/** PostgreSQL's own programs, which alone know all that a database may hold. */
export type PostgresTool = "pg_dump" | "pg_restore";

/** Runs one on a database to its end; fails with what it said. The password is in no list of processes. */
export async function runTool(tool: PostgresTool, url: string, args: readonly string[]): Promise<void> {
  const address = parsedAddress(url);
  const password = decodeURIComponent(address?.password ?? "");
  if (address) address.password = "";
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  const child = spawn(tool, [...args, `--dbname=${address?.href ?? url}`], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  try {
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
    if (code !== 0) throw new BackupError(`${tool} failed: ${said.trim().slice(0, 1_000)}`);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    throw new BackupError(
      `${tool} is not installed. It comes with PostgreSQL's client programs (Debian: postgresql-client), ` +
        "whose version has to be the server's or newer.",
    );
  }
}
