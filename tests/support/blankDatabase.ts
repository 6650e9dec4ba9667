import { onTestFinished } from "vitest";
import { type OpenDatabase, openDatabase } from "../../src/server/db/open";
import { readEnv } from "../../src/server/env";
import { freshPlace } from "./places";

/** A blank database, opened so many times, until the test ends. */
export async function blankDatabases(connections: number): Promise<OpenDatabase[]> {
  const place = await freshPlace("blank");
  const env = readEnv({ ...place.variables, DATABASE_POOL: "2" });
  const opened = await Promise.all(Array.from({ length: connections }, () => openDatabase(env)));
  onTestFinished(async () => {
    await Promise.all(opened.map(({ db }) => db.destroy()));
    await place.remove();
  });
  return opened;
}

/** The same, opened once. */
export async function blankDatabase(): Promise<OpenDatabase> {
  const [opened] = await blankDatabases(1);
  if (!opened) throw new Error("No database was opened");
  return opened;
}
