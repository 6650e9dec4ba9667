import type { SiteNamespace } from "../client/i18n";
import type { PageDefinition } from "./page";

/** The namespaces a page draws from; the first is where a bare key is looked for. */
export const textsOf = (page: Pick<PageDefinition, "texts">): readonly SiteNamespace[] => [
  "site",
  "common",
  ...page.texts,
];
