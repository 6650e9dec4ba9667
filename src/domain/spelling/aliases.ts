import { foldWord } from "../spelling";
import { broaderNames, namePairs, sharedNames } from "./nameAliases";
import { placeNames } from "./placeAliases";

type Links = Map<string, Set<string>>;

function link(links: Links, from: string, to: string): void {
  if (from === to) return;
  const known = links.get(from);
  if (known) known.add(to);
  else links.set(from, new Set([to]));
}

function aliasLinks(): Links {
  const links: Links = new Map();
  const groups = (lines: readonly string[]) => lines.map((line) => line.split(" ").map(foldWord));
  for (const names of groups([...placeNames, ...namePairs]))
    for (const name of names) for (const other of names) link(links, name, other);
  for (const [head = "", ...names] of groups(sharedNames))
    for (const name of names) {
      link(links, name, head);
      link(links, head, name);
    }
  for (const [head = "", ...names] of groups(broaderNames)) for (const name of names) link(links, head, name);
  return links;
}

const links = aliasLinks();

/**
 * Folding keys of the other well-known names of a place, a deity or a kind of temple, for use on the query's side:
 * "bombai" (Bombay) gives "mumbai", Balaji gives Venkateswara. Empty when there is none; never the key itself.
 */
export function expandAlias(key: string): string[] {
  return [...(links.get(key) ?? [])];
}
