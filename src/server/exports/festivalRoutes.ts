import { buffer } from "node:stream/consumers";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Ticket } from "../../contract/adminTemples";
import { type AdminFestivalFilters, FestivalExportQuery, TicketedFestivalExport } from "../../contract/festivals";
import { can } from "../../contract/roles";
import { BYTE_ORDER_MARK } from "../../domain/csv";
import { civilDateOf } from "../../domain/dates";
import { callerOf } from "../access";
import { AppError } from "../errors";
import { findFestivals } from "../festivals/adminList";
import { writeWorkbook, XLSX_TYPE } from "../sheets/writeWorkbook";
import { issueTicket, redeemTicket } from "../temples/tickets";
import { festivalCells, festivalCsvHeader, festivalCsvRow, festivalExportColumns } from "./festivalColumns";
import { festivalTemplate } from "./festivalTemplate";
import { csvTemplate, xlsxTemplate } from "./template";

/** Exports of what the console's filters match, as files; a link carries a single-use ticket instead of a token. */
export const festivalExportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const bulk = { config: { limit: "bulk" } } as const;
  const today = () => civilDateOf(now().getTime());
  const found = async (filters: AdminFestivalFilters) => {
    const { calendar } = await app.festivalBook.open();
    return findFestivals(db, calendar, filters, today());
  };
  const attach = (reply: FastifyReply, type: string, extension: string, text: string, mark = today()) =>
    reply
      .header("content-disposition", `attachment; filename="festivals-${mark}.${extension}"`)
      .header("cache-control", "no-store")
      .type(`${type}; charset=utf-8`)
      .send(text);
  const sendCsv = async (reply: FastifyReply, filters: AdminFestivalFilters) => {
    const lines = (await found(filters)).map(({ id, ...festival }) => festivalCsvRow(id, festival));
    return attach(reply, "text/csv", "csv", BYTE_ORDER_MARK + festivalCsvHeader() + lines.join(""));
  };

  const attachXlsx = async (reply: FastifyReply, parts: AsyncGenerator<Buffer>, mark = today()) =>
    reply
      .header("content-disposition", `attachment; filename="festivals-${mark}.xlsx"`)
      .header("cache-control", "no-store")
      .type(XLSX_TYPE)
      .send(await buffer(parts));
  const sendXlsx = async (reply: FastifyReply, filters: AdminFestivalFilters) => {
    const rows = (await found(filters)).map(({ id, ...festival }) => festivalCells(id, festival));
    return attachXlsx(reply, writeWorkbook([{ name: "Festivals", header: festivalExportColumns, rows: [rows] }]));
  };

  app.get(
    "/api/admin/festivals/export",
    { ...bulk, schema: { querystring: FestivalExportQuery } },
    async (request, reply) => {
      const { format = "json", ...filters } = request.query;
      if (format === "csv") return sendCsv(reply, filters);
      if (format === "xlsx") return sendXlsx(reply, filters);
      return attach(reply, "application/json", "json", `${JSON.stringify(await found(filters), null, 1)}\n`);
    },
  );
  app.get("/api/admin/festivals/template.csv", (_, reply) =>
    attach(reply, "text/csv", "csv", csvTemplate(festivalTemplate), "template"),
  );
  app.get("/api/admin/festivals/template.xlsx", (_, reply) =>
    attachXlsx(reply, xlsxTemplate(festivalTemplate), "template"),
  );
  app.post("/api/admin/festivals/export-ticket", { schema: { response: { 200: Ticket } } }, (request) =>
    issueTicket(db, callerOf(request).id, now()),
  );
  app.get(
    "/api/admin/festivals/export.csv",
    { ...bulk, schema: { querystring: TicketedFestivalExport } },
    async (request, reply) => {
      const { ticket, ...filters } = request.query;
      const { account } = request;
      const isAllowed = account !== null && can(account.role, "festivals");
      if (!isAllowed && ticket === undefined) throw new AppError(account ? "forbidden" : "unauthorized");
      if (!isAllowed && !(await redeemTicket(db, ticket ?? "", now(), "festivals"))) throw new AppError("gone");
      return sendCsv(reply, filters);
    },
  );
};
