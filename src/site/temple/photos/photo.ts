import type { Image } from "../../../contract/images";
import type { TemplePicture } from "../../../contract/pictures";
import type { PublicTemple } from "../../../contract/temples";
import { pictureSources } from "../../../domain/pictures";
import type { Shown } from "../Picture";
import { spokenIn } from "../recordWording";

/** A photo as gallery and viewer draw it, wherever it is kept. */
export type Photo = Shown & { key: string; alt?: string; credit?: string };

const ownFile = /^\/images\/([a-z0-9]{24})-/;
const keyOf = (address: string) => ownFile.exec(address)?.[1] ?? address;

/** A picture that somebody sent in. */
export function photoOfImage({ url, sizes, width, height, blur, credit }: Image): Photo {
  const set = (format: "avif" | "webp") => sizes.map((size) => `${size[format]} ${size.width}w`).join(", ");
  return {
    key: keyOf(url),
    src: url,
    srcSet: set("webp"),
    avif: set("avif"),
    width,
    height,
    blur,
    credit: credit ?? undefined,
  };
}

function recordedPhoto(language: string, { url, alt, credit, license, focus }: TemplePicture): Photo[] {
  const sources = pictureSources(url);
  if (!sources) return [];
  const said = [credit, license].filter(Boolean).join(", ") || undefined;
  return [
    { key: keyOf(url), ...sources, focus, alt: alt ? spokenIn(language, alt) || undefined : undefined, credit: said },
  ];
}

/** All photos of a temple, its main picture first; one that is on several lists is there once. */
export function photosOf({ pictures }: Pick<PublicTemple, "pictures">, images: readonly Image[], language: string) {
  const sent = new Map(images.map((image) => photoOfImage(image)).map((photo) => [photo.key, photo]));
  const all = new Map<string, Photo>();
  // the sent picture knows its sizes, the record knows what it shows and whose it is
  for (const photo of pictures.flatMap((picture) => recordedPhoto(language, picture))) {
    const known = sent.get(photo.key);
    if (!all.has(photo.key)) all.set(photo.key, { ...photo, ...known, credit: photo.credit ?? known?.credit });
  }
  for (const photo of sent.values()) if (!all.has(photo.key)) all.set(photo.key, photo);
  return [...all.values()];
}
