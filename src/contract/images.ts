import { z } from "zod";
import { atMost, Id, integerIn, webAddress } from "./common";

/** One stored size, in both formats. */
export const ImageSize = z.object({ width: z.int(), avif: z.string(), webp: z.string() });
export type ImageSize = z.infer<typeof ImageSize>;

/** A picture as a page shows it; `width` and `height` are those of the largest size, `blur` a tiny data address. */
export const Image = z.object({
  id: Id,
  url: z.string(),
  isMain: z.boolean(),
  sizes: z.array(ImageSize),
  width: z.int(),
  height: z.int(),
  blur: z.string(),
  credit: z.string().nullable(),
});
export type Image = z.infer<typeof Image>;
export const Images = z.object({ images: z.array(Image) });
export type Images = z.infer<typeof Images>;

/** What is wrong with one file; it is shown as `file: text of key`. */
export const ImageProblem = z.object({ file: z.string(), key: z.string() });
export type ImageProblem = z.infer<typeof ImageProblem>;

/** A picture just stored; it is pending until approved. */
export const UploadedImage = z.object({
  id: Id,
  url: z.string(),
  isMain: z.boolean(),
  width: z.int(),
  height: z.int(),
  blur: z.string(),
  status: z.literal("pending"),
});
export type UploadedImage = z.infer<typeof UploadedImage>;

/** A picture that an editor sent, stored: its address, and its measures in pixels. It is shown once a record names it. */
export const EditorPicture = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type EditorPicture = z.infer<typeof EditorPicture>;

/** What became of an upload: `success` files were taken, `error` names the others in words, `problems` as keys. */
export const UploadResult = z.object({
  success: z.int(),
  uploaded: z.array(UploadedImage),
  error: z.string().nullable(),
  problems: z.array(ImageProblem),
});
export type UploadResult = z.infer<typeof UploadResult>;

const idText = integerIn(1, 2_147_483_647, "errors.id").pipe(Id);
export const ReviewImageParams = z.strictObject({ reviewId: idText });
/** What is no name of a picture is simply not found. */
export const ImageFileParams = z.strictObject({ file: z.string().max(200) });
/** A stored size: its picture's random key, width and format. */
export const imageFileName = /^[a-z0-9]{24}-\d{1,4}\.(webp|avif)$/;

/** The address of a picture: one of ours, or one on the web; an SVG is a document and no photo. */
export const PictureAddress = z
  .union(
    [
      z
        .string()
        .trim()
        .max(60, atMost("errors.pictureAddress"))
        .regex(/^\/images\/[a-z0-9]{24}-\d{1,4}\.(webp|avif)$/),
      webAddress("errors.pictureAddress"),
    ],
    "errors.pictureAddress",
  )
  .refine((address) => !/\.svgz?(?:[?#]|$)/i.test(address), "errors.imageType");
