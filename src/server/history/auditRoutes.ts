import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AuditPage, AuditQuery } from "../../contract/history";
import { listAudit } from "./auditLog";

/** `/api/admin/audit`: who did what and when, for super admins; nothing here or elsewhere changes an entry. */
export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get("/api/admin/audit", { schema: { querystring: AuditQuery, response: { 200: AuditPage } } }, (request) =>
    listAudit(app.db, request.query),
  );
};
