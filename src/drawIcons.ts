import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** `npx tsx src/drawIcons.ts` draws the app's icons anew from the mark in `public/favicon.svg`. */
const folder = join(import.meta.dirname, "..", "public");
const mark = readFileSync(join(folder, "favicon.svg"), "utf8");
const ground = "#fffbf4";

/** What a device may cut into any shape keeps the mark within the middle four fifths, on a ground without corners. */
const maskable = mark
  .replace('rx="9" ', "")
  .replace(/<rect[^<>]*>/, (ground) => `${ground}<g transform="translate(6 6) scale(.7)">`)
  .replace("</svg>", "</g></svg>");

await draw(mark, 192, "icon-192.png");
await draw(mark, 512, "icon-512.png");
await draw(maskable, 512, "icon-maskable-512.png");

async function draw(svg: string, size: number, name: string): Promise<void> {
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / 40 }).resize(size, size);
  const framed = name.includes("maskable") ? picture.flatten({ background: ground }) : picture;
  await framed.png({ palette: true, compressionLevel: 9 }).toFile(join(folder, name));
}
