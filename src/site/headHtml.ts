import { type Around, type Head, type HeadTag, headTags } from "./headTags";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);

/** The head as HTML for the first answer. */
export const headHtml = (head: Head, around: Around): string => headTags(head, around).map(htmlOf).join("\n    ");

function htmlOf({ name, attributes, text }: HeadTag): string {
  const said = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`);
  if (text === undefined) return `<${name}${said.join("")}>`;
  // the text of a script element is not escaped: `scriptJson` left nothing in it that could end it
  return `<${name}${said.join("")}>${name === "script" ? text : escapeHtml(text)}</${name}>`;
}
