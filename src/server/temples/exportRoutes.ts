import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ExportQuery, Ticket, TicketedExportQuery } from "../../contract/adminTemples";
import { can } from "../../contract/roles";
import { civilDateOf } from "../../domain/dates";
import { callerOf } from "../access";
import { AppError } from "../errors";
import { csvExport, jsonExport } from "./exports";
import { issueTicket, redeemTicket } from "./tickets";

/** Exports of what the console's filters match, as files; a link carries a single-use ticket instead of a token. */
export const exportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const bulk = { config: { limit: "bulk" } } as const;
  const attach = (reply: FastifyReply, type: string, extension: string, file: Readable) =>
    reply
      .header("content-disposition", `attachment; filename="temples-${civilDateOf(now().getTime())}.${extension}"`)
      .header("cache-control", "no-store")
      .type(type)
      .send(file);
  const attachCsv = (reply: FastifyReply, file: Readable) => attach(reply, "text/csv; charset=utf-8", "csv", file);

  app.get("/api/admin/temples/export", { ...bulk, schema: { querystring: ExportQuery } }, (request, reply) => {
    const { format = "json", ...filters } = request.query;
    return format === "csv"
      ? attachCsv(reply, csvExport(db, filters))
      : attach(reply, "application/json; charset=utf-8", "json", jsonExport(db, filters));
  });
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
