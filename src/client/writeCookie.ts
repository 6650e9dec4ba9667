/** Writes a cookie of this site that scripts and server both read; without an age it ends with the browser's session. */
export function writeCookie(name: string, value: string, maxAgeSeconds?: number) {
  if (typeof document === "undefined") return;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // set by name: the Cookie Store API, which would be the modern way, is missing in browsers we serve
  const age = maxAgeSeconds === undefined ? "" : `; Max-Age=${maxAgeSeconds}`;
  Reflect.set(document, "cookie", `${name}=${value}; Path=/${age}; SameSite=Lax${secure}`);
}
