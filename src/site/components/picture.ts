/** Widths Wikimedia Commons keeps thumbnails in. */
const commonsWidths = [330, 500, 960, 1280] as const;
const commonsPicture =
  /^(https:\/\/upload\.wikimedia\.org\/wikipedia\/commons)\/(?:thumb\/)?(.\/..)\/([^/]+\.(?:jpe?g|png))(?:\/[^/]+)?$/i;

/** Addresses of a picture by width where its host offers them; none for a picture that is not on https. */
export function pictureSources(image: string | null | undefined): { src: string; srcSet?: string } | undefined {
  if (!image || !/^(https:\/\/|\/)/.test(image)) return undefined;
  const [, host, folder, file] = commonsPicture.exec(image) ?? [];
  if (!host || !folder || !file) return { src: image };
  const at = (width: number) => `${host}/thumb/${folder}/${file}/${width}px-${file}`;
  return { src: at(500), srcSet: commonsWidths.map((width) => `${at(width)} ${width}w`).join(", ") };
}

/** True for a picture that failed before the page came alive, and will not say so again. */
export const hasFailed = (img: HTMLImageElement | null) =>
  img?.complete === true && img.naturalWidth === 0 && img.currentSrc !== "";
