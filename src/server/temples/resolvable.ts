import type { Identifiers, TempleNames } from "../../contract/templeFacts";
import { blocksOf } from "../../domain/resolution/blocks";
import type { Resolvable } from "../../domain/resolution/record";
import { deleteValues, insertMany } from "../db/bulk";
import type { Db } from "../db/open";
import { keyOf } from "./identifiers";
import type { TempleRecord, TempleRow } from "./record";

/** True where the locality is only the post office of a PIN code, which many villages share. */
const isOfPincode = ({ latitude }: Pick<TempleRow, "latitude">, derived: string | readonly string[]): boolean =>
  latitude === null && derived.includes("locality");

/** What of a temple tells whether another record is of it too. */
export const resolvableOf = (temple: TempleRecord): Resolvable => ({
  ...temple,
  locality: isOfPincode(temple, temple.derivedFields) ? null : temple.locality,
  names: [temple.nameHi, temple.nameKn, ...temple.names.map(({ name }) => name)].flatMap((name) => name ?? []),
  identifiers: temple.identifiers.map(keyOf),
});

/** The columns that hold it. */
export const resolvableColumns = [
  ...(["id", "slug", "name", "name_hi", "name_kn", "names", "identifiers", "wikidata_id", "latitude"] as const),
  ...(["longitude", "city", "state", "locality", "taluk", "district", "address", "pincode", "deity"] as const),
  ...(["tradition", "phone", "status", "derived_fields"] as const),
] as const;
export type ResolvableRow = Pick<TempleRow, (typeof resolvableColumns)[number]>;

/** Read by the hundred for one that is typed: what is stored was checked when it was written. */
const storedNames = (json: string): TempleNames => (json === "[]" ? [] : JSON.parse(json));
const storedIdentifiers = (json: string): Identifiers => (json === "[]" ? [] : JSON.parse(json));

/** The same of a row, of which nothing else is read. */
export const resolvableOfRow = (row: ResolvableRow): Resolvable => ({
  ...row,
  locality: isOfPincode(row, row.derived_fields) ? null : row.locality,
  wikidataId: row.wikidata_id,
  names: [row.name_hi, row.name_kn, ...storedNames(row.names).map(({ name }) => name)].flatMap((name) => name ?? []),
  identifiers: storedIdentifiers(row.identifiers).map(keyOf),
});

/** One that is archived or refused is looked for by nobody. */
const isSought = ({ status }: { status: string }) => status !== "archived" && status !== "rejected";

/** The blocks that a temple is looked for in. */
export const blocksOfTemple = (temple: TempleRecord): number[] =>
  isSought(temple) ? blocksOf(resolvableOf(temple)) : [];
const blocksOfRow = (row: TempleRow): number[] => (isSought(row) ? blocksOf(resolvableOfRow(row)) : []);

/** Stores the blocks of new temples, in their order: those of one page of the table are written together. */
export async function storeBlocks(
  db: Db,
  temples: readonly { id: number; blocks: readonly number[] }[],
): Promise<void> {
  const rows = temples.flatMap(({ id, blocks }) => blocks.map((block) => ({ block, temple_id: id })));
  rows.sort((a, b) => a.block - b.block);
  if (rows.length > 0) await insertMany(db, "temple_blocks", rows);
}

type Change = { before: TempleRow; temple?: TempleRecord };

/** Brings the blocks of temples in line with a change of them; without what they are now they are gone. */
export async function moveBlocks(db: Db, changes: readonly Change[]): Promise<void> {
  const gone: number[] = [];
  const added: { id: number; blocks: number[] }[] = [];
  for (const { before, temple } of changes) {
    const old = blocksOfRow(before);
    const now = temple ? blocksOfTemple(temple) : [];
    for (const block of old) if (!now.includes(block)) gone.push(block, before.id);
    added.push({ id: before.id, blocks: now.filter((block) => !old.includes(block)) });
  }
  await deleteValues(db, "temple_blocks", ["block", "temple_id"], gone);
  await storeBlocks(db, added);
}
