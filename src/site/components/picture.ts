/** Widths Wikimedia Commons keeps thumbnails in. */
const commonsWidths = [330, 500, 960, 1280] as const;
const commonsThumb = /^(https:\/\/upload\.wikimedia\.org\/wikipedia\/commons\/thumb\/.+\/)\d+px-([^/]+)$/;

/** Addresses of a picture by width where its host offers them; none for a picture that is not on https. */
export function pictureSources(image: string | null | undefined): { src: string; srcSet?: string } | undefined {
  if (!image || !/^(https:\/\/|\/)/.test(image)) return undefined;
  const [, folder, file] = commonsThumb.exec(image) ?? [];
  if (!folder) return { src: image };
  const at = (width: number) => `${folder}${width}px-${file}`;
  return { src: at(500), srcSet: commonsWidths.map((width) => `${at(width)} ${width}w`).join(", ") };
}
