import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { importLimits } from "../../contract/importLimits";
import { BulkUploadResult, ImportQuery, ImportResult } from "../../contract/importResults";
import { AppError } from "../errors";
import { importAtOnce } from "./importAtOnce";
import { refuseTooLarge, takeBodiesAsStreams } from "./receive";

/** The specified imports: CSV, JSON, and a CSV in a form, each answered when it is done. */
export const importRoutes: FastifyPluginAsyncZod = async (app) => {
  takeBodiesAsStreams(app);
  const importing = {
    bodyLimit: importLimits.bytes,
    config: { limit: "bulk" },
    onRequest: refuseTooLarge,
    schema: { querystring: ImportQuery, response: { 200: ImportResult } },
  } as const;

  for (const noun of ["temples", "festivals"] as const) {
    app.post(`/api/admin/${noun}/import`, importing, (request) =>
      importAtOnce(request, { noun, kind: "json", query: request.query, dryRun: request.query.dryRun ?? true }),
    );
    app.post(`/api/admin/${noun}/import.csv`, importing, (request) =>
      importAtOnce(request, { noun, kind: "csv", query: request.query, dryRun: request.query.dryRun ?? true }),
    );
  }
  app.post(
    "/api/admin/temples/bulk-upload",
    { ...importing, schema: { querystring: ImportQuery, response: { 200: BulkUploadResult } } },
    async (request) => {
      const { query } = request;
      // known only once the body's parser was chosen
      if (!request.isMultipart() && query.planId === undefined) throw new AppError("unsupportedType");
      const asked = { noun: "temples", kind: "csv", query, dryRun: query.dryRun ?? false } as const;
      const result = await importAtOnce(request, asked);
      return { ...result, successCount: result.created + result.updated };
    },
  );
};
