import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { DrawStill } from "./home/latePart";

type Drawn = { data: string; parts: Map<string, string> };

/** The last drawings by page; of some pages in each language. */
const MOST_PAGES = 40;
const drawn = new Map<string, Drawn>();

const numbers = new WeakMap<object, number>();
let count = 0;

/** What tells one part from another in this process. */
function numberOf(part: object): number {
  const number = numbers.get(part) ?? count++;
  numbers.set(part, number);
  return number;
}

const MOST_SAME = 500;
const same = new Map<string, string>();

/**
 * What is the same on many pages (`SamePart`): drawn once for all that speak with `texts`, as long as there is room.
 */
export function sameParts(texts: object, around: (part: ReactElement) => ReactElement): DrawStill {
  return (part, props, element) => {
    const name = `${numberOf(texts)} ${numberOf(part)} ${JSON.stringify(props)}`;
    const html = same.get(name) ?? renderToString(around(element));
    if (same.size >= MOST_SAME) same.clear();
    same.set(name, html);
    return html;
  };
}

/**
 * The late parts of a page (`home/latePart`) are never hydrated, so their drawing is text: one that was made from the
 * same `data` for the same `page` is taken again. `data` is all that they are drawn from, the day included; `around` is
 * what they find above them.
 */
export function stillParts(page: string, data: string, around: (part: ReactElement) => ReactElement): DrawStill {
  const last = drawn.get(page);
  const parts = last?.data === data ? last.parts : new Map<string, string>();
  if (drawn.size >= MOST_PAGES) drawn.clear();
  drawn.set(page, { data, parts });
  return (part, props, element) => {
    const number = numberOf(part);
    const name = `${number} ${JSON.stringify(props)}`;
    // the ids of each part are its own
    const html = parts.get(name) ?? renderToString(around(element), { identifierPrefix: `late${number}-` });
    parts.set(name, html);
    return html;
  };
}
