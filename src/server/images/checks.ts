import { imageLimits } from "../../contract/contributionLimits";
import { beginningOf } from "../../domain/shortText";

/** A file as it came in; `isCut` when it was longer than is taken. */
export type SentFile = { name: string; bytes: Buffer; isCut: boolean };

export const imageProblems = {
  size: "errors.imageSize",
  type: "errors.imageType",
  dimensions: "errors.imageDimensions",
  invalid: "errors.imageInvalid",
  animated: "errors.imageAnimated",
  colours: "errors.imageColours",
} as const;
export type ImageProblemKey = (typeof imageProblems)[keyof typeof imageProblems];

/** What is wrong with a file as far as its header tells, as an i18n key; nothing is decoded. */
export async function problemOf({ bytes, isCut }: SentFile): Promise<ImageProblemKey | undefined> {
  if (isCut || bytes.length > imageLimits.bytes) return imageProblems.size;
  if (bytes.length === 0) return imageProblems.invalid;
  // the image library reads many more types, some of them by programs that were never meant for strangers' files
  if (!isKnownType(bytes)) return imageProblems.type;
  // with the image library, which takes a tenth of the memory: loaded by the first picture
  const { readMetadata } = await import("./render");
  const metadata = await readMetadata(bytes).catch(() => undefined);
  if (!metadata) return imageProblems.invalid;
  if (Math.max(metadata.width, metadata.height) > imageLimits.side) return imageProblems.dimensions;
  if ((metadata.pages ?? 1) > 1 || isAnimatedPng(bytes)) return imageProblems.animated;
  return metadata.space === "cmyk" || metadata.depth !== "uchar" ? imageProblems.colours : undefined;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(PNG_SIGNATURE);
const isJpeg = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
const isWebp = (bytes: Buffer) => /^RIFF....WEBP/s.test(bytes.toString("latin1", 0, 12));
const isKnownType = (bytes: Buffer) => isJpeg(bytes) || isPng(bytes) || isWebp(bytes);

/** Of which the image library sees the first picture alone. */
const isAnimatedPng = (bytes: Buffer) => isPng(bytes) && bytes.subarray(0, bytes.indexOf("IDAT")).includes("acTL");

const words: Record<ImageProblemKey, string> = {
  "errors.imageSize": "File size exceeds 5MB limit",
  "errors.imageType": "File type not allowed. Only JPEG, PNG, and WebP are supported",
  "errors.imageDimensions": "Image dimensions exceed 2048x2048 limit",
  "errors.imageInvalid": "Invalid image file",
  "errors.imageAnimated": "Animated images are not accepted.",
  "errors.imageColours": "The colours of this image cannot be read.",
};

/** The problem in English, for a caller without a language of its own. */
export const problemText = (file: string, key: ImageProblemKey): string => `${file}: ${words[key]}`;

/** A name as it may stand in a message: the last part of a path, without control characters, of limited length. */
export function shownName(name: string | undefined): string {
  const last = (name ?? "").split(/[\\/]/).at(-1) ?? "";
  // no control characters, and none that turn the direction of the text around them
  const clean = last.replace(/[\p{Cc}\p{Cf}]/gu, "").trim();
  return beginningOf(clean, 100) || "image";
}
