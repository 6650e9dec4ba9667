import { randomBytes } from "node:crypto";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode } from "../../contract/errors";
import { type AppError, failureOf, handleError, refusalOf, refuseBy } from "../errors";
import type { Locale } from "../locale";
import { pagePolicy } from "../plugins/security";
import { asLocale } from "../preferredLocale";
import { languageInCookie } from "./languageCookie";
import { siteTexts } from "./siteTexts";

/** Refusals that can meet whoever opens a page; the rest a page says itself. */
const shown = ["tooManyRequests", "badRequest", "unavailable"] as const satisfies readonly ErrorCode[];

/** Answers a page that is refused before it is drawn with a small page that says why, in the reader's language. */
export function refusePage(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const failure = refusalOf(error) ?? failureOf(error, request.log, "a page could not be sent");
  const code = shown.find((each) => each === failure.code);
  if (!code || request.url.startsWith("/api/")) return handleError(failure, request, reply);
  const nonce = randomBytes(16).toString("base64");
  return refuseBy(reply, failure)
    .header("content-security-policy", pagePolicy(nonce))
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .serializer(String)
    .send(pageOf(readerOf(request), code, nonce));
}

/** The language of the address, else the one chosen before. */
function readerOf(request: FastifyRequest): Locale {
  const named = /[?&]lang=([a-z]{2})(?:&|$)/.exec(request.url)?.[1];
  return asLocale(named) ?? languageInCookie(request)?.language ?? "en";
}

function pageOf(locale: Locale, code: (typeof shown)[number], nonce: string): string {
  const { brand, errors, retry, notFound } = siteTexts[locale];
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${brand}</title>
    <style nonce="${nonce}">body{font:1.1rem/1.6 system-ui,sans-serif;color:#3a2418;background:#fffbf4;max-width:36rem;margin:20vh auto;padding:0 1.5rem}a{color:#9a3412}</style>
  </head>
  <body>
    <main>
      <h1>${brand}</h1>
      <p>${errors[code]}</p>
      <p><a href="">${retry}</a> · <a href="/">${notFound.home}</a></p>
    </main>
  </body>
</html>
`;
}
