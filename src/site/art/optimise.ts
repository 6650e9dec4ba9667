type Box = readonly [left: number, top: number, right: number, bottom: number];
type Path = { d: string; style: string; box: Box };

const arguments_: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, t: 2, a: 7, z: 0 };

/** Fewer and shorter paths for the same picture: what has one style is joined where nothing lies between. */
export function optimise(svg: string): string {
  const parts = svg.match(/<path [^>]*\/>|<[^p][^>]*>/g) ?? [];
  const done: (Path | string)[] = [];
  for (const part of parts) {
    const path = parse(part);
    if (path && join(done, path)) continue;
    done.push(path ?? part);
  }
  return done.map((part) => (typeof part === "string" ? part : `<path d="${tighten(part.d)}"${part.style}/>`)).join("");
}

function parse(element: string): Path | undefined {
  const [, d, style = ""] = /^<path d="([^"]*)"([^>]*)\/>$/.exec(element) ?? [];
  return d === undefined ? undefined : { d, style, box: boxOf(d) };
}

/** Adds `path` to an earlier one of its style, unless something painted since would have covered it. */
function join(done: (Path | string)[], path: Path): boolean {
  for (let at = done.length - 1; at >= 0; at--) {
    const other = done[at];
    if (other === undefined || typeof other === "string") return false;
    if (other.style === path.style) {
      done[at] = { ...other, d: `${other.d} ${path.d}`, box: union(other.box, path.box) };
      return true;
    }
    if (touch(other.box, path.box)) return false;
  }
  return false;
}

const touch = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
const union = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

/** A box that surely holds the path: control points count as points. */
function boxOf(d: string): Box {
  const tokens = d.match(/[a-z]|-?\d*\.?\d+/gi) ?? [];
  let [x, y, left, top, right, bottom] = [0, 0, 1e9, 1e9, -1e9, -1e9];
  let command = "";
  const mark = (px: number, py: number, room = 0) => {
    left = Math.min(left, px - room);
    top = Math.min(top, py - room);
    right = Math.max(right, px + room);
    bottom = Math.max(bottom, py + room);
  };
  for (let at = 0; at < tokens.length; ) {
    if (/[a-z]/i.test(tokens[at] ?? "")) command = tokens[at++] ?? "";
    const count = arguments_[command.toLowerCase()] ?? 0;
    const values = tokens.slice(at, at + count).map(Number);
    at += count;
    const relative = command === command.toLowerCase();
    const [ox, oy] = relative ? [x, y] : [0, 0];
    const kind = command.toLowerCase();
    if (kind === "z") continue;
    if (kind === "h") x = ox + (values[0] ?? 0);
    else if (kind === "v") y = oy + (values[0] ?? 0);
    else {
      const from = kind === "a" ? 5 : 0;
      for (let pair = from; pair + 1 < count; pair += 2) mark(ox + (values[pair] ?? 0), oy + (values[pair + 1] ?? 0));
      x = ox + (values[count - 2] ?? 0);
      y = oy + (values[count - 1] ?? 0);
    }
    mark(x, y, kind === "a" ? Math.max(values[0] ?? 0, values[1] ?? 0) : 1);
  }
  return [left, top, right, bottom];
}

/** The same path with no blank and no zero too many. */
const tighten = (d: string) =>
  d
    .replace(/(?<![\d.])0\.(\d)/g, ".$1")
    .replace(/\s*([a-z])\s*/gi, "$1")
    .replace(/ -/g, "-")
    .replace(/\s+/g, " ");
