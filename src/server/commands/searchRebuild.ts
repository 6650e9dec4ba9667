import { openDatabase } from "../db/open";
import { ConfigError, readEnv } from "../env";
import { runCommand } from "../runCommand";
import { rebuildCluster } from "../search/search";

/**
 * `npm run search:rebuild` builds the index of the search cluster anew, while the old one answers, and puts it in its
 * place.
 */
async function run(): Promise<string> {
  const env = readEnv(process.env);
  if (!env.SEARCH_URL) throw new ConfigError("Which cluster? Set SEARCH_URL to its address.");
  const { db } = await openDatabase(env);
  const started = performance.now();
  try {
    const temples = await rebuildCluster(db, { url: env.SEARCH_URL, index: env.SEARCH_INDEX }, new Date());
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    return `Built the index of ${temples} temples in ${seconds} s`;
  } finally {
    await db.destroy();
  }
}

runCommand(run);
