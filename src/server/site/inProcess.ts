import { randomUUID } from "node:crypto";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { InProcessRead } from "../../site/entry-server";

const headerName = "x-in-process";
const password = randomUUID();

/**
 * True for a read that a page makes while it is drawn: the visitor's own request was counted already. Nobody outside
 * can claim it: the password is another one in each process and never leaves it, and what came over a network is
 * refused whatever it says.
 */
export const isInProcess = ({ headers, raw }: FastifyRequest): boolean =>
  headers[headerName] === password && !(raw.socket instanceof Socket);

/** Nothing is compressed on the way from here to here. */
const ours = { [headerName]: password, "x-no-compression": "1" };

/** Reads of the API by the page that is being drawn, without leaving the process. */
export function inProcessRead(app: FastifyInstance): InProcessRead {
  return async (path, headers) => {
    const answer = await app.inject({ method: "GET", url: path, headers: { ...headers, ...ours } });
    const retryAfter = answer.headers["retry-after"];
    return {
      status: answer.statusCode,
      headers: {
        location: answer.headers.location,
        "retry-after": retryAfter === undefined ? undefined : String(retryAfter),
      },
      body: answer.body,
    };
  };
}
