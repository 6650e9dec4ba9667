import axios, { type AxiosAdapter, type InternalAxiosRequestConfig } from "axios";
import { describe, expect, test } from "vitest";
import { createCache } from "../../src/client/cache";
import { errorText, HttpError, isRetryable, toHttpError } from "../../src/client/errors";
import { createHttp, type HttpOptions, joinAddress, timeoutMs } from "../../src/client/http";
import { readItems } from "../../src/client/readItems";
import { readTexts } from "../support/locales";

type Answer = { status?: number; data?: unknown; headers?: Record<string, string> };

/** A client over a server that answers each call with what `answer` makes of it; `calls` are those that went out. */
function clientOver(
  answer: (config: InternalAxiosRequestConfig) => Answer | "unreachable",
  options: Partial<HttpOptions> = {},
) {
  const calls: InternalAxiosRequestConfig[] = [];
  const adapter: AxiosAdapter = async (config) => {
    calls.push(config);
    const said = answer(config);
    if (said === "unreachable") throw new axios.AxiosError("Network Error", "ERR_NETWORK", config);
    const { status = 200, data = {}, headers = {} } = said;
    const response = { data: JSON.stringify(data), status, statusText: "", headers, config };
    if (status < 400) return response;
    throw new axios.AxiosError(`Status ${status}`, "ERR", config, undefined, { ...response, data });
  };
  return { calls, http: createHttp({ baseUrl: "", adapter, ...options }) };
}

const failureOf = async (call: Promise<unknown>): Promise<HttpError> => {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof HttpError)) throw new Error(`Expected an HttpError, got ${String(error)}`);
  return error;
};
const t = (key: string, values?: Record<string, unknown>) =>
  key === "errors.requestFailed" ? `${key} ${values?.status}` : key;

describe("addresses", () => {
  test.each([
    ["", "/api/temples/1", "/api/temples/1"],
    ["https://api.example.org", "/api/temples/1", "https://api.example.org/api/temples/1"],
    ["https://api.example.org/api", "/api/temples/1", "https://api.example.org/api/temples/1"],
    ["https://api.example.org/api/", "/api/temples/1", "https://api.example.org/api/temples/1"],
    ["https://api.example.org/api", "/apiary", "https://api.example.org/api/apiary"],
    ["https://api.example.org", "https://elsewhere.example/x", "https://elsewhere.example/x"],
  ])("%s with %s is %s", (base, path, whole) => {
    expect(joinAddress(base, path)).toBe(whole);
  });
});

describe("each call", () => {
  test("carries the token, the language and the time-out", async () => {
    const { http, calls } = clientOver(() => ({}), { token: () => "abc", language: () => "kn" });
    await http.get("/api/temples/1");
    expect(calls[0]?.headers.get("Authorization")).toBe("Bearer abc");
    expect(calls[0]?.headers.get("Accept-Language")).toBe("kn");
    expect(calls[0]?.timeout).toBe(timeoutMs);
    expect(timeoutMs).toBe(12_000);
  });

  test("carries no credential without a token", async () => {
    const { http, calls } = clientOver(() => ({}));
    await http.get("/api/temples/1");
    expect(calls[0]?.headers.has("Authorization")).toBe(false);
  });
});

