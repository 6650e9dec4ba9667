import type { SiteNamespace } from "../client/i18n";
import type { PageDefinition } from "./page";

/** The namespaces a page draws from, in the order in which a key is looked for: most are of the page's own. */
export const textsOf = (page: Pick<PageDefinition, "texts">): readonly SiteNamespace[] => [
  ...page.texts,
  "site",
  "common",
];
