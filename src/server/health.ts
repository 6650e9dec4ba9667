import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { sql } from "kysely";
import { Health } from "../contract/platform";
import { AppError } from "./errors";

/** `/healthz` answers 200 while the database answers, 503 when it does not. */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get("/healthz", { schema: { response: { 200: Health } } }, async () => {
    await sql`select 1`.execute(app.db).catch(() => {
      throw new AppError("unavailable");
    });
    return { status: "ok" as const, version: app.release };
  });
};
