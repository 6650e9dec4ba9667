import axios, { type AxiosAdapter, type AxiosInstance, type InternalAxiosRequestConfig } from "axios";
import { type StepUpAsked, stepUpHeader, stepUpPurposes } from "../contract/stepUpWords";
import { trimEndOf } from "../domain/trimText";
import type { ResponseCache } from "./cache";
import { toHttpError } from "./errors";

export const timeoutMs = 12_000;

export type HttpOptions = {
  /** Where the API is; `""` is this origin. */
  baseUrl: string;
  token?: () => string | undefined;
  language?: () => string;
  cache?: ResponseCache;
  /** Asked when a call with a token was refused with 401: the session is over. */
  onUnauthorized?: () => void;
  /** Asked when a call has to be confirmed first; with the token it answers the call is sent again as it was. */
  onStepUp?: (asked: StepUpAsked) => Promise<string | undefined>;
  isOnline?: () => boolean;
  adapter?: AxiosAdapter;
};

const browserIsOnline = () => typeof navigator === "undefined" || navigator.onLine !== false;

/** The address of `path` under `base`; a base that ends in /api swallows the leading /api of the path. */
export function joinAddress(base: string, path: string): string {
  if (/^https?:\/\//i.test(path)) return path;
  const root = trimEndOf(base, /\//);
  const rooted = path.startsWith("/") ? path : `/${path}`;
  return root + (root.endsWith("/api") ? rooted.replace(/^\/api(?=\/|\?|$)/, "") : rooted);
}

/** The one axios instance all calls go through; it rejects with `HttpError` alone (or axios' own cancellation). */
export function createHttp(options: HttpOptions): AxiosInstance {
  const { baseUrl, token, language, cache, onUnauthorized, onStepUp, isOnline = browserIsOnline } = options;
  const adapter = options.adapter ?? axios.getAdapter(["xhr", "fetch", "http"]);
  const http = axios.create({
    timeout: timeoutMs,
    adapter: cache ? cached(whole(adapter), cache, token) : whole(adapter),
  });

  http.interceptors.request.use((config) => {
    config.url = joinAddress(baseUrl, config.url ?? "/");
    const credential = token?.();
    if (credential && !config.headers.has("Authorization")) config.headers.set("Authorization", `Bearer ${credential}`);
    const tongue = language?.();
    if (tongue) config.headers.set("Accept-Language", tongue);
    return config;
  });
  http.interceptors.response.use(undefined, async (cause: unknown) => {
    if (axios.isCancel(cause)) throw cause;
    const asked = stepUpAsked(cause);
    const confirmed = asked && (await onStepUp?.(asked.what));
    if (asked && confirmed) {
      asked.config.headers.set(stepUpHeader, confirmed);
      return http.request(asked.config);
    }
    const error = toHttpError(cause, isOnline);
    const refused = axios.isAxiosError(cause) && cause.config?.headers.get("Authorization");
    // an answer to a token of before says nothing about the session of now
    if (error.statusCode === 401 && refused && refused === `Bearer ${token?.()}`) onUnauthorized?.();
    throw error;
  });
  return http;
}

/** What a refused call has to be confirmed by, unless it was sent with a confirmation already. */
function stepUpAsked(cause: unknown): { what: StepUpAsked; config: InternalAxiosRequestConfig } | undefined {
  if (!axios.isAxiosError(cause) || !cause.config || cause.config.headers.has(stepUpHeader)) return undefined;
  const { code, purpose, factor, reason } = cause.response?.data ?? {};
  const known = stepUpPurposes.find((each) => each === purpose);
  if (code !== "stepUpRequired" || !known) return undefined;
  const what = { purpose: known, factor: factor === "code" ? ("code" as const) : ("password" as const) };
  return { what: { ...what, ...(typeof reason === "string" && { reason }) }, config: cause.config };
}

/** An answer that breaks off, or is somebody else's page, counts as none: nothing is drawn from it or stored of it. */
function whole(adapter: AxiosAdapter): AxiosAdapter {
  return async (config) => {
    const response = await adapter(config);
    const { data, headers, request } = response;
    if (isBroken(data, String(headers["content-type"] ?? ""))) {
      throw new axios.AxiosError("broken answer", "ERR_NETWORK", config, request);
    }
    return response;
  };
}

function isBroken(data: unknown, type: string): boolean {
  if (typeof data !== "string" || !data || !/json|html/.test(type)) return false;
  try {
    JSON.parse(data);
    return false;
  } catch {
    return true;
  }
}

/** Serves fresh public reads from memory; any write empties it. */
function cached(adapter: AxiosAdapter, cache: ResponseCache, token: HttpOptions["token"]): AxiosAdapter {
  return async (config) => {
    if (config.method !== "get") return adapter(config).finally(cache.clear);
    const url = axios.getUri(config);
    if (!cache.accepts(pathOf(url))) return adapter(config);
    const key = keyOf(url, config, token?.());
    const hit = cache.find(key);
    if (hit) return { ...hit, config };
    const cleared = cache.cleared();
    const response = await adapter(config);
    // what was written meanwhile may be missing in it
    if (cache.cleared() === cleared) cache.put(key, { ...response });
    return response;
  };
}

function keyOf(url: string, config: InternalAxiosRequestConfig, token = "") {
  return `${token}\n${config.headers.get("Accept-Language") ?? ""}\n${url}`;
}

/** The path as the API names it, wherever the API is mounted. */
function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/]+/i, "");
  const at = path.indexOf("/api/");
  return at < 0 ? `/api${path}` : path.slice(at);
}
