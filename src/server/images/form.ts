import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { imageLimits } from "../../contract/contributionLimits";
import { AppError, invalid } from "../errors";
import { type SentFile, shownName } from "./checks";

/** A form with pictures: its text fields as they came, and the files of the field `fileField`. */
export type PictureForm = { fields: Record<string, unknown>; files: SentFile[] };
type FormOptions = { fileField: string; maxFiles: number };

const READ_WITHIN_MS = 60_000;
const AT_ONCE = 24; // forms held in memory, at most 25 MB each
let open = 0;

/**
 * Reads a multipart form into memory. A file longer than is taken is cut and marked; more files than `maxFiles`, a
 * file under another name, a field given twice are refused.
 */
export async function readPictureForm(request: FastifyRequest, options: FormOptions): Promise<PictureForm> {
  if (!request.isMultipart()) throw new AppError("unsupportedType");
  if (open >= AT_ONCE) throw new AppError("unavailable");
  open++;
  // someone who sends a byte a second must not keep others out
  const deadline = setTimeout(() => request.raw.destroy(), READ_WITHIN_MS);
  try {
    return await collect(request, options);
  } catch (error) {
    if (isCode(error, "FST_FILES_LIMIT")) return tooManyFiles(options);
    if (error instanceof AppError) throw error;
    throw isCode(error, "FST_") || isBroken(error) ? new AppError("badRequest") : error;
  } finally {
    clearTimeout(deadline);
    open--;
  }
}

async function collect(request: FastifyRequest, options: FormOptions): Promise<PictureForm> {
  const limits = { fileSize: imageLimits.bytes, files: options.maxFiles, fields: 20, fieldSize: 32 * 1024 };
  const reading = { limits, throwFileSizeLimit: false };
  const fields = new Map<string, unknown>();
  const files: SentFile[] = [];
  const problems: Record<string, string> = {};
  for await (const part of request.parts(reading)) {
    if (part.type === "file") {
      const file = await readFile(part);
      if (part.fieldname !== options.fileField) problems[part.fieldname] = "errors.unknownField";
      else if (file) files.push(file);
    } else {
      if (fields.has(part.fieldname)) problems[part.fieldname] = "errors.repeated";
      if (part.valueTruncated) problems[part.fieldname] = "errors.tooLong";
      fields.set(part.fieldname, part.value);
    }
  }
  return Object.keys(problems).length > 0 ? invalid(problems) : { fields: Object.fromEntries(fields), files };
}

/** A file input that nobody filled in arrives as a nameless empty file; that is no file. */
async function readFile(part: MultipartFile): Promise<SentFile | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk);
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

const isCode = (error: unknown, start: string) =>
  error instanceof Error && "code" in error && typeof error.code === "string" && error.code.startsWith(start);

/** What the parser says of a form that is cut off or malformed. */
const isBroken = (error: unknown) =>
  error instanceof Error && /multipart|boundary|premature|part|end of/i.test(error.message);
