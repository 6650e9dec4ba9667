/** The types of columns, as they are declared and as lists of them are written to PostgreSQL. */
const elementTypes = { text: 25, integer: 23, bigint: 20, "double precision": 701 } as const;
export type ColumnType = keyof typeof elementTypes;

export const isColumnType = (name: string): name is ColumnType => name in elementTypes;

const HEADER = 20;
const MOST_BYTES_OF_A_CHARACTER = 3;

/** Where lists are put together; as large as the largest one so far. */
let draft = Buffer.allocUnsafe(64 * 1024);

/**
 * A list for each column from one list of values, row after row, in PostgreSQL's binary form: nothing in it has to be
 * quoted or searched for quotes, on either side, which is what takes longest of a list of JSON.
 */
export const listsOf = (values: readonly unknown[], types: readonly ColumnType[]): Buffer[] =>
  types.map((type, from) => listOf(values, { type, from, columns: types.length }));

type Column = { type: ColumnType; from: number; columns: number };

function listOf(values: readonly unknown[], { type, from, columns }: Column): Buffer {
  let end = HEADER;
  let hasNull = 0;
  for (let at = from; at < values.length; at += columns) {
    const value = values[at];
    if (value === null || value === undefined) {
      hasNull = 1;
      makeRoom(end, 4);
      end = writeInteger(-1, end);
    } else if (type === "text") end = writeText(String(value), end);
    else end = writeNumber(Number(value), type, end);
  }
  const rows = Math.ceil((values.length - from) / columns);
  // one dimension, whether a null is among them, of what, how many, the first of them
  [1, hasNull, elementTypes[type], rows, 1].forEach((number, at) => {
    writeInteger(number, 4 * at);
  });
  return Buffer.from(draft.subarray(0, end));
}

function makeRoom(end: number, more: number): void {
  if (end + more <= draft.length) return;
  const wider = Buffer.allocUnsafe(2 * (end + more));
  draft.copy(wider, 0, 0, end);
  draft = wider;
}

function writeText(text: string, at: number): number {
  makeRoom(at, 4 + MOST_BYTES_OF_A_CHARACTER * text.length);
  const length = draft.write(text, at + 4);
  writeInteger(length, at);
  return at + 4 + length;
}

function writeNumber(value: number, type: Exclude<ColumnType, "text">, at: number): number {
  makeRoom(at, 12);
  if (type === "double precision") return draft.writeDoubleBE(value, writeInteger(8, at));
  if (type === "bigint") return draft.writeBigInt64BE(BigInt(value), writeInteger(8, at));
  if (value !== (value | 0)) throw new RangeError(`${value} is no number of a column of integers`);
  return writeInteger(value, writeInteger(4, at));
}

function writeInteger(value: number, at: number): number {
  draft[at] = value >>> 24;
  draft[at + 1] = value >>> 16;
  draft[at + 2] = value >>> 8;
  draft[at + 3] = value;
  return at + 4;
}
