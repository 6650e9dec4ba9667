import type { Env } from "../env";

/** Tells the pages where the API is when it is not on their own origin (`client/browser`). */
export const apiBaseTag = ({ API_BASE }: Pick<Env, "API_BASE">): string =>
  API_BASE ? `\n    <meta name="api-base" content="${API_BASE}">` : "";
