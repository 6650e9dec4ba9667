import { constants } from "node:zlib";
import compress, { type FastifyCompressOptions } from "@fastify/compress";
import fp from "fastify-plugin";

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** gzip and brotli for what is made per request; built assets are compressed at build time. */
export const compression = fp(async (app) => {
  await app.register(compress, {
    global: true,
    threshold: 1_024,
    encodings: ["br", "gzip"],
    // quality 4 costs about what gzip does and is a fifth smaller
    brotliOptions: brotli(4),
  });
});

/**
 * Pages are compressed for each answer, since each has a nonce of its own: the quickest levels are a seventh larger and
 * take a quarter of the time, at once instead of by a stream.
 */
export const pageCompression: FastifyCompressOptions = {
  threshold: 1_024,
  encodings: ["br", "gzip"],
  brotliOptions: brotli(1),
  zlibOptions: { level: constants.Z_BEST_SPEED },
  syncThreshold: 1024 * 1024,
};
