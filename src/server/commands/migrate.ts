import { migrate } from "../db/migrate";
import { openDatabase } from "../db/open";
import { readEnv } from "../env";

/** `npm run migrate`: brings the database to this version without starting the server. */
const database = await openDatabase(readEnv(process.env));
try {
  const names = await migrate(database);
  process.stdout.write(names.length > 0 ? `Applied ${names.join(", ")}\n` : "The database is up to date\n");
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.db.destroy();
}
