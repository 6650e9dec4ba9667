import { basename } from "node:path";
import { version } from "../../../package.json";
import { backUp } from "../backups/backup";
import { placeOf } from "../backups/placeOf";
import { filePlace } from "../backups/places";
import { readEnv } from "../env";
import { runCommand } from "../runCommand";

/**
 * `npm run backup [-- file]` keeps database, pictures and files of imports as one archive, while they are in use: in the
 * place that the configuration names, with a rotation, or in the file.
 */
async function backup(): Promise<string> {
  const env = readEnv(process.env);
  const path = process.argv[2];
  const place = path === undefined ? placeOf(env) : filePlace(path);
  const options = { env, release: version, place, name: path && basename(path), now: new Date() };
  const { told, bytes } = await backUp(options);
  return `Backed up to ${told} (${(bytes / 1_000_000).toFixed(1)} MB${env.BACKUP_KEY ? ", encrypted" : ""})`;
}

runCommand(backup);
