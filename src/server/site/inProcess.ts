import type { FastifyRequest, RouteOptions } from "fastify";
import fp from "fastify-plugin";
import { z } from "zod";
import { permissionOf } from "../../contract/policy";
import type { InProcessRead } from "../../site/entry-server";
import { AppError, bodyOf } from "../errors";
import { readInput, writeAnswer } from "../plugins/contract";

declare module "fastify" {
  interface FastifyInstance {
    /** Reads of the API by the page that is being drawn, without leaving the process. */
    readInProcess: InProcessRead;
  }
}

/** What a handler is told of who asks: nobody, in a language. */
type Asked = Pick<FastifyRequest, "params" | "query" | "headers" | "account">;
type Route = {
  path: RegExp;
  params?: z.ZodType;
  query?: z.ZodType;
  answer: z.ZodType;
  handle: (asked: Asked, reply: Reply) => unknown;
};

/**
 * What a page reads while it is drawn goes through the contract and the handlers of the API's own routes: of those
 * anyone may read, and without the hooks around them. The visitor's own request went through these and is counted once.
 */
export const inProcess = fp(async (app) => {
  const exact = new Map<string, Route>();
  const patterns: Route[] = [];
  app.addHook("onRoute", (options) => {
    const route = openRoute(options);
    if (!route) return;
    if (options.url.includes(":")) patterns.push(route);
    else exact.set(options.url, route);
  });
  app.decorate("readInProcess", async (address, language) => {
    const [path = "", query] = address.split("?", 2);
    const reply = new Reply();
    try {
      const route = exact.get(path) ?? patterns.find((each) => each.path.test(path));
      if (!route) throw new AppError("notFound");
      const asked = {
        params: read(route.params, paramsIn(route.path, path)),
        query: read(route.query, Object.fromEntries(new URLSearchParams(query))),
        headers: { "accept-language": language },
        account: null,
      };
      const answer = await route.handle(asked, reply);
      const { status, location, body } = reply;
      // what a route sends itself is text already
      return { status, location, body: JSON.parse(answer === reply ? body : writeAnswer(route.answer, answer)) };
    } catch (error) {
      const failure = error instanceof AppError ? error : new AppError("server");
      if (failure !== error) app.log.error({ err: error }, "a page's read failed");
      return { status: failure.statusCode, body: bodyOf(failure) };
    }
  });
});

const LONGEST_PARAM = 200;

/** The route, when anyone may read it and the contract says what it answers. */
function openRoute({ method, url, schema, handler }: RouteOptions): Route | undefined {
  if (method !== "GET" || permissionOf(method, url) !== "anyone") return undefined;
  const answer = zodOf((schema?.response as Record<number, unknown> | undefined)?.[200]);
  if (!answer) return undefined;
  const path = new RegExp(`^${url.replace(/:(\w+)/g, `(?<$1>[^/]{1,${LONGEST_PARAM}})`)}$`);
  // the handlers of such routes look at no more of a request and a reply
  const handle = handler as unknown as Route["handle"];
  return { path, params: zodOf(schema?.params), query: zodOf(schema?.querystring), answer, handle };
}

const zodOf = (schema: unknown) => (schema instanceof z.ZodType ? schema : undefined);

const read = (type: z.ZodType | undefined, input: unknown) => (type ? readInput(type, input) : input);

function paramsIn(pattern: RegExp, path: string): Record<string, string> {
  const found = Object.entries(pattern.exec(path)?.groups ?? {});
  try {
    return Object.fromEntries(found.map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    throw new AppError("badRequest");
  }
}

/** Notes what a handler says besides its answer; headers are for those who are elsewhere. */
class Reply {
  status = 200;
  location: string | undefined;
  body = "null";
  code(status: number): this {
    this.status = status;
    return this;
  }
  header(): this {
    return this;
  }
  type(): this {
    return this;
  }
  redirect(location: string, status = 302): this {
    this.location = location;
    return this.code(status);
  }
  send(body: string | Buffer): this {
    this.body = String(body);
    return this;
  }
}
