import type { FastifyReply, FastifyRequest } from "fastify";
import type { SignedIn } from "./actions";
import { markDevice } from "./deviceCookie";

/** Answers a session's token as the plain body, and marks the device as one that the account signs in on. */
export function sendToken(request: FastifyRequest, reply: FastifyReply, { token, email }: SignedIn): FastifyReply {
  markDevice(request, reply, email);
  return reply.type("text/plain; charset=utf-8").send(token);
}
