import { imageLimits } from "../../contract/contributionLimits";
import { readHeader } from "./header";

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

/** What is wrong with a file as far as its first bytes tell, as an i18n key; nothing is decoded. */
export function problemOf({ bytes, isCut }: SentFile): ImageProblemKey | undefined {
  if (isCut || bytes.length > imageLimits.bytes) return imageProblems.size;
  if (bytes.length === 0) return imageProblems.invalid;
  const header = readHeader(bytes);
  if (header === undefined) return imageProblems.type;
  if (header === null) return imageProblems.invalid;
  if (header.width > imageLimits.side || header.height > imageLimits.side) return imageProblems.dimensions;
  if (header.isAnimated) return imageProblems.animated;
  const isCmyk = header.format === "jpeg" && header.samples === 4;
  return isCmyk || header.depth > 8 ? imageProblems.colours : undefined;
}

const words: Record<ImageProblemKey, string> = {
  "errors.imageSize": "File size exceeds 5MB limit",
  "errors.imageType": "File type not allowed. Only JPEG, PNG, and WebP are supported",
  "errors.imageDimensions": "Image dimensions exceed 2048x2048 limit",
  "errors.imageInvalid": "Invalid image file",
  "errors.imageAnimated": "Moving images are not accepted.",
  "errors.imageColours": "This image's colours cannot be read.",
};

/** The problem in English, for a caller without a language of its own. */
export const problemText = (file: string, key: ImageProblemKey): string => `${file}: ${words[key]}`;

/** A name as it may stand in a message: the last part of a path, without control characters, of limited length. */
export function shownName(name: string | undefined): string {
  const last = (name ?? "").split(/[\\/]/).at(-1) ?? "";
  // no control characters, and none that turn the direction of the text around them
  const clean = last.replace(/[\p{Cc}\p{Cf}]/gu, "").trim();
  return clean.slice(0, 100) || "image";
}
