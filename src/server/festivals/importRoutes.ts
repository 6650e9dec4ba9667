import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { importLimits } from "../../contract/importLimits";
import { ImportQuery, ImportResult } from "../../contract/imports";
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
  const run = (kind: "csv" | "json", body: unknown, dryRun = true) => {
    const bytes = body instanceof Uint8Array && body.length > 0 ? body : invalid({ file: "errors.importEmpty" });
    const job = { kind, bytes, dryRun, rights: { mayVerify: false }, now: app.now() };
    return runImport(app, { ...job, noun: "festivals" }).finally(app.festivalBook.changed);
  };

  app.post("/api/admin/festivals/import", importing, ({ body, query }) => run("json", body, query.dryRun));
  app.post("/api/admin/festivals/import.csv", importing, ({ body, query }) => run("csv", body, query.dryRun));
};
