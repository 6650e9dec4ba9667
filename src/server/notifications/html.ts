import type { Locale } from "../locale";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
/** An address ends where a blank does; everything in it was escaped before. */
const linked = (html: string) =>
  html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" style="color:#9a3412">${url}</a>`);

const LONGEST_WORDS = 60;
/** A few words that end in a colon, and the address they lead to. */
function leadIn(html: string): { words: string; url: string } | undefined {
  const [first = "", url = "", ...more] = html.split("\n");
  const words = first.slice(0, -1);
  const isLead = first.endsWith(":") && words !== "" && words.length <= LONGEST_WORDS && more.length === 0;
  return isLead && /^https?:\/\/\S+$/.test(url) ? { words, url } : undefined;
}

const buttonStyle =
  "display:inline-block;padding:12px 20px;border-radius:8px;background:#a4231c;color:#fff;font-weight:bold;text-decoration:none";

/** A paragraph of the letter; one that only leads somewhere is a button. */
function paragraphOf(part: string): string {
  const html = escaped(part);
  const lead = leadIn(html);
  const drawn = lead ? `<a href="${lead.url}" style="${buttonStyle}">${lead.words}</a>` : linked(html);
  return `<p style="margin:0 0 16px">${drawn.replaceAll("\n", "<br>")}</p>`;
}

/**
 * The same letter for readers that draw: paragraphs of `text`, its addresses as links. Nothing is loaded from
 * anywhere, so that opening it tells nobody.
 */
export function htmlOf(subject: string, text: string, locale: Locale): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map(paragraphOf);
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:12px;background:#fdf8f2;color:#2b2118;font:16px/1.5 sans-serif">
<div style="max-width:560px;margin:0 auto;padding:20px;background:#fff;overflow-wrap:anywhere;border-top:4px solid #c2410c">
<h1 style="margin:0 0 16px;font-size:20px">${escaped(subject)}</h1>
${paragraphs.join("\n")}
</div></body></html>
`;
}
