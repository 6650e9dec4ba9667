import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { importLimits } from "../../contract/importLimits";
import { BulkUploadResult, ImportQuery, ImportResult } from "../../contract/importResults";
import { can } from "../../contract/roles";
import { actorOf, callerOf } from "../access";
import { AppError, invalid } from "../errors";
import { answeredBefore, once } from "../idempotency";
import type { ImportJob } from "./importTemples";
import { runImport } from "./runImport";

/** What the frame of a form adds to the file in it. */
const FORM_BYTES = 64 * 1024;

/** Imports of temples: CSV, JSON, and a CSV in a form. A body is taken as it is and read where it is planned. */
export const importRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser<Buffer>(
    ["text/csv", "text/plain", "application/vnd.ms-excel", "application/octet-stream", "application/json"],
    { parseAs: "buffer" },
    (_, body, done) => done(null, body),
  );
  const importing = {
    bodyLimit: importLimits.bytes,
    config: { limit: "bulk" },
    schema: { querystring: ImportQuery, response: { 200: ImportResult } },
  } as const;

  app.post("/api/admin/temples/import", importing, (request) =>
    run(request, "json", bytesOf(request.body), request.query.dryRun ?? true),
  );
  app.post("/api/admin/temples/import.csv", importing, (request) =>
    run(request, "csv", bytesOf(request.body), request.query.dryRun ?? true),
  );
  app.post(
    "/api/admin/temples/bulk-upload",
    {
      config: { limit: "bulk" },
      schema: { querystring: ImportQuery, response: { 200: BulkUploadResult } },
      onRequest: async (request) => {
        if (Number(request.headers["content-length"] ?? 0) > importLimits.bytes + FORM_BYTES)
          throw new AppError("tooLarge");
      },
    },
    async (request) => {
      const result = await run(request, "csv", await uploaded(request), request.query.dryRun ?? false);
      return { ...result, successCount: result.created + result.updated };
    },
  );

  const run = (request: FastifyRequest, kind: "csv" | "json", bytes: Uint8Array, dryRun: boolean) =>
    importOnce(request, {
      kind,
      bytes,
      dryRun,
      rights: { mayVerify: can(callerOf(request).role, "temples") },
      actor: actorOf(request),
      now: app.now(),
    });
};

/**
 * An import for real is done once per `Idempotency-Key`. Of two calls with one key that arrive together the later one
 * waits, finds nothing left to change, and is given the first one's answer.
 */
async function importOnce(request: FastifyRequest, job: ImportJob): Promise<ImportResult> {
  if (job.dryRun) return runImport(request.server, job);
  const asked = [job.kind, createHash("sha256").update(job.bytes).digest("base64url")];
  const earlier = await answeredBefore<ImportResult>(request, asked);
  if (earlier) return earlier;
  const result = await runImport(request.server, job);
  return once(request, asked, async () => result);
}

const bytesOf = (body: unknown): Uint8Array =>
  body instanceof Uint8Array && body.length > 0 ? body : invalid({ file: "errors.importEmpty" });

async function uploaded(request: FastifyRequest): Promise<Uint8Array> {
  // known only once the body's parser was chosen
  if (!request.isMultipart()) throw new AppError("unsupportedType");
  const part = await request.file({ limits: { fileSize: importLimits.bytes, files: 1 } });
  if (part?.fieldname !== "file") return invalid({ file: "errors.required" });
  return bytesOf(await part.toBuffer());
}
