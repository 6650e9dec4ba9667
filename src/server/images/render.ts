import sharp from "sharp";
import { imageLimits } from "../../contract/contributionLimits";
import { storedWidths, widestPicture } from "../../domain/pictures";

// the queue decides how many run at once; each picture takes one thread of its own besides
sharp.concurrency(1);
sharp.cache(false);

const BLUR_WIDTH = 16;

/** A picture as it is stored: the bytes of each size in both formats, and what a page needs to make room for it. */
export type Rendered = {
  width: number;
  height: number;
  blur: string;
  sizes: { width: number; avif: Buffer; webp: Buffer }[];
};

/** Thrown for bytes that no picture can be made of. */
export class UnreadableImage extends Error {
  override readonly name = "UnreadableImage";
}

/**
 * Decodes a picture, turns it upright by its EXIF orientation and encodes it anew in up to four sizes, in sRGB and
 * without any of its metadata. Runs on threads of the image library. A file that is cut off or damaged is refused.
 */
export async function render(bytes: Buffer): Promise<Rendered> {
  const upright = await decode(bytes);
  const { width, height } = upright.info;
  const pixels = () => sharp(upright.data, { raw: { width, height, channels: upright.info.channels } });
  const sizes: Rendered["sizes"] = [];
  for (const wanted of storedWidths(width)) {
    const sized = () => pixels().resize({ width: wanted });
    // more effort makes files a twentieth smaller and takes four times as long
    const avif = await sized()
      .avif({ quality: 50, effort: wanted > 800 ? 1 : 2 })
      .toBuffer();
    sizes.push({ width: wanted, avif, webp: await sized().webp({ quality: 78 }).toBuffer() });
  }
  const tiny = await pixels().resize({ width: BLUR_WIDTH }).webp({ quality: 30 }).toBuffer();
  return { width, height, blur: `data:image/webp;base64,${tiny.toString("base64")}`, sizes };
}

/** The header of a picture, whatever its size; throws for bytes that have none. */
export const readMetadata = (bytes: Buffer) => sharp(bytes, { limitInputPixels: false }).metadata();

/** Upright pixels, no larger than the largest size. */
async function decode(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: imageLimits.side ** 2, failOn: "error", pages: 1 })
      .autoOrient()
      .resize({ width: widestPicture, withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new UnreadableImage("The picture cannot be decoded", { cause: error });
  }
}
