import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import Fastify, { type FastifyInstance, type RouteOptions } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { permissionOf } from "../../contract/policyRows";
import { permissions } from "../../contract/roles";

/** The one style that the page's own script writes. */
const SWAGGER_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

export type Described = { version: string; url: string; routes: readonly RouteOptions[] };

/** A small app of its own that serves the OpenAPI document of `routes`, made from the contract, and a page to browse it. */
export async function openBook({ version, url: server, routes }: Described): Promise<FastifyInstance> {
  const book = Fastify();
  book.setValidatorCompiler(() => () => true);
  book.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  await book.register(swagger, {
    openapi: {
      info: {
        title: "Temple discovery and devotional services",
        version,
        description: "Send the token of POST /api/auth/login as a bearer credential.",
      },
      servers: [{ url: server }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    transform: ({ url, schema, route, ...rest }) => {
      const permission = permissionOf(String([route.method].flat()[0]), url);
      const open = permission === undefined || permission === "anyone";
      const documented = {
        ...schema,
        hide: schema?.hide || !isCall(url),
        ...(!open && { security: [{ bearer: [] }], description: `Roles: ${permissions[permission].join(", ")}` }),
      };
      return jsonSchemaTransform({ url, schema: documented, route, ...rest });
    },
  });
  await book.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: {
      "default-src": "'none'",
      "script-src": "'self'",
      "style-src": ["'self'", SWAGGER_STYLE],
      "img-src": ["'self'", "data:"],
      "connect-src": "'self'",
      "frame-ancestors": "'none'",
      "base-uri": "'none'",
    },
    uiConfig: { validatorUrl: null },
    theme: { title: "API" },
  });
  const described = routes.filter(({ url }) => isCall(url));
  for (const { method, url, schema } of described) book.route({ method, url, schema, handler: () => undefined });
  let document: string | undefined;
  book.get("/api/openapi.json", { schema: { hide: true } }, (_, reply) => {
    document ??= JSON.stringify(book.swagger());
    return reply.type("application/json; charset=utf-8").send(document);
  });
  await book.ready();
  return book;
}

const isCall = (url: string) =>
  url === "/healthz" || url === "/readyz" || (url.startsWith("/api/") && !/^\/api\/(docs|openapi\.json)/.test(url));
