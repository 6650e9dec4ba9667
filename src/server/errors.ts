import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { catalogue, type ErrorCode } from "../contract/errors";

/** Every failure the API reports on purpose. `code` is stable; `errors.<code>` is its i18n key. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly statusCode: number;
  constructor(
    readonly code: ErrorCode,
    message: string = catalogue[code].text,
    /** field → i18n key, shown beside the input */
    readonly errors?: Record<string, string>,
    /** facts the client needs to go on, such as the record now on file after a conflict */
    readonly details?: Record<string, unknown>,
  ) {
    super(message);
    this.statusCode = catalogue[code].status;
  }
}

/** Refuses with 404 and the catalogue's text. */
export const notFound = (): never => {
  throw new AppError("notFound");
};

/** Refuses input with 400, naming the field. */
export const invalid = (errors: Record<string, string>): never => {
  throw new AppError("validation", undefined, errors);
};

/** One body for every failure, also for those before a route is found; the unknown is logged and hidden. */
export function handleError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof AppError) return answer(reply, request, error);
  const known = knownFailure(error);
  if (known) return answer(reply, request, known);
  if (hasLeft(error, reply)) return reply.code(CLIENT_CLOSED).send();
  request.log.error({ err: error }, "request failed");
  return answer(reply, request, new AppError("server"));
}

/** What servers note where nobody is left to answer. */
const CLIENT_CLOSED = 499;

/** An answer that breaks off because whoever asked is gone is no failure of ours. */
const hasLeft = ({ code }: FastifyError, { raw, request }: FastifyReply) =>
  code === "ERR_STREAM_PREMATURE_CLOSE" && (raw.destroyed || request.raw.socket.destroyed);

function answer(reply: FastifyReply, request: FastifyRequest, failure: AppError) {
  return reply
    .code(failure.statusCode)
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send({ ...bodyOf(failure), requestId: request.id });
}

/** What is answered of a failure. */
export const bodyOf = ({ statusCode, code, message, errors, details }: AppError) => ({
  statusCode,
  code,
  message,
  ...(errors && { errors }),
  ...details,
});

/** Refusals of Fastify and its plugins, in the catalogue's words. */
function knownFailure(error: FastifyError): AppError | undefined {
  switch (error.statusCode) {
    case 400:
      return new AppError("badRequest");
    case 404:
      return new AppError("notFound");
    case 413:
      return new AppError("tooLarge");
    case 414:
    case 431:
      return new AppError("badRequest");
    case 415:
      return new AppError("unsupportedType");
    case 429:
      return new AppError("tooManyRequests");
    case 503:
      return new AppError("unavailable");
    default:
      return undefined;
  }
}
