import { parsedAddress } from "../domain/webAddress";

/** Where to go back to after signing in: the `to` of the address, when it is a page of this origin. */
export function returnAddress(search: string, origin: string): string | undefined {
  const to = new URLSearchParams(search).get("to");
  if (!to?.startsWith("/")) return undefined;
  // read as the browser will read it: "/\evil.example" and "/<tab>/evil.example" lead elsewhere
  const url = parsedAddress(to, origin);
  return url?.origin === origin ? url.pathname + url.search + url.hash : undefined;
}
