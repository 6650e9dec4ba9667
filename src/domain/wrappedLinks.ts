import { parsedAddress } from "./webAddress";

/** Paths under which search engines and networks send a visitor on, and where they name the page that is meant. */
const senders: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/\/url$/, ["q", "url"]],
  [/\/imgres$/, ["imgurl"]],
  [/\/l\.php$/, ["u"]],
  [/\/redirect$/, ["q", "url"]],
  [/\/safe(?:links)?$/, ["url"]],
];
const SOMEWHERE = "https://www.google.com";
/** No address of a page is longer. */
const LONGEST = 4_000;
const formula = /^=HYPERLINK\("([^"]*)"/i;
const markdown = /^\[[^[\]]*\]\(([^()\s]*)\)$/;
const angled = /^<([^<>\s]*)>$/;

/**
 * The address that a copied link leads to: `/url?q=https://temple.example&sa=U`, `<https://temple.example>` and
 * `[Temple](https://temple.example)` are all `https://temple.example`. Any other text is answered as it is.
 */
export function unwrappedLink(text: string): string {
  const given = text.trim();
  if (given.length > LONGEST) return text;
  const [, bare = given] = formula.exec(given) ?? markdown.exec(given) ?? angled.exec(given) ?? [];
  if (!bare.includes("?")) return bare === given ? text : bare;
  const address = parsedAddress(bare, SOMEWHERE);
  const names = senders.find(([path]) => address && path.test(address.pathname))?.[1] ?? [];
  const meant = names.map((name) => address?.searchParams.get(name)).find((one) => one && /^https?:\/\//i.test(one));
  return meant ?? (bare === given ? text : bare);
}