describe("failures", () => {
  const failing = (answer: Answer | "unreachable", options?: Partial<HttpOptions>) =>
    failureOf(clientOver(() => answer, options).http.get("/api/temples/1"));

  test("no connection and no server are told apart", async () => {
    const offline = await failing("unreachable", { isOnline: () => false });
    const unreachable = await failing("unreachable", { isOnline: () => true });
    expect([offline.kind, errorText(offline, t)]).toEqual(["network", "errors.offline"]);
    expect([unreachable.kind, errorText(unreachable, t)]).toEqual(["network", "errors.network"]);
  });

  test.each([
    [401, {}, "auth", "errors.unauthorized"],
    [403, {}, "auth", "errors.forbidden"],
    [404, { message: "No such temple" }, "api", "errors.notFound"],
    [429, {}, "api", "errors.tooManyRequests"],
    [500, { message: "secret" }, "api", "errors.server"],
    [503, {}, "api", "errors.unavailable"],
    [400, {}, "api", "errors.badRequest"],
    [400, { message: "The name is odd" }, "api", "The name is odd"],
    [418, { message: "I am a teapot" }, "api", "I am a teapot"],
    [502, { message: "upstream connect error or disconnect/reset before headers" }, "api", "errors.requestFailed 502"],
    [418, {}, "api", "errors.requestFailed 418"],
    [400, { code: "validation", message: "Please check your input and try again." }, "validation", "errors.validation"],
    [401, { code: "invalidCredentials", message: "Invalid credentials" }, "auth", "errors.invalidCredentials"],
  ])("%i %j is of kind %s and says %s", async (status, data, kind, said) => {
    const error = await failing({ status, data });
    expect([error.statusCode, error.kind, errorText(error, t)]).toEqual([status, kind, said]);
  });

  const own = { code: "taken", message: "Words of the server's own.", errors: { email: "errors.emailTaken" } };
  test.each([
    ["en", 409, own, own.message],
    ["hi", 409, own, "इस पते से खाता पहले से है।"],
    ["kn", 409, { ...own, errors: undefined }, "ಇದು ಈಗಾಗಲೇ ಬಳಕೆಯಲ್ಲಿದೆ."],
    ["kn", 418, { message: "I am a teapot" }, "I am a teapot"],
  ])(
    "the server's own words are read in English, in %s %i says what is nearest",
    async (language, status, data, said) => {
      const texts = readTexts(language);
      const translate = (key: string) => texts.get(`common:${key}`) ?? key;
      expect(errorText(await failing({ status, data }), translate)).toBe(said);
    },
  );

  test("what is no answer at all is told in our words: an exception's are for developers", () => {
    const own = toHttpError(new TypeError("The lamp went out"), () => true);
    const mute = toHttpError(undefined, () => true);
    expect([own.kind, errorText(own, t)]).toEqual(["unknown", "errors.unknown"]);
    expect([mute.kind, errorText(mute, t)]).toEqual(["unknown", "errors.unknown"]);
    for (const thrown of [
      new Error('["rituals","2"] data is undefined'),
      new TypeError("x is not a function"),
      "thrown",
    ])
      expect(errorText(thrown, t)).toBe("errors.unknown");
    expect([isRetryable(own), isRetryable(mute)]).toEqual([false, false]);
  });

  test("a list whose answer has none is another server's, and never undefined", async () => {
    const items = (data: unknown) => readItems(clientOver(() => ({ data })).http, "/api/rituals");
    expect(await items({ items: [1] })).toEqual([1]);
    for (const data of [{}, [], null, "", { items: null }]) {
      const error = await items(data).catch((cause: unknown) => cause);
      expect(errorText(error, t), JSON.stringify(data)).toBe("errors.network");
    }
  });

  test("fields are named with their keys", async () => {
    const error = await failing({ status: 400, data: { code: "validation", errors: { name: "errors.required" } } });
    expect(error.errors).toEqual({ name: { key: "errors.required", message: "errors.required" } });
  });

  test("only the network and the server's own trouble are worth a retry", async () => {
    expect(isRetryable(await failing("unreachable"))).toBe(true);
    expect(isRetryable(await failing({ status: 500 }))).toBe(true);
    expect(isRetryable(await failing({ status: 503 }))).toBe(true);
    expect(isRetryable(await failing({ status: 429 }))).toBe(false);
    expect(isRetryable(await failing({ status: 404 }))).toBe(false);
  });

  test("Retry-After is read in seconds", async () => {
    const error = await failing({ status: 503, headers: { "retry-after": "7" } });
    expect(error.retryAfterMs).toBe(7_000);
  });

  test("a refused token ends the session, a refused visitor has none to end", async () => {
    let ended = 0;
    const onUnauthorized = () => ended++;
    await failing({ status: 401 }, { onUnauthorized });
    expect(ended).toBe(0);
    await failing({ status: 401 }, { onUnauthorized, token: () => "abc" });
    expect(ended).toBe(1);
  });

  test("a refused token of before does not end the session of now", async () => {
    let ended = 0;
    const tokens = ["of before", "of now"];
    await failing({ status: 401 }, { onUnauthorized: () => ended++, token: () => tokens.shift() });
    expect(ended).toBe(0);
  });

  test("a cancelled call is no failure of its own", async () => {
    const controller = new AbortController();
    controller.abort();
    const http = createHttp({ baseUrl: "http://localhost:1" });
    const cause = await http.get("/api/temples/1", { signal: controller.signal }).catch((error: unknown) => error);
    expect(axios.isCancel(cause)).toBe(true);
  });
});

