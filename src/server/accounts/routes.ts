import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { LoginInput, Me, RegisterInput, SetupInput } from "../../contract/accounts";
import { Done } from "../../contract/common";
import { callerOf } from "../access";
import { notFound } from "../errors";
import { logIn, register, setUp } from "./actions";
import { findMe, revokeTokens } from "./repository";

/** `/api/auth` and `/api/users/me`. A token is answered as the plain body, as the specification has it. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  const limited = { config: { limit: "auth" } } as const;
  const token = (reply: FastifyReply, text: string) =>
    reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send(text);

  app.post("/api/auth/login", { ...limited, schema: { body: LoginInput } }, async (request, reply) =>
    token(reply, await logIn(app, request.body, request.ip)),
  );
  app.post("/api/auth/register", { ...limited, schema: { body: RegisterInput } }, async (request, reply) =>
    token(reply.code(201), await register(app, request.body)),
  );
  app.post("/api/auth/setup", { ...limited, schema: { body: SetupInput } }, async (request, reply) =>
    token(reply.code(201), await setUp(app, request.body)),
  );
  app.post("/api/auth/logout-everywhere", { schema: { response: { 200: Done } } }, async (request) => {
    await revokeTokens(app.db, callerOf(request).id);
    return { ok: true };
  });
  app.get(
    "/api/users/me",
    { schema: { response: { 200: Me } } },
    async (request) => (await findMe(app.db, callerOf(request).id)) ?? notFound(),
  );
};
