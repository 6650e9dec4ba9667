import { Socket } from "node:net";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";

/**
 * How long the server waits for a caller, in milliseconds: for the head of a request, for all of it (an import of 50 MB
 * on a slow line), and on an open connection for the next one, longer than proxies do.
 */
export const serverTimeouts = {
  requestTimeout: 10 * 60_000,
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_500 },
} as const;

/** How long a body may send nothing. */
const IDLE_BODY_MS = 10_000;

/** A body that stalls is cut off: whoever sends nothing more has nothing to wait for. */
export const timeouts = fp(async (app) => {
  // not before: until the caller is known, which a slow database may delay, nobody reads the body
  app.addHook("preParsing", (request, reply, _payload, done) => {
    const { raw } = request;
    const { socket } = raw;
    // a call within the process has no connection
    if (socket instanceof Socket && hasBody(request) && !raw.readableEnded) {
      socket.setTimeout(IDLE_BODY_MS);
      raw.once("end", () => {
        // after the answer the connection waits for its next request
        if (!reply.raw.writableFinished) socket.setTimeout(0);
      });
    }
    done();
  });
});

const hasBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
