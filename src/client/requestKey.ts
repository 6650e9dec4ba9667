/** A name for one wish to have something done, so that asking again does not do it twice. */
export function newRequestKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Names wishes by their content: the same content keeps its key, another one gets a new one. */
export function createRequestKeys() {
  let last = { content: "", key: "" };
  return (content: string): string => {
    if (content !== last.content) last = { content, key: newRequestKey() };
    return last.key;
  };
}
