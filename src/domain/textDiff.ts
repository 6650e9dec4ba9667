/** A stretch of text that both versions have, only the old one, or only the new one. */
export type DiffPart = { kind: "same" | "gone" | "new"; text: string };

/** As many pairs of words as are compared one by one; beyond, what lies between equal ends counts as rewritten. */
const PAIRS = 1_000_000;

/** How `after` came from `before`, word by word; blanks and line breaks go with the word before them. */
export function textDiff(before: string, after: string): DiffPart[] {
  return joined(listDiff(words(before), words(after)));
}

const words = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? [];

/** How one list came from another, item by item, in an order that keeps what both have where it stands. */
export function listDiff(before: readonly string[], after: readonly string[]): DiffPart[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  return [
    ...partsOf("same", before.slice(0, start)),
    ...(old.length * now.length > PAIRS ? [...partsOf("gone", old), ...partsOf("new", now)] : middle(old, now)),
    ...partsOf("same", before.slice(before.length - end)),
  ];
}

const partsOf = (kind: DiffPart["kind"], texts: readonly string[]): DiffPart[] => texts.map((text) => ({ kind, text }));

/** By the longest common subsequence: `longest[i][j]` is its length from word i of the old and j of the new one on. */
function middle(old: readonly string[], now: readonly string[]): DiffPart[] {
  const width = now.length + 1;
  const longest = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      longest[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]];
    if (was !== undefined && was === is) {
      parts.push({ kind: "same", text: was });
      i++;
      j++;
    } else if (was !== undefined && (is === undefined || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: "gone", text: was });
      i++;
    } else if (is !== undefined) {
      parts.push({ kind: "new", text: is });
      j++;
    }
  }
  return parts;
}

/** Neighbours of one kind as one part. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const long: DiffPart[] = [];
  for (const { kind, text } of parts) {
    const last = long.at(-1);
    if (last?.kind === kind) last.text += text;
    else long.push({ kind, text });
  }
  return long;
}
