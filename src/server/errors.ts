import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { catalogue, type ErrorCode } from "../contract/errors";
import { isGone, isTaken } from "./db/collisions";
import { troubleOf } from "./db/troubles";

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
  const refusal = refusalOf(error);
  if (refusal) return answer(reply, request, refusal);
  if (hasLeft(error, reply)) return reply.code(CLIENT_CLOSED).send();
  request.server.storage.note(error);
  return answer(reply, request, failureOf(error, request.log, "request failed"));
}

/** What is answered for an error nobody foresaw; it is noted in the log, and told only where somebody was quicker or it passes by itself. */
export function failureOf(error: unknown, log: FastifyBaseLogger, what: string): AppError {
  if (error instanceof AppError) return error;
  if (isTaken(error) || isGone(error)) {
    log.warn({ err: error }, what);
    return new AppError(isTaken(error) ? "taken" : "conflict");
  }
  const trouble = troubleOf(error);
  if (!trouble) log.error({ err: error }, what);
  else log.warn({ trouble, why: String(error) }, what);
  return new AppError(trouble ?? "server");
}

/** What servers note where nobody is left to answer. */
const CLIENT_CLOSED = 499;

/** An answer that breaks off because whoever asked is gone is no failure of ours. */
const hasLeft = ({ code }: FastifyError, { raw, request }: FastifyReply) =>
  code === "ERR_STREAM_PREMATURE_CLOSE" && (raw.destroyed || request.raw.socket.destroyed);

/** Seconds after which it is worth to try again, where the refusal itself does not say. */
const retryAfter: Partial<Record<ErrorCode, number>> = { tooManyRequests: 60, unavailable: 2, notStored: 60 };

/** The status of a refusal, and in a header when to come back. */
export function refuseBy(reply: FastifyReply, { statusCode, code, details }: AppError): FastifyReply {
  const seconds = details?.retryAfter ?? retryAfter[code];
  if (seconds !== undefined) reply.header("retry-after", seconds);
  return reply.code(statusCode);
}

function answer(reply: FastifyReply, request: FastifyRequest, failure: AppError) {
  return refuseBy(reply, failure)
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

/** A failure on purpose, of ours or of Fastify and its plugins; undefined for one that nobody expects. */
export const refusalOf = (error: FastifyError | AppError): AppError | undefined =>
  error instanceof AppError ? error : knownFailure(error);

/** Refusals of Fastify and its plugins, in the catalogue's words. */
function knownFailure(error: FastifyError): AppError | undefined {
  switch (error.statusCode) {
    case 400:
      return new AppError("badRequest");
    case 403: // a file outside of its folder
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
