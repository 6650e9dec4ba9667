import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { imageLimits } from "../../contract/contributionLimits";
import { readingForm } from "../brokenForms";
import { network } from "../callerKeys";
import { AppError, invalid } from "../errors";
import { type SentFile, shownName } from "./checks";
import { createUploadRoom } from "./uploadRoom";

/** A form with pictures: its text fields as they came, and the files of the field `fileField`. */
export type PictureForm = { fields: Record<string, unknown>; files: SentFile[] };
type FormOptions = { fileField: string; maxFiles: number };

const READ_WITHIN_MS = 180_000;
const MEGABYTE = 1024 * 1024;
const FIELD_BYTES = 32 * 1024;
/** For forms while they are read, of at most 25 MB each. */
const room = createUploadRoom({ total: 256 * MEGABYTE, each: 80 * MEGABYTE });
type Place = ReturnType<typeof room.enter>;

/**
 * Reads a multipart form into memory. A file longer than is taken is cut and marked; more files than `maxFiles`, a
 * file under another name, a field given twice are refused.
 */
export async function readPictureForm(request: FastifyRequest, options: FormOptions): Promise<PictureForm> {
  if (!request.isMultipart()) throw new AppError("unsupportedType");
  const place = room.enter(network(request.ip));
  // a body that stalls is cut off earlier (plugins/timeouts)
  const deadline = setTimeout(() => request.raw.destroy(), READ_WITHIN_MS);
  try {
    return await readingForm(
      () => collect(request, options, place),
      () => tooManyFiles(options),
    );
  } finally {
    clearTimeout(deadline);
    place.leave();
  }
}

async function collect(request: FastifyRequest, options: FormOptions, place: Place): Promise<PictureForm> {
  const limits = { fileSize: imageLimits.bytes, files: options.maxFiles, fields: 20, fieldSize: FIELD_BYTES };
  const reading = { limits, throwFileSizeLimit: false };
  const fields = new Map<string, unknown>();
  const files: SentFile[] = [];
  const problems: Record<string, string> = {};
  for await (const part of request.parts(reading)) {
    if (part.type === "file") {
      const file = await readFile(part, place);
      if (part.fieldname !== options.fileField) problems[part.fieldname] = "errors.unknownField";
      else if (file) files.push(file);
    } else {
      if (fields.has(part.fieldname)) problems[part.fieldname] = "errors.repeated";
      if (part.valueTruncated) problems[part.fieldname] = "errors.tooLong";
      place.take(FIELD_BYTES);
      fields.set(part.fieldname, part.value);
    }
  }
  return Object.keys(problems).length > 0 ? invalid(problems) : { fields: Object.fromEntries(fields), files };
}

/** A file input that nobody filled in arrives as a nameless empty file; that is no file. */
async function readFile(part: MultipartFile, place: Place): Promise<SentFile | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) {
    place.take(chunk.length);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (bytes.length === 0 && !part.filename) return undefined;
  return { name: shownName(part.filename), bytes, isCut: part.file.truncated };
}

/** Refuses with the message that names the limit. */
function tooManyFiles({ fileField, maxFiles }: FormOptions): never {
  throw new AppError("validation", `Maximum ${maxFiles} files allowed`, {
    [fileField]: "errors.imageCount",
  });
}
