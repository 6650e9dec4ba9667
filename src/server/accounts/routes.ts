import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { LoginInput, Me, RegisterInput, SetupInput } from "../../contract/accounts";
import { Done } from "../../contract/common";
import { StepUpGrant, StepUpInput } from "../../contract/stepUp";
import { callerOf, sessionOf } from "../access";
import { notFound } from "../errors";
import { logIn, register, setUp } from "./actions";
import { findMe, revokeTokens } from "./repository";
import { sendToken } from "./sendToken";
import { endSession } from "./sessions";
import { grantStepUp } from "./stepUp";

/** `/api/auth` and `/api/users/me`. A token is answered as the plain body, as the specification has it. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  const limited = { config: { limit: "auth" } } as const;

  app.post("/api/auth/login", { ...limited, schema: { body: LoginInput } }, async (request, reply) =>
    sendToken(request, reply, await logIn(request, request.body)),
  );
  app.post("/api/auth/register", { ...limited, schema: { body: RegisterInput } }, async (request, reply) =>
    sendToken(request, reply.code(201), await register(request, request.body)),
  );
  app.post("/api/auth/setup", { ...limited, schema: { body: SetupInput } }, async (request, reply) =>
    sendToken(request, reply.code(201), await setUp(request, request.body)),
  );
  app.post("/api/auth/logout", { schema: { response: { 200: Done } } }, async (request) => {
    await app.db.transaction().execute((trx) => endSession(trx, sessionOf(request), app.now()));
    return { ok: true };
  });
  app.post(
    "/api/auth/step-up",
    {
      config: { limit: "auth" },
      schema: { body: StepUpInput, response: { 200: StepUpGrant } },
    },
    (request) => grantStepUp(request, request.body),
  );
  app.post("/api/auth/logout-everywhere", { schema: { response: { 200: Done } } }, async (request) => {
    await app.db.transaction().execute((trx) => revokeTokens(trx, callerOf(request).id));
    return { ok: true };
  });
  app.get(
    "/api/users/me",
    { schema: { response: { 200: Me } } },
    async (request) => (await findMe(app.db, callerOf(request).id)) ?? notFound(),
  );
};