describe("the cache", () => {
  const kept = (options: Partial<HttpOptions> = {}, now = () => 0) => {
    const cache = createCache(now);
    return { cache, ...clientOver(() => ({ data: { temples: [] } }), { cache, ...options }) };
  };

  test("serves a public read again within 60 s", async () => {
    let clock = 0;
    const { http, calls } = kept({}, () => clock);
    await http.get("/api/temples/1");
    clock = 59_999;
    expect((await http.get("/api/temples/1")).data).toEqual({ temples: [] });
    expect(calls).toHaveLength(1);
    clock = 60_001;
    await http.get("/api/temples/1");
    expect(calls).toHaveLength(2);
  });

  test("tells addresses apart by their whole query", async () => {
    const { http, calls } = kept();
    await http.get("/api/temples/search?q=a");
    await http.get("/api/temples/search?q=b");
    await http.get("/api/temples/search", { params: { q: "b" } });
    expect(calls).toHaveLength(2);
  });

  test("tells people and languages apart", async () => {
    let token = "one";
    let language = "en";
    const { http, calls } = kept({ token: () => token, language: () => language });
    await http.get("/api/temples/1");
    token = "two";
    await http.get("/api/temples/1");
    language = "hi";
    await http.get("/api/temples/1");
    expect(calls).toHaveLength(3);
  });

  test.each([
    "/api/admin/temples",
    "/api/metrics/health",
    "/api/users/me",
    "/api/bookings",
    "/api/temples/similar?name=x",
  ])("never keeps %s", async (path) => {
    const { http, calls } = kept();
    await http.get(path);
    await http.get(path);
    expect(calls).toHaveLength(2);
  });

  test("is emptied by a write", async () => {
    const { http, calls } = kept();
    await http.get("/api/temples/1");
    await http.post("/api/temples/1/reviews", {});
    await http.get("/api/temples/1");
    expect(calls.filter(({ method }) => method === "get")).toHaveLength(2);
  });

  test("does not keep what was read before a write that ended meanwhile", async () => {
    let answerRead = () => {};
    const read = new Promise<void>((resolve) => {
      answerRead = resolve;
    });
    let rating = 4;
    const adapter: AxiosAdapter = async (config) => {
      const data = JSON.stringify({ rating });
      if (config.method === "get" && rating === 4) await read;
      else rating = 5;
      return { data, status: 200, statusText: "", headers: {}, config };
    };
    const http = createHttp({ baseUrl: "", adapter, cache: createCache() });
    const early = http.get("/api/temples/1");
    await http.post("/api/temples/1/reviews", {});
    answerRead();
    expect((await early).data).toEqual({ rating: 4 });
    expect((await http.get("/api/temples/1")).data).toEqual({ rating: 5 });
  });

  test("a reader who changes an answer changes it for nobody else", async () => {
    const { http } = kept();
    const first = await http.get("/api/temples/1");
    first.data.temples.push("mine");
    expect((await http.get("/api/temples/1")).data).toEqual({ temples: [] });
  });

  test("a failure is not kept", async () => {
    let up = false;
    const cache = createCache();
    const { http } = clientOver(() => (up ? { data: { id: 1 } } : { status: 500 }), { cache });
    await failureOf(http.get("/api/temples/1"));
    up = true;
    expect((await http.get("/api/temples/1")).data).toEqual({ id: 1 });
  });
});

describe("an answer that is none", () => {
  const raw = (body: string, type: string) => {
    const bodies = [body, '{"temples":[1]}'];
    const adapter: AxiosAdapter = async (config) => {
      const headers = { "content-type": bodies.length > 1 ? type : "application/json" };
      return { data: bodies.shift(), status: 200, statusText: "", headers, config };
    };
    return createHttp({ baseUrl: "", adapter, cache: createCache() });
  };

  test.each([
    ['{"temples":[{"id":1,"na', "application/json; charset=utf-8"],
    ["<!doctype html><title>Log in to the hotel</title>", "text/html"],
  ])("%s is a failure that may pass, and is not kept", async (body, type) => {
    const http = raw(body, type);
    const failure = await failureOf(http.get("/api/temples/nearby"));
    expect(failure).toMatchObject({ kind: "network", key: "errors.network" });
    expect(isRetryable(failure)).toBe(true);
    expect((await http.get("/api/temples/nearby")).data).toEqual({ temples: [1] });
  });

  test.each([
    ["a.token.text", "text/plain"],
    ["name,city\n", "text/csv"],
    ['"a.token"', "application/json"],
    ["", "application/json"],
  ])("is not what %j is", async (body, type) => {
    await expect(raw(body, type).get("/api/admin/temples/export.csv")).resolves.toMatchObject({ status: 200 });
  });
});
