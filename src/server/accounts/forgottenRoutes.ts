import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ForgottenInput, ResetInput } from "../../contract/accounts";
import { Done } from "../../contract/common";
import { askForReset, resetPassword } from "./forgotten";

/** `/api/auth/forgotten` and `/api/auth/reset`; the latter answers a token as logging in does. */
export const forgottenRoutes: FastifyPluginAsyncZod = async (app) => {
  const limited = { config: { limit: "auth" } } as const;
  app.post(
    "/api/auth/forgotten",
    { ...limited, schema: { body: ForgottenInput, response: { 200: Done } } },
    async (request) => {
      await askForReset(request, request.body);
      return { ok: true };
    },
  );
  app.post("/api/auth/reset", { ...limited, schema: { body: ResetInput } }, async (request, reply) =>
    reply
      .header("cache-control", "no-store")
      .type("text/plain; charset=utf-8")
      .send(await resetPassword(request, request.body)),
  );
};
