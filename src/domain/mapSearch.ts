/** A search for a temple in the maps service, by its name and town. */
export function mapSearchOf({ name, city, state }: { name: string; city: string; state: string }): string {
  const query = [...new Set([name, city, state])].filter(Boolean).join(", ");
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
