import type { FastifyReply, FastifyRequest } from "fastify";
import { parsedAddress } from "../../domain/webAddress";
import { setCookie } from "../cookies";
import type { Locale } from "../locale";
import { asLocale } from "../preferredLocale";

const YEAR_SECONDS = 31_536_000;

/** The language in a request's cookie, and whether the visitor chose it; else it holds for the visit. */
export function languageInCookie({ headers }: FastifyRequest): { language: Locale; isChosen: boolean } | undefined {
  const [, name, visit] = /(?:^|;\s*)lang=([a-z]{2})(-visit)?(?:;|$)/.exec(headers.cookie ?? "") ?? [];
  const language = asLocale(name);
  return language && { language, isChosen: visit === undefined };
}

/**
 * Remembers a language that the address named, so that the next first HTML speaks it without scripts too. Named by a
 * page of this site it was chosen in the language selector, and is kept. Any other link decides for the visit, and for
 * no more than its own page where the visitor has chosen already.
 */
export function rememberLanguage(request: FastifyRequest, reply: FastifyReply, language: Locale): void {
  const cookie = { name: "lang", isForScripts: true };
  if (isFromHere(request)) setCookie(reply, { ...cookie, value: language, maxAgeSeconds: YEAR_SECONDS });
  else if (!languageInCookie(request)?.isChosen) setCookie(reply, { ...cookie, value: `${language}-visit` });
}

/** Some browsers leave out where a visitor came from, and say only whether it was this site. */
function isFromHere({ headers, host, server }: FastifyRequest): boolean {
  if (headers["sec-fetch-site"] === "same-origin") return true;
  const from = parsedAddress(headers.referer ?? "")?.host;
  return from !== undefined && (from === host || from === parsedAddress(server.env.PUBLIC_URL)?.host);
}
