import { join } from "node:path";
import { readEnv } from "../env";
import { move } from "../moving/move";
import { MoveError } from "../moving/moveError";
import { runCommand } from "../runCommand";

/**
 * `DATABASE_URL=postgres://… npm run migrate:to-postgres` moves the embedded database of DATA_DIR to an empty PostgreSQL
 * one, and goes on where an earlier run was broken off. Pictures and files of imports stay where they are.
 */
async function run(): Promise<string> {
  const { DATA_DIR, DATABASE_URL: url } = readEnv(process.env);
  if (!url) throw new MoveError("Where to? Set DATABASE_URL to an empty PostgreSQL database.");
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const rows = await move({ file: join(DATA_DIR, "temples.db"), url, say });
  return `Moved ${rows} rows, each the same on both sides. Start the server with this DATABASE_URL from now on.`;
}

runCommand(run);
