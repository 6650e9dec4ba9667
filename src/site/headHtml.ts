import { parsedAddress } from "../domain/webAddress";
import { type Around, type Head, type HeadTag, headTags } from "./headTags";

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
    (key === "url" || key === "image" || key === "item") && typeof value === "string"
      ? parsedAddress(value, origin)?.href
      : value;

/** The head as HTML for the first answer, with the structured data of the page. */
export const headHtml = (head: Head, around: Around): string =>
  [...headTags(head, around), ...linkedData(head, around)].map(htmlOf).join("\n    ");

function linkedData({ jsonLd }: Head, { origin }: Around): HeadTag[] {
  if (!jsonLd) return [];
  const text = scriptJson(jsonLd, withAddresses(origin));
  return [{ name: "script", attributes: { type: "application/ld+json" }, text }];
}

function htmlOf({ name, attributes, text }: HeadTag): string {
  const said = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`);
  if (text === undefined) return `<${name}${said.join("")}>`;
  // the text of a script element is not escaped: `scriptJson` left nothing in it that could end it
  return `<${name}${said.join("")}>${name === "script" ? text : escapeHtml(text)}</${name}>`;
}
