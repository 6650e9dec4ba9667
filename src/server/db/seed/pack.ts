import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/**
 * Packs the bundled lists: `npx tsx src/server/db/seed/pack.ts <folder with temples.csv, cities.csv, pincodes.csv>`.
 * The packed files hold the lists byte for byte.
 */
const files = ["temples.csv", "cities.csv", "pincodes.csv"];
const [from] = process.argv.slice(2);
if (!from) throw new Error("name the folder of the lists");

for (const file of files) {
  const text = readFileSync(join(from, file));
  const packed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_LGWIN]: 22,
    },
  });
  writeFileSync(join(import.meta.dirname, `${file}.br`), packed);
  process.stdout.write(`${file}: ${text.length} bytes, packed ${packed.length}\n`);
}
