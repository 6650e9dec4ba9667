/** Hands content to the browser as a file to keep. */
export function saveAs(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // the browser may still be writing it
}
