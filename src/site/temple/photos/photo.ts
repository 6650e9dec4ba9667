import type { Image } from "../../../contract/images";
import type { PublicTemple } from "../../../contract/temples";
import { pictureSources } from "../../components/picture";

/** A photo as gallery and viewer draw it, wherever it is kept. */
export type Photo = {
  key: string;
  src: string;
  srcSet?: string;
  avif?: string;
  /** Pixels of its largest size, where they are known. */
  width?: number;
  height?: number;
  /** A tiny picture that holds its place. */
  blur?: string;
  credit?: string;
};

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

function photoAt(address: string, credit?: string): Photo[] {
  const sources = pictureSources(address);
  return sources ? [{ key: keyOf(address), ...sources, credit }] : [];
}

/** All photos of a temple, its main picture first; one that is on several lists is there once. */
export function photosOf(
  temple: Pick<PublicTemple, "image" | "imageCredit" | "imageLicense" | "gallery">,
  images: readonly Image[],
) {
  const credit = [temple.imageCredit, temple.imageLicense].filter(Boolean).join(", ") || undefined;
  const sent = new Map(images.map((image) => photoOfImage(image)).map((photo) => [photo.key, photo]));
  const all = new Map<string, Photo>();
  const recorded = [...photoAt(temple.image ?? "", credit), ...temple.gallery.flatMap((each) => photoAt(each))];
  // the sent picture knows its sizes, the record knows whose it is
  for (const photo of recorded) {
    if (!all.has(photo.key))
      all.set(photo.key, { ...photo, ...sent.get(photo.key), credit: photo.credit ?? sent.get(photo.key)?.credit });
  }
  for (const photo of sent.values()) if (!all.has(photo.key)) all.set(photo.key, photo);
  return [...all.values()];
}
