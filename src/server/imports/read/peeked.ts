/** The first rows of a table that has any, and all of its rows, these included. */
export async function peeked<Row>(batches: AsyncIterable<readonly Row[]>): Promise<{
  first: readonly Row[];
  rows: AsyncGenerator<readonly Row[]>;
}> {
  const left = batches[Symbol.asyncIterator]();
  let first: readonly Row[] = [];
  for (let next = await left.next(); !next.done; next = await left.next()) {
    first = next.value;
    if (first.length > 0) break;
  }
  async function* rows() {
    try {
      if (first.length > 0) yield first;
      for (let next = await left.next(); !next.done; next = await left.next()) yield next.value;
    } finally {
      await left.return?.();
    }
  }
  return { first, rows: rows() };
}
