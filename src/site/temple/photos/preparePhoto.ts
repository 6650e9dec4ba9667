import { imageLimits } from "../../../contract/contributionLimits";
import { shrinkPhoto } from "./shrinkPhoto";

/** Types that are taken, as the file input names them. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;
/** Beyond this not even a large phone photo goes; decoding it could take the page down. */
const mostBytes = 80 * 1024 * 1024;
const mostPixels = 120_000_000;

/** The file as it can be sent, made smaller where it is too large; or the i18n key of why it cannot. */
export async function preparePhoto(file: File): Promise<File | string> {
  if (!photoTypes.some((type) => type === file.type)) return "errors.imageType";
  if (file.size > mostBytes) return "errors.imageSize";
  const size = await sizeOf(file);
  if (!size) return "errors.imageInvalid";
  const isLarge = size.width > imageLimits.side || size.height > imageLimits.side;
  if (!isLarge && file.size <= imageLimits.bytes) return file;
  const smaller = size.width * size.height <= mostPixels ? await shrinkPhoto(file, size) : undefined;
  return smaller ?? (isLarge ? "errors.imageDimensions" : "errors.imageSize");
}

/** Pixels of an image as it is shown; nothing for what is no image. */
async function sizeOf(file: File): Promise<{ width: number; height: number } | undefined> {
  const url = URL.createObjectURL(file);
  try {
    const { naturalWidth, naturalHeight } = await load(url);
    return naturalWidth > 0 ? { width: naturalWidth, height: naturalHeight } : undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = url;
  });
}
