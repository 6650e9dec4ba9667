/** `City, State`: the state is what follows the last comma; undefined where either is missing. */
export function splitLocation(location: string): { city: string; state: string } | undefined {
  const at = location.lastIndexOf(",");
  const [city, state] = [location.slice(0, Math.max(0, at)).trim(), location.slice(at + 1).trim()];
  return city && state ? { city, state } : undefined;
}
