import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { importLimits } from "../../contract/importLimits";
import { ImportQuery, ImportResult } from "../../contract/importResults";
import { actorOf } from "../access";
import { invalid } from "../errors";
import { runImport } from "../imports/runImport";

/** Imports of festivals. A body is taken as it is and read where it is planned. */
export const festivalImportRoutes: FastifyPluginAsyncZod = async (app) => {
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
  const run = (kind: "csv" | "json", request: FastifyRequest, dryRun = true) => {
    const { body } = request;
    const bytes = body instanceof Uint8Array && body.length > 0 ? body : invalid({ file: "errors.importEmpty" });
    const job = { kind, bytes, dryRun, rights: { mayVerify: false }, actor: actorOf(request), now: app.now() };
    return runImport(app, { ...job, noun: "festivals" }).finally(app.festivalBook.changed);
  };

  app.post("/api/admin/festivals/import", importing, (request) => run("json", request, request.query.dryRun));
  app.post("/api/admin/festivals/import.csv", importing, (request) => run("csv", request, request.query.dryRun));
};
