import type { FastifyRequest } from "fastify";

export const locales = ["en", "hi", "kn"] as const;
export type Locale = (typeof locales)[number];

/** The language the caller reads: what the page says it is drawn in, else English. */
export function localeOf(request: FastifyRequest): Locale {
  const first = request.headers["accept-language"]?.slice(0, 2).toLowerCase();
  return locales.find((locale) => locale === first) ?? "en";
}
