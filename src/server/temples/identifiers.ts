import type { Identifier, Identifiers } from "../../contract/templeFacts";
import { insertMany } from "../db/bulk";
import type { Db } from "../db/open";
import { AppError } from "../errors";

type Identified = { id: number; identifiers: Identifiers };

/** Notes which temple each number of a source belongs to; refuses one that another temple has. */
export async function storeIdentifiers(db: Db, temples: readonly Identified[]): Promise<void> {
  const rows = temples.flatMap(({ id, identifiers }) =>
    identifiers.map((identifier) => ({ ...identifier, temple_id: id })),
  );
  if (rows.length === 0) return;
  const stored = await templesIdentified(db, rows);
  if (rows.some((row) => (stored.get(keyOf(row)) ?? row.temple_id) !== row.temple_id)) {
    throw new AppError("taken", undefined, { identifiers: "errors.identifierTaken" });
  }
  await insertMany(db, "temple_identifiers", rows);
}

export const keyOf = ({ source, value }: Identifier): string => `${source}:${value}`;

/** The temple of each of these numbers that is on record, by `source:value`. */
export async function templesIdentified(db: Db, identifiers: readonly Identifier[]): Promise<Map<string, number>> {
  if (identifiers.length === 0) return new Map();
  const wanted = new Set(identifiers.map(keyOf));
  const rows = await db
    .selectFrom("temple_identifiers")
    .selectAll()
    .where("source", "in", [...new Set(identifiers.map(({ source }) => source))])
    .where("value", "in", [...new Set(identifiers.map(({ value }) => value))])
    .execute();
  const known = rows.map((row) => [keyOf(row), row.temple_id] as const);
  return new Map(known.filter(([key]) => wanted.has(key)));
}
