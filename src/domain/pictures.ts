/** Widths in pixels that our own pictures are stored in; a narrower one is stored in its own width too. */
const ownWidths = [320, 640, 960, 1_600] as const;
/** Widths Wikimedia Commons keeps thumbnails in, as far as pages have use for them. */
const commonsWidths = [250, 330, 500, 960, 1_280] as const;

const ownPicture = /^(\/images\/[a-z0-9]{24}-)(\d{1,4})\.(?:webp|avif)$/;
const commonsPicture =
  /^(https:\/\/upload\.wikimedia\.org\/wikipedia\/commons)\/(?:thumb\/)?(.\/..)\/([^/]+\.(?:jpe?g|png))(?:\/[^/]+)?$/i;

/** The widest that one of our own pictures is kept. */
export const widestPicture = 1_600;

/** The widths that a picture of this width is stored in, ascending: never wider than it is. */
export const storedWidths = (width: number): number[] => [
  ...ownWidths.filter((each) => each < width),
  Math.min(width, widestPicture),
];

/** The widths a picture can be had in, and where; nothing for one whose host keeps one size. */
function offered(
  image: string,
): { widths: readonly number[]; at: (width: number, format: string) => string } | undefined {
  const [, own, widest] = ownPicture.exec(image) ?? [];
  if (own) return { widths: storedWidths(Number(widest)), at: (width, format) => `${own}${width}.${format}` };
  const [, host, folder, file] = commonsPicture.exec(image) ?? [];
  if (!host) return undefined;
  return { widths: commonsWidths, at: (width) => `${host}/thumb/${folder}/${file}/${width}px-${file}` };
}

export type PictureSources = { src: string; srcSet?: string; avif?: string };

/**
 * The addresses of a picture by width, as `srcset` takes them: of our own also as AVIF, and up to the width that the
 * address names. None for a picture that is not on https.
 */
export function pictureSources(image: string | null | undefined): PictureSources | undefined {
  if (!image || !/^(https:\/\/|\/)/.test(image)) return undefined;
  const found = offered(image);
  if (!found) return { src: image };
  const set = (format: string) => found.widths.map((width) => `${found.at(width, format)} ${width}w`).join(", ");
  return image[0] === "/"
    ? { src: image, srcSet: set("webp"), avif: set("avif") }
    : { src: found.at(500, ""), srcSet: set("") };
}

/** The address of a picture where a single small one will do, at least `width` pixels wide where there is one. */
export function smallPicture(image: string, width: number): string {
  const found = offered(image);
  if (!found) return image;
  return found.at(found.widths.find((each) => each >= width) ?? found.widths.at(-1) ?? width, "webp");
}
