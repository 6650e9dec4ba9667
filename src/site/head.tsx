import { createContext, useContext, useEffect, useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { defaultLanguage, languages } from "../client/language";

/** What a page says about itself to search engines, social cards and the browser's tab. */
export type Head = {
  title: string;
  description: string;
  /** Path of the page's one true address; without it the page asks not to be indexed. */
  canonical?: string;
  /** Absolute, or a path of this site. */
  image?: string;
  type?: "website" | "article" | "place";
  jsonLd?: object;
  /** The colours of the page; warm unless said. */
  palette?: Palette;
};

/** Every palette, with the colour of the browser's own bar around the page. */
const palettes = { warm: "#fffbf4", divine: "#15101e", classic: "#f7f8fa" } as const;
export type Palette = keyof typeof palettes;

const descriptionLength = 150;
const defaultImage = "/social.png";

/** Cut to 150 characters at a word, the ellipsis included. */
export function cutDescription(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= descriptionLength) return flat;
  const cut = flat.slice(0, descriptionLength - 1);
  const atWord = cut.lastIndexOf(" ");
  return `${cut.slice(0, atWord > 100 ? atWord : cut.length).replace(/[\s,;:.—-]+$/, "")}…`;
}

/** Where the drawing of a page leaves its head for the server. */
export type HeadSlot = {
  head?: Head;
  /** Nothing of the page is for somebody who is not signed in. */
  isForMembers?: boolean;
};
export const HeadContext = createContext<HeadSlot | undefined>(undefined);

/** Says the page's head: into the first HTML on the server, into the document afterwards. */
export function useHead(head: Head): void {
  const slot = useContext(HeadContext);
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  if (slot) slot.head = head;
  const { title, description, canonical, palette = "warm" } = head;
  // before the next page is seen in the colours of the last
  useLayoutEffect(() => {
    document.documentElement.dataset.palette = palette;
    setTag('meta[name="theme-color"]', "content", palettes[palette]);
  }, [palette]);
  useEffect(() => {
    document.title = fullTitle(title, t("brand"));
    setTag('meta[name="description"]', "content", cutDescription(description));
    if (canonical)
      setTag('link[rel="canonical"]', "href", addressIn(language, new URL(canonical, location.origin).href));
  }, [title, description, canonical, t, language]);
}

/** The one address of a page in this language, of that in the default one. */
function addressIn(language: string, address: string): string {
  if (language === defaultLanguage) return address;
  return `${address}${address.includes("?") ? "&" : "?"}lang=${language}`;
}

function setTag(selector: string, attribute: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

export const fullTitle = (title: string, brand: string) => (title.includes(brand) ? title : `${title} · ${brand}`);

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);

const jsonEscapes: Record<string, string> = { "<": "\\u003c", "\u2028": "\\u2028", "\u2029": "\\u2029" };

type Replacer = (key: string, value: unknown) => unknown;

/** JSON that cannot end the script element it stands in. */
export const scriptJson = (value: unknown, replacer?: Replacer) =>
  JSON.stringify(value, replacer).replace(/[<\u2028\u2029]/g, (mark) => jsonEscapes[mark] ?? mark);

/** Its paths as addresses: who reads structured data elsewhere cannot know what a path is relative to. */
const withAddresses =
  (origin: string): Replacer =>
  (key, value) =>
    (key === "url" || key === "image") && typeof value === "string" ? new URL(value, origin).href : value;

const ogLocales: Record<string, string> = { en: "en_IN", hi: "hi_IN", kn: "kn_IN" };

type Around = {
  origin: string;
  brand: string;
  language: string;
  /** Where a page is that is not to be indexed; undefined where there is none. */
  path?: string;
};

/** The head as HTML for the first answer. */
export function headHtml(head: Head, { origin, brand, language, path }: Around) {
  const title = fullTitle(head.title, brand);
  const description = cutDescription(head.description);
  const image = new URL(head.image ?? defaultImage, origin).href;
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const og = (name: string, content: string) => `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
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
    `<link rel="manifest" href="/manifest.webmanifest?lang=${language}">`,
  ];
  if (head.canonical) {
    const plain = new URL(head.canonical, origin).href;
    const canonical = addressIn(language, plain);
    tags.push(`<link rel="canonical" href="${escapeHtml(canonical)}">`, og("url", canonical));
    for (const tongue of languages) {
      tags.push(`<link rel="alternate" hreflang="${tongue}" href="${escapeHtml(addressIn(tongue, plain))}">`);
    }
    tags.push(`<link rel="alternate" hreflang="x-default" href="${escapeHtml(plain)}">`);
  } else {
    tags.push(meta("robots", "noindex"));
    if (path) tags.push(`<link rel="canonical" href="${escapeHtml(new URL(path, origin).href)}">`);
  }
  if (head.jsonLd)
    tags.push(`<script type="application/ld+json">${scriptJson(head.jsonLd, withAddresses(origin))}</script>`);
  return tags.join("\n    ");
}
