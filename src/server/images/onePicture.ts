import type { FastifyRequest } from "fastify";
import { AppError, invalid } from "../errors";
import { readPictureForm } from "./form";
import { type StoredPicture, takeIn } from "./intake";

/** Stores the one picture of a form, in its field `image`; none, or one that is no good, is refused beside that field. */
export async function takeOnePicture(request: FastifyRequest): Promise<StoredPicture> {
  const { files } = await readPictureForm(request, { fileField: "image", maxFiles: 1 });
  const { stored, problems } = await takeIn(request.server, files);
  const [problem] = problems;
  if (problem) throw new AppError("validation", problem.text, { image: problem.key });
  const [picture] = stored;
  return picture ?? invalid({ image: "errors.required" });
}
