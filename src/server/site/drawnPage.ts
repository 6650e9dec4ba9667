import { randomBytes } from "node:crypto";
import type { Rendered } from "../../site/entry-server";
import type { CachedPage } from "./pageCache";
import type { Renderer } from "./render";
import { nonceMark } from "./template";

/** A page as it is sent, but for the nonce that is another one in each answer. */
export type DrawnPage = CachedPage & Pick<Rendered, "redirect" | "language" | "chosen">;

/** The HTML of a rendered page, parted where the nonce goes. */
export async function partsOf(rendered: Rendered, url: string, { template }: Renderer): Promise<Buffer[]> {
  const { language, palette, redirect } = rendered;
  if (redirect) return [];
  const parts: Readonly<Record<string, string>> = {
    '<html lang="en" data-palette="warm"': `<html lang="${language}" data-palette="${palette}"`,
    "<!--head-->": rendered.head,
    "<!--html-->": rendered.html,
    "<!--state-->": `<script type="application/json" id="state">${rendered.state}</script>`,
  };
  const html = await template(url, rendered.page, language);
  const filled = html.replace(marks, (mark) => parts[mark] ?? "");
  return filled.split(nonceMark).map((part) => Buffer.from(part));
}

const marks = /<html lang="en" data-palette="warm"|<!--(?:head|html|state)-->/g;

/** The page with a nonce of its own. */
export function withNonce({ parts }: DrawnPage): { nonce: string; html: Buffer } {
  const nonce = randomBytes(16).toString("base64");
  const filling = Buffer.from(nonce);
  return { nonce, html: Buffer.concat(parts.flatMap((part, at) => (at === 0 ? [part] : [filling, part]))) };
}
