import { defaultLanguage, languages } from "../client/language";
import { shortened } from "../domain/shortText";
import { addressOn, parsedAddress } from "../domain/webAddress";

/** What a page says about itself to search engines, social cards and the browser's tab. */
export type Head = {
  title: string;
  description: string;
  /** Path of the page's one true address; without it the page asks not to be indexed. */
  canonical?: string;
  /** Nothing is at this address: no address is named either. */
  isMissing?: boolean;
  /** Absolute, or a path of this site. */
  image?: string;
  type?: "website" | "article" | "place";
  /** For the server alone, where `import.meta.env.SSR` keeps its making out of the browser's code. */
  jsonLd?: object | false;
  /** The colours of the page; warm unless said. */
  palette?: Palette;
};

/** Where the page is drawn. */
export type Around = {
  origin: string;
  brand: string;
  language: string;
  /** Path of the address the page was asked for. */
  path: string;
};

/** One element of the head. */
export type HeadTag = { name: "title" | "meta" | "link" | "script"; attributes: Record<string, string>; text?: string };

/** Every palette, with the colour of the browser's own bar around the page. */
const palettes = { warm: "#fffbf4", divine: "#15101e", classic: "#f7f8fa" } as const;
export type Palette = keyof typeof palettes;

const descriptionLength = 150;
const defaultImage = "/social.png";

/** In one line of at most 150 characters, the ellipsis included. */
export const cutDescription = (text: string): string => shortened(text.replace(/\s+/g, " ").trim(), descriptionLength);

const fullTitle = (title: string, brand: string) => (title.includes(brand) ? title : `${title} · ${brand}`);

/** The one address of a page in this language, of that in the default one. */
function addressIn(language: string, address: string): string {
  if (language === defaultLanguage) return address;
  return `${address}${address.includes("?") ? "&" : "?"}lang=${language}`;
}

const ogLocales: Record<string, string> = { en: "en_IN", hi: "hi_IN", kn: "kn_IN" };

const meta = (name: string, content: string): HeadTag => ({ name: "meta", attributes: { name, content } });
const og = (name: string, content: string): HeadTag => ({
  name: "meta",
  attributes: { property: `og:${name}`, content },
});
const link = (rel: string, href: string, hreflang?: string): HeadTag => ({
  name: "link",
  attributes: hreflang ? { rel, hreflang, href } : { rel, href },
});

/** What the head of a page says in the server's HTML and the browser's document alike. */
export function headTags(head: Head, around: Around): HeadTag[] {
  const { origin, brand, language } = around;
  const title = fullTitle(head.title, brand);
  const description = cutDescription(head.description);
  const image = parsedAddress(head.image ?? defaultImage, origin)?.href ?? `${origin}${defaultImage}`;
  return [
    { name: "title" as const, attributes: {}, text: title },
    meta("description", description),
    meta("theme-color", palettes[head.palette ?? "warm"]),
    og("title", title),
    og("description", description),
    og("type", head.type === "article" ? "article" : "website"),
    og("image", image),
    og("site_name", brand),
    og("locale", ogLocales[language] ?? "en_IN"),
    meta("twitter:card", "summary_large_image"),
    meta("twitter:title", title),
    meta("twitter:description", description),
    meta("twitter:image", image),
    link("manifest", `/manifest.webmanifest?lang=${language}`),
    ...addressTags(head, around),
  ];
}

/** Where the page is, in each language; one without an address of its own only says where it stands. */
function addressTags({ canonical, isMissing }: Head, { origin, language, path }: Around): HeadTag[] {
  if (!canonical) {
    const here = isMissing ? [] : [link("canonical", addressOn(origin, path).href)];
    return [meta("robots", "noindex"), ...here];
  }
  const plain = addressOn(origin, canonical).href;
  const own = addressIn(language, plain);
  return [
    link("canonical", own),
    og("url", own),
    ...languages.map((tongue) => link("alternate", addressIn(tongue, plain), tongue)),
    link("alternate", plain, "x-default"),
  ];
}
