import { Readable } from "node:stream";
import { constants } from "node:zlib";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ExportQuery, Ticket, TicketedExportQuery } from "../../contract/adminTemples";
import { can } from "../../contract/roles";
import { civilDateOf } from "../../domain/dates";
import { callerOf } from "../access";
import { AppError } from "../errors";
import { XLSX_TYPE } from "../sheets/writeWorkbook";
import { issueTicket, redeemTicket } from "../temples/tickets";
import { csvTemplate, xlsxTemplate } from "./template";
import { csvExport, jsonExport, xlsxExport } from "./temples";
import { templeTemplate } from "./templeTemplate";

/** Exports of what the console's filters match, as files; a link carries a single-use ticket instead of a token. */
export const exportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  // packed at the least effort: what leaves is long, and the process has others to answer
  const compress = {
    zlibOptions: { level: constants.Z_BEST_SPEED },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } },
  };
  const bulk = { config: { limit: "bulk" }, compress } as const;
  const today = () => civilDateOf(now().getTime());
  const attach = (reply: FastifyReply, type: string, extension: string, file: Readable, mark = today()) =>
    reply
      .header("content-disposition", `attachment; filename="temples-${mark}.${extension}"`)
      .header("cache-control", "no-store")
      .type(type)
      .send(file);
  const attachCsv = (reply: FastifyReply, file: Readable, mark?: string) =>
    attach(reply, "text/csv; charset=utf-8", "csv", file, mark);

  app.get("/api/admin/temples/export", { ...bulk, schema: { querystring: ExportQuery } }, (request, reply) => {
    const { format = "json", ...filters } = request.query;
    if (format === "csv") return attachCsv(reply, csvExport(db, filters));
    if (format === "xlsx") return attach(reply, XLSX_TYPE, "xlsx", xlsxExport(db, filters));
    return attach(reply, "application/json; charset=utf-8", "json", jsonExport(db, filters));
  });
  app.get("/api/admin/temples/template.csv", (_, reply) =>
    attachCsv(reply, Readable.from([csvTemplate(templeTemplate)]), "template"),
  );
  app.get("/api/admin/temples/template.xlsx", (_, reply) =>
    attach(reply, XLSX_TYPE, "xlsx", Readable.from(xlsxTemplate(templeTemplate), { objectMode: false }), "template"),
  );
  app.post("/api/admin/temples/export-ticket", { schema: { response: { 200: Ticket } } }, (request) =>
    issueTicket(db, callerOf(request).id, now()),
  );
  app.get(
    "/api/admin/temples/export.csv",
    { ...bulk, schema: { querystring: TicketedExportQuery } },
    async (request, reply) => {
      const { ticket, ...filters } = request.query;
      const { account } = request;
      const isAllowed = account !== null && can(account.role, "temples");
      if (!isAllowed && ticket === undefined) throw new AppError(account ? "forbidden" : "unauthorized");
      if (!isAllowed && !(await redeemTicket(db, ticket ?? "", now()))) throw new AppError("gone");
      return attachCsv(reply, csvExport(db, filters));
    },
  );
};
