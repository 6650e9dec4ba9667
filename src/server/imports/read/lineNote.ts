import type { TableNote } from "./table";

const MOST_LISTED = 20;

/** How many rows a note is about and which; nothing for none. */
export function lineNote(key: string, lines: readonly number[]): TableNote[] {
  const [line] = lines;
  if (line === undefined) return [];
  const listed = lines.slice(0, MOST_LISTED).join(", ") + (lines.length > MOST_LISTED ? " …" : "");
  return [{ key, values: { count: lines.length, line, ...(lines.length > 1 && { lines: listed }) } }];
}
