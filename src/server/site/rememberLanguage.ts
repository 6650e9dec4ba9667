import type { FastifyReply, FastifyRequest } from "fastify";
import { parsedAddress } from "../../domain/webAddress";
import { setCookie } from "../cookies";

const YEAR_SECONDS = 31_536_000;

/**
 * Remembers a language that the address named, so that the next first HTML speaks it without scripts too. Named by a
 * page of this site it was chosen in the language selector, and is kept. Any other link decides for the visit, and for
 * no more than its own page where the visitor has chosen already.
 */
export function rememberLanguage(request: FastifyRequest, reply: FastifyReply, language: string): void {
  const cookie = { name: "lang", isForScripts: true };
  const hasChosen = /(?:^|;\s*)lang=[a-z]{2}(?:;|$)/.test(request.headers.cookie ?? "");
  if (isFromHere(request)) setCookie(reply, { ...cookie, value: language, maxAgeSeconds: YEAR_SECONDS });
  else if (!hasChosen) setCookie(reply, { ...cookie, value: `${language}-visit` });
}

/** Some browsers leave out where a visitor came from, and say only whether it was this site. */
function isFromHere({ headers, host, server }: FastifyRequest): boolean {
  if (headers["sec-fetch-site"] === "same-origin") return true;
  const from = parsedAddress(headers.referer ?? "")?.host;
  return from !== undefined && (from === host || from === parsedAddress(server.env.PUBLIC_URL)?.host);
}
