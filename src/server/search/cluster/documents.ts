import { sql } from "kysely";
import { openRanges } from "../../../domain/openSlots";
import type { Db } from "../../db/open";
import { facilities } from "../askedFacts";
import { facilityColumns } from "../narrowing";
import { yearBuilt } from "../yearBuilt";
import { FACETS, sections, TEXTS } from "./mapping";

type Row = {
  id: number;
  popularity: number;
  damped_rating: number;
  sort_name: string;
  built: number;
  state: string;
  district: string | null;
  city: string;
  tradition: string | null;
  setting: string | null;
  deity_key: string;
  latitude: number | null;
  longitude: number | null;
  open_slots: string | null;
  architecture: string | null;
  facilities: string;
  search_text: string;
};

/** What the cluster stores of a public temple, by its id. */
export type Document = { id: number; fields: Record<string, unknown> };

/** In SQL what facilities a temple has, parted by blanks. */
const facilitiesOf = sql.join(
  facilities.map(
    (facility) => sql`(case when ${facilityColumns[facility]} then ${sql.lit(`${facility} `)} else '' end)`,
  ),
  sql` || `,
);

const columns = sql`t.id, t.popularity, t.damped_rating, t.sort_name, t.state, t.district, t.city, t.tradition,
  t.setting, t.architecture, t.deity_key, t.latitude, t.longitude, t.open_slots, ${yearBuilt} as built, ${facilitiesOf} as facilities, x.search_text`;

/** The public ones of these temples, as the cluster stores them. */
export async function documentsOf(db: Db, ids: readonly number[]): Promise<Document[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`select ${columns} from temples t join temple_texts x on x.temple_id = t.id
    where t.status = 'active' and t.id in (${sql.join(ids)})`.execute(db);
  return rows.map(documentOf);
}

/** The next public temples by id, as the cluster stores them. */
export async function documentsAfter(db: Db, id: number, most: number): Promise<Document[]> {
  const { rows } = await sql<Row>`select ${columns} from temples t join temple_texts x on x.temple_id = t.id
    where t.status = 'active' and t.id > ${id} order by t.id limit ${most}`.execute(db);
  return rows.map(documentOf);
}

function documentOf(row: Row): Document {
  const { id, popularity, built, state, district, city, tradition, setting, latitude, longitude, open_slots } = row;
  const { architecture, facilities } = row;
  const words = wordsOf(row.search_text);
  return {
    id,
    fields: {
      ...words,
      nameShare: 1 / Math.max(1, words.names?.length ?? 0),
      ...{ id, popularity, built, rating: row.damped_rating, sortName: row.sort_name },
      ...{ state, district, city, tradition, setting, architecture, facilities: facilities.split(" ").filter(Boolean) },
      deities: row.deity_key.split(" ").filter(Boolean),
      position: latitude === null || longitude === null ? null : { lat: latitude, lon: longitude },
      open: open_slots ? openRanges(open_slots).map(([from, to]) => ({ gte: from, lt: to })) : [],
    },
  };
}

const inOrder = [...sections, FACETS];

/** The sections of a search document as fields. */
function wordsOf(searchText: string): Record<string, string[]> {
  const [fields = "", texts = ""] = searchText.split(" # ");
  const parts = fields.split("|").map((part) => part.split(" ").filter(Boolean));
  return {
    ...Object.fromEntries(inOrder.map((name, at) => [name, parts[at] ?? []])),
    [TEXTS]: texts.split(" ").filter(Boolean),
  };
}
