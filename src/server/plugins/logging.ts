import fp from "fastify-plugin";

const SLOW_MS = 1_000;

/**
 * One line for a failed or slow request, debug lines for the rest. Lines carry the route's pattern and the request id,
 * never an address, a query or a body: nothing of a person.
 */
export const logging = fp(async (app) => {
  app.addHook("onSend", (request, reply, _payload, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime);
    const line = { route: request.routeOptions.url ?? "none", method: request.method, status: reply.statusCode, ms };
    if (reply.statusCode >= 500) request.log.error(line, "answered");
    else if (ms > SLOW_MS) request.log.warn(line, "answered slowly");
    else request.log.debug(line, "answered");
    done();
  });
});
