import { existsSync } from "node:fs";
import { basename } from "node:path";
import { BackupError } from "../backups/backupError";
import type { Manifest } from "../backups/manifest";
import { placeOf } from "../backups/placeOf";
import { filePlace } from "../backups/places";
import { checkArchive, restore } from "../backups/restore";
import { newestOf } from "../backups/rotation";
import { readEnv } from "../env";
import { runCommand } from "../runCommand";

/**
 * `npm run restore -- <archive> [--check]` brings an archive into an empty place, or only looks whether it could be. The
 * archive is a file, a name in the place of backups, or `latest`.
 */
async function run(): Promise<string> {
  const env = readEnv(process.env);
  const args = process.argv.slice(2);
  const [asked] = args.filter((arg) => !arg.startsWith("--"));
  if (!asked) throw new BackupError("Which archive? npm run restore -- <file, name or latest> [--check]");
  const place = existsSync(asked) ? filePlace(asked) : placeOf(env);
  const name = asked === "latest" ? newestOf(await place.list()) : basename(asked);
  if (!name) throw new BackupError("There is no archive yet.");
  const archive = await place.open(name);
  if (args.includes("--check")) return `${place.told(name)} is good: ${told(await checkArchive(env, archive))}`;
  const manifest = await restore(env, archive);
  return `Restored ${told(manifest)}. Every session has ended; start the server.`;
}

const told = ({ createdAt, tables, files }: Manifest) => {
  const count = (folder: string) => Object.keys(files).filter((name) => name.startsWith(`${folder}/`)).length;
  const parts = [
    `${tables.temples ?? 0} temples`,
    `${tables.users ?? 0} accounts`,
    `${count("images")} files of pictures`,
    `${count("imports")} files of imports`,
  ];
  return `${parts.join(", ")}, as of ${createdAt}`;
};

runCommand(run);
