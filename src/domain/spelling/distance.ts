/**
 * How many single-letter slips part `a` and `b`: a letter missing, added, wrong, or two neighbours swapped (each pair
 * once). Answers `max + 1` as soon as it is clear that there are more than `max`.
 * Source: optimal string alignment, F. J. Damerau, CACM 7 (1964) 171, in a band of 2 max + 1 cells.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let older: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let line = 1; line <= a.length; line++) {
    const cells = nextLine(a, b, line, max, above, older);
    if (cells.every((cell) => cell > max)) return max + 1;
    older = above;
    above = cells;
  }
  return Math.min(above[b.length] ?? max + 1, max + 1);
}

function nextLine(a: string, b: string, line: number, max: number, above: number[], older: number[]): number[] {
  const beyond = max + 1;
  const cells = new Array<number>(b.length + 1).fill(beyond);
  if (line <= max) cells[0] = line;
  const end = Math.min(b.length, line + max);
  for (let column = Math.max(1, line - max); column <= end; column++) {
    const wrong = a[line - 1] === b[column - 1] ? 0 : 1;
    const swapped = wrong && line > 1 && column > 1 && a[line - 1] === b[column - 2] && a[line - 2] === b[column - 1];
    cells[column] = Math.min(
      (above[column - 1] ?? beyond) + wrong,
      (above[column] ?? beyond) + 1,
      (cells[column - 1] ?? beyond) + 1,
      swapped ? (older[column - 2] ?? beyond) + 1 : beyond,
    );
  }
  return cells;
}

/**
 * `term` and each text that lacks one of its letters, without repeats. Two terms at most one slip apart share a variant,
 * so that an index of variants finds the near terms of a query. Source: W. Garbe, SymSpell.
 */
export function deletionVariants(term: string): string[] {
  const variants = new Set([term]);
  for (let at = 0; at < term.length; at++) variants.add(term.slice(0, at) + term.slice(at + 1));
  return [...variants];
}
