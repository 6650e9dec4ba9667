import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { importLimits } from "../../contract/importLimits";
import { readingForm } from "../brokenForms";
import { AppError, invalid } from "../errors";
import { type StoredFile, storeFile } from "./store/storeFile";

/** What the frame of a form adds to the file in it. */
const FORM_BYTES = 64 * 1024;

export type Received = { file: StoredFile; name: string | undefined; type: string };

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
      "application/vnd.oasis.opendocument.spreadsheet",
      "application/vnd.google-earth.kml+xml",
      "application/vnd.google-earth.kmz",
      "application/geo+json",
      "application/geo+json-seq",
      "application/x-ndjson",
      "application/sparql-results+json",
      "application/vnd.openstreetmap.data+protobuf",
      "application/x-protobuf",
      "text/html",
      "text/tab-separated-values",
      "text/xml",
      "application/xml",
    ],
    (_, payload, done) => done(null, payload),
  );
}

/** What a browser says of a file whose type it does not know, which an extract of OpenStreetMap is. */
const mayBeExtract = /^(?:multipart\/form-data|application\/(?:octet-stream|x-protobuf|vnd\.openstreetmap))/;

/** Refuses at once what says that it is over the limit. */
export async function refuseTooLarge({ headers }: FastifyRequest): Promise<void> {
  const { bytes, extractBytes } = importLimits;
  const most = mayBeExtract.test(headers["content-type"] ?? "") ? extractBytes : bytes;
  if (Number(headers["content-length"] ?? 0) > most + FORM_BYTES) throw new AppError("tooLarge");
}

/** Stores the file that a request brings: as `file` of a form, or as its body. */
export async function receive(request: FastifyRequest): Promise<Received> {
  const { folder } = request.server.imports;
  const type = (request.headers["content-type"] ?? "").split(";")[0]?.trim() ?? "";
  if (!request.isMultipart()) {
    const { body } = request;
    if (!(body instanceof Readable)) return invalid({ file: "errors.importEmpty" });
    return { file: await storeFile(folder, body), name: undefined, type };
  }
  return readingForm(
    async () => {
      const part = await request.file({ limits: { fileSize: importLimits.extractBytes, files: 1 } });
      if (part?.fieldname !== "file") return invalid({ file: "errors.required" });
      const file = await storeFile(folder, part.file);
      if (part.file.truncated) throw new AppError("tooLarge");
      return { file, name: part.filename, type: part.mimetype };
    },
    () => invalid({ file: "errors.tooMany" }),
  );
}
