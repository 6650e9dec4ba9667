import type { Env } from "../env";
import { diskStorage } from "./diskStorage";
import type { ImageStorage } from "./imageStorage";
import { s3Storage } from "./s3Storage";

/** The storage the configuration names: S3-compatible with `S3_*`, else the folder `images` of `DATA_DIR`. */
export function openStorage(env: Env): ImageStorage {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return diskStorage(env.DATA_DIR);
  return s3Storage({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
