import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { importLimits } from "../../contract/importLimits";
import { AppError, invalid } from "../errors";
import { type KeptFile, keepFile } from "./keepFile";

/** What the frame of a form adds to the file in it. */
const FORM_BYTES = 64 * 1024;

export type Received = { file: KeptFile; name: string | undefined; type: string };

/** Bodies of these routes are taken as they come, without being read; a form is read by its own parser. */
export function takeBodiesAsStreams(app: FastifyInstance): void {
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser(
    [
      "text/csv",
      "text/plain",
      "application/json",
      "application/octet-stream",
      "application/vnd.ms-excel",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ],
    (_, payload, done) => done(null, payload),
  );
}

/** Refuses at once what says that it is over the limit. */
export async function refuseTooLarge(request: FastifyRequest): Promise<void> {
  if (Number(request.headers["content-length"] ?? 0) > importLimits.bytes + FORM_BYTES) throw new AppError("tooLarge");
}

/** Keeps the file that a request brings: as `file` of a form, or as its body. */
export async function receive(request: FastifyRequest): Promise<Received> {
  const { folder } = request.server.imports;
  const type = (request.headers["content-type"] ?? "").split(";")[0]?.trim() ?? "";
  if (!request.isMultipart()) {
    const { body } = request;
    if (!(body instanceof Readable)) return invalid({ file: "errors.importEmpty" });
    return { file: await keepFile(folder, body), name: undefined, type };
  }
  const part = await request.file({ limits: { fileSize: importLimits.bytes, files: 1 } });
  if (part?.fieldname !== "file") return invalid({ file: "errors.required" });
  const file = await keepFile(folder, part.file);
  if (part.file.truncated) throw new AppError("tooLarge");
  return { file, name: part.filename, type: part.mimetype };
}
