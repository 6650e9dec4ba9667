import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ForgottenInput, ResetInput } from "../../contract/accounts";
import { Done } from "../../contract/common";
import { askForReset, resetPassword } from "./forgotten";
import { sendToken } from "./sendToken";

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
    sendToken(request, reply, await resetPassword(request, request.body)),
  );
};
