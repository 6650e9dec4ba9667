import { isAxiosError } from "axios";
import { catalogue } from "../contract/errors";

/** What went wrong, by who can do something about it. */
export type ErrorKind = "network" | "api" | "validation" | "auth" | "unknown";
export type FieldProblem = { key: string; message: string };
export type Translate = (key: string, values?: Record<string, unknown>) => string;

type Details = {
  message: string;
  statusCode: number;
  kind: ErrorKind;
  key?: string;
  keyElsewhere?: string;
  method?: string;
  retryAfterMs?: number;
  errors?: Record<string, FieldProblem>;
};

/** The one failure the client rejects with; its fields are those Refine expects of an HttpError. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly statusCode: number;
  readonly kind: ErrorKind;
  /** The i18n key of the catalogue's text; absent where the server's own words say more. */
  readonly key: string | undefined;
  /** The i18n key nearest to the server's own words, which are English, for who reads another language. */
  readonly keyElsewhere: string | undefined;
  readonly method: string;
  readonly retryAfterMs: number | undefined;
  readonly errors: Record<string, FieldProblem> | undefined;

  constructor(details: Details) {
    super(details.message);
    this.statusCode = details.statusCode;
    this.kind = details.kind;
    this.key = details.key;
    this.keyElsewhere = details.keyElsewhere;
    this.method = details.method ?? "get";
    this.retryAfterMs = details.retryAfterMs;
    this.errors = details.errors;
  }
}

/** True for what may pass by itself: no connection, or a server in trouble. */
export function isRetryable(error: unknown): boolean {
  return error instanceof HttpError && (error.kind === "network" || error.statusCode >= 500);
}

/** A name that nothing bears is an answer and no failure; any other `error` stands. */
export function nullWhenMissing(error: unknown): null {
  if (error instanceof HttpError && (error.statusCode === 404 || error.statusCode === 400)) return null;
  throw error;
}

/**
 * What to show for `error`, in the reader's language: the catalogue's text, or what a server said to the visitor. The
 * message of an exception is for the developer and never shown.
 */
export function errorText(error: unknown, t: Translate): string {
  if (error instanceof HttpError) {
    const key = error.key ?? (readsEnglish(t) ? undefined : error.keyElsewhere);
    return key ? t(key, { status: error.statusCode }) : error.message;
  }
  return t("errors.unknown");
}

const readsEnglish = (t: Translate) => t("errors.server") === catalogue.server.text;

const keyByStatus: Record<number, string> = {
  401: "errors.unauthorized",
  403: "errors.forbidden",
  404: "errors.notFound",
  429: "errors.tooManyRequests",
  500: "errors.server",
  503: "errors.unavailable",
};

type Answer = { code?: unknown; message?: unknown; errors?: unknown };

const isAnswer = (body: unknown): body is Answer => typeof body === "object" && body !== null;

/** Turns whatever axios rejected with into an `HttpError`. */
export function toHttpError(cause: unknown, isOnline: () => boolean): HttpError {
  if (cause instanceof HttpError) return cause;
  if (!isAxiosError(cause)) {
    const message = cause instanceof Error ? cause.message : "";
    return new HttpError({ message, statusCode: 0, kind: "unknown", key: "errors.unknown" });
  }
  const method = cause.config?.method ?? "get";
  if (!cause.response) {
    const key = isOnline() ? "errors.network" : "errors.offline";
    return new HttpError({ message: key, statusCode: 0, kind: "network", key, method });
  }
  const { status, data, headers } = cause.response;
  return refusal(status, data, { method, retryAfterMs: retryAfterMs(headers["retry-after"]) });
}

/** What an answer of this status and body says went wrong. */
export function refusal(statusCode: number, data: unknown, more: Pick<Details, "method" | "retryAfterMs"> = {}) {
  const body = readBody(data);
  return new HttpError({
    ...wordsFor(statusCode, body),
    statusCode,
    kind: kindOf(statusCode, body),
    ...more,
    errors: fieldProblems(body.errors),
  });
}

/** An export asked for as text or blob still answers its failures as JSON. */
function readBody(data: unknown): Answer {
  if (isAnswer(data)) return data;
  try {
    const parsed: unknown = typeof data === "string" ? JSON.parse(data) : undefined;
    return isAnswer(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function kindOf(status: number, body: Answer): ErrorKind {
  if (status === 401 || status === 403) return "auth";
  return body.code === "validation" || isAnswer(body.errors) ? "validation" : "api";
}

const catalogueTexts = new Map<unknown, { text: string }>(Object.entries(catalogue));

function wordsFor(status: number, body: Answer): Pick<Details, "message" | "key" | "keyElsewhere"> {
  const said = typeof body.message === "string" ? body.message : "";
  const known = catalogueTexts.get(body.code);
  if (known && (!said || said === known.text)) return { message: known.text, key: `errors.${body.code}` };
  const key = keyByStatus[status];
  if (key) return { message: said || key, key };
  // a gateway in trouble speaks to developers
  if (said && (known || status < 500))
    return { message: said, keyElsewhere: firstKey(body.errors) ?? (known && `errors.${body.code}`) };
  return status === 400
    ? { message: "errors.badRequest", key: "errors.badRequest" }
    : { message: "errors.requestFailed", key: "errors.requestFailed" };
}

const firstKey = (errors: unknown) =>
  Object.values(fieldProblems(errors) ?? {}).find(({ key }) => key.startsWith("errors."))?.key;

function fieldProblems(errors: unknown): Record<string, FieldProblem> | undefined {
  if (!isAnswer(errors)) return undefined;
  const problems = Object.entries(errors).map(([field, key]) => [field, { key: String(key), message: String(key) }]);
  return problems.length > 0 ? Object.fromEntries(problems) : undefined;
}

/** Seconds or an HTTP date; anything else is as if nothing had been said. */
function retryAfterMs(header: unknown): number | undefined {
  if (typeof header !== "string" || !header.trim()) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return ms >= 0 ? ms : undefined;
}
