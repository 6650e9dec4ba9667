import { z } from "zod";
import { optionalText } from "./common";
import { PictureAddress } from "./images";
import { translated } from "./templeFacts";

const percent = z.int("errors.integer").min(0, "errors.range").max(100, "errors.range");

/** The point that stays in view where a picture is cut: percent from the left and from the top. */
export const PictureFocus = z.strictObject({ x: percent, y: percent });
export type PictureFocus = z.infer<typeof PictureFocus>;

/** What somebody who cannot see the picture is told of it, in the three languages of the site. */
export const AltText = translated(300);

/** A picture of a temple by its address: alt text, who made it, on what terms it is shown, focal point. */
export const TemplePicture = z.strictObject({
  url: PictureAddress,
  alt: AltText.nullable()
    .default(null)
    .transform((alt) => (alt && (alt.en || alt.hi || alt.kn) ? alt : null)),
  credit: optionalText(300).default(null),
  license: optionalText(100).default(null),
  focus: PictureFocus.nullable().default(null),
});
export type TemplePicture = z.infer<typeof TemplePicture>;

const text = z.string().nullable();
/** The same as it is answered. */
export const ShownPicture = z.object({
  url: z.string(),
  alt: z.object({ en: text, hi: text, kn: text }).nullable(),
  credit: text,
  license: text,
  focus: PictureFocus.nullable(),
});

/** Each address once; the second of two is the wrong one. */
const listOf = (most: number) =>
  z
    .array(TemplePicture)
    .max(most, "errors.tooMany")
    .superRefine((pictures, context) => {
      const seen = new Set<string>();
      for (const [at, { url }] of pictures.entries()) {
        if (seen.has(url)) context.addIssue({ code: "custom", path: [at, "url"], message: "errors.repeated" });
        seen.add(url);
      }
    });

/** The main picture and at most forty more. */
export const TemplePictures = listOf(41);
/** What is said of them, by address; credit and licence of the main picture are kept in fields of their own. */
export const PictureNotes = listOf(41);
export type PictureNotes = z.infer<typeof PictureNotes>;
