import type { TempleCard } from "../../contract/temples";
import { nameIn, templePath } from "../temple/wording";
import type { Crumb } from "../ui/Crumbs";

type Collection = {
  name: string;
  description: string;
  path: string;
  total: number;
  /** how many temples are on the pages before */
  before: number;
  temples: readonly TempleCard[];
  crumbs: readonly Crumb[];
};

/** A page of temples with the way to it, in schema.org's words. */
export const browseJsonLd = (
  { name, description, path, total, before, temples, crumbs }: Collection,
  language: string,
) => ({
  "@context": "https://schema.org",
  "@type": "CollectionPage",
  name,
  description,
  url: path,
  inLanguage: language,
  breadcrumb: {
    "@type": "BreadcrumbList",
    itemListElement: [...crumbs, { name, to: path }].map((crumb, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: crumb.name,
      item: crumb.to,
    })),
  },
  mainEntity: {
    "@type": "ItemList",
    numberOfItems: total,
    itemListOrder: "https://schema.org/ItemListOrderDescending",
    itemListElement: temples.map((temple, at) => ({
      "@type": "ListItem",
      position: before + at + 1,
      name: nameIn(language, temple),
      url: templePath(temple),
    })),
  },
});
