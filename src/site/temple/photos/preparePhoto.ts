import { drawPhoto } from "../../../client/drawPhoto";
import { canBeDrawn, isWithinLimits, readPhoto } from "../../../client/photoFile";
import { imageLimits } from "../../../contract/contributionLimits";

/** The file as it can be sent, made smaller where it is too large; or the i18n key of why it cannot. */
export async function preparePhoto(chosen: File): Promise<File | string> {
  const photo = await readPhoto(chosen);
  if (typeof photo === "string") return photo;
  const { file, size } = photo;
  if (isWithinLimits(file, size)) return file;
  const smaller = canBeDrawn(size) ? await drawPhoto(file, { x: 0, y: 0, ...size }) : undefined;
  const isLarge = Math.max(size.width, size.height) > imageLimits.side;
  return smaller ?? (isLarge ? "errors.imageDimensions" : "errors.imageSize");
}
