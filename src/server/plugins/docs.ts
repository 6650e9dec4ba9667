import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import fp from "fastify-plugin";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { permissionOf } from "../../contract/policy";
import { permissions } from "../../contract/roles";

/** The one style that the page's own script writes. */
const SWAGGER_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** The OpenAPI document of what is served, made from the contract, and a page to browse it. */
export const docs = fp(async (app) => {
  await app.register(swagger, {
    openapi: {
      info: {
        title: "Temple discovery and devotional services",
        version: app.release,
        description: "Send the token of POST /api/auth/login as a bearer credential.",
      },
      servers: [{ url: app.env.PUBLIC_URL }],
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
  await app.register(swaggerUi, {
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
  let document: string | undefined;
  app.get("/api/openapi.json", { schema: { hide: true } }, (_, reply) => {
    document ??= JSON.stringify(app.swagger());
    return reply.type("application/json; charset=utf-8").send(document);
  });
});

const isCall = (url: string) => url === "/healthz" || (url.startsWith("/api/") && !url.startsWith("/api/docs"));
