import { join } from "node:path";
import type { Env } from "../env";
import { bucketPlace, folderPlace, type Place } from "./places";

/** The place of archives that the configuration names: a bucket, else the folder `backups` of the data folder. */
export function placeOf(env: Env): Place {
  const endpoint = env.BACKUP_S3_ENDPOINT ?? env.S3_ENDPOINT;
  const accessKeyId = env.BACKUP_S3_ACCESS_KEY_ID ?? env.S3_ACCESS_KEY_ID;
  const secretAccessKey = env.BACKUP_S3_SECRET_ACCESS_KEY ?? env.S3_SECRET_ACCESS_KEY;
  const { BACKUP_S3_BUCKET: bucket, BACKUP_S3_REGION: region = env.S3_REGION } = env;
  if (!bucket || !endpoint || !accessKeyId || !secretAccessKey) return folderPlace(join(env.DATA_DIR, "backups"), true);
  return bucketPlace({ endpoint, bucket, region, accessKeyId, secretAccessKey });
}
