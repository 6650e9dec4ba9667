/**
 * Ant Design gives its theme's styles the nonce it is told, but not the two it makes on the fly (the scroll lock under a
 * dialog, the measure of a scroll bar): without this the policy would refuse them and the page behind would scroll.
 */
export function giveStylesNonce(nonce: string): void {
  const create = document.createElement.bind(document);
  Reflect.set(document, "createElement", (tag: string, options?: ElementCreationOptions) => {
    const element = create(tag, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  });
}
