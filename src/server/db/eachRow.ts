/** Of a statement that writes one row: it is run for each of the rows that its parameters hold, of this many each. */
export type EachRow = { rowLength: number };
