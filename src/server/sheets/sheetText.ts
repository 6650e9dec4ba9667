const named: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** Text as XML has it, in plain characters. */
export const plainXml = (text: string): string =>
  text.includes("&") || text.includes("_x000D_")
    ? text
        .replace(/&(?:#(\d+)|#x([\da-f]+)|(lt|gt|amp|quot|apos));/gi, (whole, decimal, hex, name) => {
          if (name) return named[name] ?? whole;
          const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
          return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
        })
        .replaceAll("_x000D_", "\r")
    : text;

export type Element = { tag: string; xml: string; start: number; end: number };

/**
 * The next element of a name from `from` on, as far as it has arrived whole; its tag without the sign that closes it.
 * Every sign is looked at once: a text made to be slow is none.
 */
export function nextElement(text: string, name: string, from: number): Element | undefined {
  const { opening, closing } = marksOf(name);
  let start = text.indexOf(opening, from);
  // <row> is not <rowBreaks>
  while (start >= 0 && !endsName(text.charCodeAt(start + opening.length))) start = text.indexOf(opening, start + 1);
  const tagEnd = start < 0 ? -1 : text.indexOf(">", start);
  if (tagEnd < 0) return undefined;
  if (text[tagEnd - 1] === "/") return { tag: text.slice(start, tagEnd - 1), xml: "", start, end: tagEnd + 1 };
  const close = text.indexOf(closing, tagEnd);
  if (close < 0) return undefined;
  return { tag: text.slice(start, tagEnd), xml: text.slice(tagEnd + 1, close), start, end: close + closing.length };
}

const marks = new Map<string, { opening: string; closing: string }>();
function marksOf(name: string) {
  const known = marks.get(name) ?? { opening: `<${name}`, closing: `</${name}>` };
  marks.set(name, known);
  return known;
}

const [SPACE, SLASH, GREATER] = [0x20, 0x2f, 0x3e];
/** What is not there yet may be the end of a name. */
const endsName = (code: number) => code <= SPACE || code === SLASH || code === GREATER || Number.isNaN(code);

/** All elements of a name that are whole. */
export function* elements(text: string, name: string): Generator<Element> {
  for (let found = nextElement(text, name, 0); found; found = nextElement(text, name, found.end)) yield found;
}

/** The text of a string item: its runs together, how it is pronounced left out. */
export function itemText(xml: string): string {
  let bare = "";
  let from = 0;
  for (const { start, end } of xml.includes("<rPh") ? elements(xml, "rPh") : []) {
    bare += xml.slice(from, start);
    from = end;
  }
  let text = "";
  for (const run of elements(bare + xml.slice(from), "t")) text += plainXml(run.xml);
  return text;
}

/** The value of an attribute in a tag's text. */
export const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s(?:\\w+:)?${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : plainXml(found);
};

const DAY_MS = 86_400_000;
/** Serial day 0 counted so that days from March 1900 on come out right; the other system begins in 1904. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** A spreadsheet's date or time, a count of days, as `YYYY-MM-DD`, `HH:MM`, or both with a blank between. */
export function serialText(serial: number, isFrom1904: boolean): string {
  const at = new Date(Math.round(((isFrom1904 ? EPOCH_1904 : EPOCH_1900) + serial * DAY_MS) / 1000) * 1000);
  if (Number.isNaN(at.getTime())) return String(serial);
  const [date = "", time = ""] = at.toISOString().split("T");
  const clock = time.endsWith(":00.000Z") ? time.slice(0, 5) : time.slice(0, 8);
  if (serial < 1) return clock;
  return clock === "00:00" ? date : `${date} ${clock}`;
}
