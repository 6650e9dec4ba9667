import { imageLimits } from "../contract/contributionLimits";
import { readFile } from "./chosenFiles";
import type { PhotoSize } from "./drawPhoto";

/** Types that are taken, as the file input names them. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;
/** Beyond this not even a large phone photo goes; decoding it could take the page down. */
const mostBytes = 80 * 1024 * 1024;
const mostPixels = 120_000_000;

/** A chosen photo, read, and its pixels as it is shown. */
export type Photo = { file: File; size: PhotoSize };

/** Reads a chosen photo, so that it is sent as it was looked at; or answers the i18n key of why it is not taken. */
export async function readPhoto(chosen: File): Promise<Photo | string> {
  if (!photoTypes.some((type) => type === chosen.type)) return "errors.imageType";
  if (chosen.size > mostBytes) return "errors.imageSize";
  const file = await readFile(chosen).catch(() => undefined);
  if (!file) return "errors.fileChanged";
  const size = await sizeOf(file);
  return size ? { file, size } : "errors.imageInvalid";
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
