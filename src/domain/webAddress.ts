/**
 * The address that `text` is, taken relative to `base`; undefined for what is none (`https://[`). All addresses that
 * come from data are read by this, so that one that is none breaks no page.
 */
export function parsedAddress(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base); // `URL.canParse` is missing in browsers that are still in use
  } catch {
    return undefined;
  }
}

/** The address of `path` on the site at `origin`, whatever host the path seems to name (`//evil.example`). */
export function addressOn(origin: string, path: string): URL {
  return new URL(origin + path.replace(/^[/\\]*/, "/"));
}
