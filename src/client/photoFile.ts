import { imageLimits } from "../contract/contributionLimits";
import type { PhotoSize } from "./drawPhoto";

/** Types that are taken, as the file input names them. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;
/** Beyond this not even a large phone photo goes; decoding it could take the page down. */
const mostBytes = 80 * 1024 * 1024;
const mostPixels = 120_000_000;

/** Pixels of a chosen file as it is shown; or the i18n key of why it is not taken. */
export async function measurePhoto(file: File): Promise<PhotoSize | string> {
  if (!photoTypes.some((type) => type === file.type)) return "errors.imageType";
  if (file.size > mostBytes) return "errors.imageSize";
  return (await sizeOf(file)) ?? "errors.imageInvalid";
}

/** Whether it can be drawn smaller here. */
export const canBeDrawn = ({ width, height }: PhotoSize): boolean => width * height <= mostPixels;

export const isWithinLimits = ({ size }: File, { width, height }: PhotoSize): boolean =>
  width <= imageLimits.side && height <= imageLimits.side && size <= imageLimits.bytes;

async function sizeOf(file: File): Promise<PhotoSize | undefined> {
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
