import { type Around, type Head, type HeadTag, headTags } from "./headTags";

/** Every element that `headTags` may name, and nothing else of the document's head. */
const headSelector = [
  "title",
  'meta:is([name="description"], [name="robots"], [name="theme-color"], [name^="twitter:"], [property^="og:"])',
  'link:is([rel="canonical"], [rel="alternate"], [rel="manifest"])',
].join();

/** Makes the document's head say what the server would send for this page; what says it already is left alone. */
export function writeHead(head: Head, around: Around): void {
  const old = new Set(document.head.querySelectorAll(headSelector));
  for (const element of headTags(head, around).map(elementOf)) {
    const same = [...old].find((each) => each.isEqualNode(element));
    if (same) old.delete(same);
    else document.head.append(element);
  }
  for (const element of old) element.remove();
}

/** Language and address of the page that came with the document. */
let sent: string | undefined;

/**
 * Takes the structured data out of the document once that shows another page than it was sent with. Nothing else is put
 * there: who reads it asks for each page by its address.
 */
export function dropLinkedData(language: string, address: string): void {
  const shown = `${language} ${address}`;
  sent ??= shown;
  if (shown !== sent) document.head.querySelector('script[type="application/ld+json"]')?.remove();
}

function elementOf({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  if (text !== undefined) element.textContent = text;
  return element;
}
