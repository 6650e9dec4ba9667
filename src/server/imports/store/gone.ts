import type { ImportGonePage, ImportGoneQuery } from "../../../contract/importGone";
import { insertMany } from "../../db/bulk";
import type { Db } from "../../db/open";
import type { ImportJob } from "./jobs";

/** What the rows of a plan are about: how many have a number of each source, and the records on file that they found. */
export type Listed = { sources: Map<string, number>; ids: Set<number> };

const placeOf = ({ state, district }: { state: string; district: string | null }) => `${state} ${district ?? ""}`;

/**
 * Notes the temples on file with a number of the list's source that no row of it is about, in the districts that it is
 * about: a list of one district says nothing of the others, and one that is not whole of none. Answers the source, and
 * how many they are.
 */
export async function storeGone(
  db: Db,
  importId: number,
  { sources, ids }: Listed,
  isWhole: boolean,
): Promise<{ source: string | null; gone: number }> {
  await forgetGone(db, importId);
  const [source = null] = [...sources].sort(([, one], [, other]) => other - one).map(([name]) => name);
  if (source === null || !isWhole) return { source, gone: 0 };
  const numbered = await db
    .selectFrom("temple_identifiers as number")
    .innerJoin("temples", "temples.id", "number.temple_id")
    .select(["temples.id", "temples.state", "temples.district"])
    .where("number.source", "=", source)
    .where("temples.status", "<>", "archived")
    .execute();
  const places = new Set(numbered.filter(({ id }) => ids.has(id)).map(placeOf));
  const gone = new Set(numbered.filter((one) => !ids.has(one.id) && places.has(placeOf(one))).map(({ id }) => id));
  await insertMany(
    db,
    "import_gone",
    [...gone].map((temple_id) => ({ import_id: importId, temple_id })),
  );
  return { source, gone: gone.size };
}

const PAGE_SIZE = 20;

/** One page of them, by name. */
export async function listGone(db: Db, job: ImportJob, query: ImportGoneQuery): Promise<ImportGonePage> {
  const { page = 1, size = PAGE_SIZE } = query;
  const rows = await db
    .selectFrom("import_gone as gone")
    .innerJoin("temples", "temples.id", "gone.temple_id")
    .select(["temples.id", "temples.name", "temples.city", "temples.state", "temples.status"])
    .where("gone.import_id", "=", job.id)
    .orderBy("temples.sort_name")
    .orderBy("temples.id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const temples = rows.map(({ id, name, city, state, status }) => ({
    ...{ id, name, place: `${city}, ${state}`, isActive: status === "active" },
  }));
  return { temples, page, size, total: job.gone, totalPages: Math.ceil(job.gone / size) };
}

export async function forgetGone(db: Db, importId: number): Promise<void> {
  await db.deleteFrom("import_gone").where("import_id", "=", importId).execute();
}
