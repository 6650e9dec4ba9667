import { sql } from "kysely";
import { z } from "zod";
import type { ListMembership } from "../../contract/templeFacts";
import { compiledQueries } from "../db/compiledQueries";
import type { Db } from "../db/open";

type Row = {
  id: number;
  slug: string;
  name: string;
  name_hi: string | null;
  name_kn: string | null;
  headings: string;
  group_key: string;
  number: number | null;
  entries: number;
  in_group: number;
  numbers: number;
  different: number;
};

const byTemple = compiledQueries<"temple", Row>(
  () => sql`select l.id, l.slug, l.name, l.name_hi, l.name_kn, l.headings, e.group_key, e.number,
      (select count(*) from temple_list_entries o where o.list_id = l.id) as entries,
      (select count(*) from temple_list_entries o where o.list_id = l.id and o.group_key = e.group_key) as in_group,
      (select count(number) from temple_list_entries o where o.list_id = l.id) as numbers,
      (select count(distinct number) from temple_list_entries o where o.list_id = l.id) as different
    from temple_list_entries e join temple_lists l on l.id = e.list_id
    where e.temple_id = ${""} order by l.id, e.position`,
);

const Headings = z.array(
  z.object({ key: z.string(), name: z.string(), nameHi: z.string().nullable(), nameKn: z.string().nullable() }),
);

/** The same with the id of each list, for those who keep them. */
type KeptMembership = ListMembership & { id: number };

/** The curated lists that a temple is in. A list whose numbers begin again in each group counts by its groups. */
export async function findMemberships(db: Db, templeId: number): Promise<KeptMembership[]> {
  const rows = await byTemple(db, "temple", [templeId]);
  return rows.map((row) => {
    const isByGroup = Number(row.numbers) > Number(row.different);
    return {
      id: row.id,
      slug: row.slug,
      name: row.name,
      nameHi: row.name_hi,
      nameKn: row.name_kn,
      number: row.number,
      count: Number(isByGroup ? row.in_group : row.entries),
      group: isByGroup ? headingOf(row) : null,
    };
  });
}

function headingOf({ headings, group_key }: Row): ListMembership["group"] {
  const found = Headings.parse(JSON.parse(headings)).find(({ key }) => key === group_key);
  return found ? { name: found.name, nameHi: found.nameHi, nameKn: found.nameKn } : null;
}
