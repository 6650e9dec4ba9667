import { type RawBuilder, sql } from "kysely";
import type { LikeRecord } from "../../contract/imports";
import { cellRanges } from "../../domain/geoCells";
import { createNearNames, type NamedPlace, nearness, SAME_PLACE_KM } from "../../domain/nearNames";
import type { TextStore } from "../../domain/textStore";
import { chunks } from "../db/bulk";
import { keptQueries } from "../db/keptQueries";
import type { Db } from "../db/open";
import type { TempleRecord } from "../temples/record";
import { matchKey } from "../temples/searchDocument";
import type { NewRow } from "./engine";

/** The row's name and place as it has them, beside the folded ones. */
type Place = NamedPlace & { line: number; said: string; at: string };
type Row = { line: number; id: number; name: string; city: string; state: string; match_key: string } & {
  latitude: number | null;
  longitude: number | null;
};

const AT_ONCE = 300;
const LIKES = 5;
const KM_PER_DEGREE = 111;

/** Finds temples that new rows look like: of the same folded name within 500 m or in the same city. */
export function createTempleLikes() {
  let earlier: ReturnType<typeof createNearNames<Place>> | undefined;
  return async (db: Db, rows: readonly NewRow<TempleRecord>[], said: TextStore): Promise<Map<number, LikeRecord[]>> => {
    earlier ??= createNearNames(said);
    const likes = new Map<number, LikeRecord[]>();
    const add = (line: number, like: LikeRecord) => {
      const known = likes.get(line);
      if (!known) likes.set(line, [like]);
      else if (known.length < LIKES) known.push(like);
    };
    const places = rows.map(placeOf);
    for (const place of places) {
      for (const one of earlier(place)) {
        const { distanceKm = null } = nearness(place, one) ?? {};
        add(place.line, { id: null, line: one.line, name: one.said, place: one.at, distanceKm });
      }
    }
    const byLine = new Map(places.map((place) => [place.line, place]));
    for (const chunk of chunks(places, AT_ONCE)) {
      for (const row of [...(await inSameCity(db, chunk)), ...(await closeBy(db, chunk))]) {
        const place = byLine.get(row.line);
        const near = place && nearness(place, namedPlaceOf(row));
        const isKnown = likes.get(row.line)?.some(({ id }) => id === row.id);
        if (near && !isKnown) {
          const { id, name, city, state } = row;
          add(row.line, { id, line: null, name, place: `${city}, ${state}`, distanceKm: near.distanceKm });
        }
      }
    }
    return likes;
  };
}

function placeOf({ line, record }: NewRow<TempleRecord>): Place {
  const { latitude, longitude, city, state } = record;
  const { name, city: foldedCity } = partsOf(matchKey(record.name, city, state));
  return { line, name, city: foldedCity, latitude, longitude, said: record.name, at: `${city}, ${state}` };
}

function partsOf(key: string) {
  const [name = "", city = ""] = key.split("|");
  return { name, city };
}

const namedPlaceOf = ({ match_key, latitude, longitude }: Row): NamedPlace => ({
  ...partsOf(match_key),
  latitude,
  longitude,
});

/** Keys of one name in one city follow each other: `}` is the character after `|`. */
function inSameCity(db: Db, places: readonly Place[]): Promise<Row[]> {
  const wanted = places.flatMap(({ line, name, city }) => [line, `${name}|${city}|`, `${name}|${city}}`]);
  return sameCity(db, places.length, wanted);
}

const real = sql`cast(${0} as double precision)`;
const whole = sql`cast(${0} as integer)`;
const text = sql`cast(${""} as text)`;
const columns = sql`wanted.line, t.id, t.name, t.city, t.state, t.match_key, t.latitude, t.longitude`;
const times = (count: number, row: RawBuilder<unknown>) => sql.join(Array.from({ length: count }, () => row));

const sameCity = keptQueries<number, Row>(
  (count) => sql`
    with wanted(line, first_key, last_key) as
      (values ${times(count, sql`(${whole}, ${text}, ${text})`)})
    select ${columns} from wanted cross join temples t
    where t.match_key >= wanted.first_key and t.match_key < wanted.last_key and t.status <> 'archived'`,
);

const HEIGHT = SAME_PLACE_KM / KM_PER_DEGREE + 0.0001;

async function closeBy(db: Db, places: readonly Place[]): Promise<Row[]> {
  let count = 0;
  const wanted: (string | number)[] = [];
  for (const { line, name, latitude, longitude } of places) {
    if (latitude === null || longitude === null) continue;
    for (const { from, to } of cellRanges(latitude, longitude, SAME_PLACE_KM)) {
      wanted.push(line, from, to, latitude - HEIGHT, latitude + HEIGHT, `${name}|`, `${name}}`);
      count++;
    }
  }
  return count > 0 ? nearPlaces(db, count, wanted) : [];
}

const nearPlaces = keptQueries<number, Row>(
  (count) => sql`
    with wanted(line, first_cell, last_cell, south, north, first_key, last_key) as
      (values ${times(count, sql`(${whole}, ${whole}, ${whole}, ${real}, ${real}, ${text}, ${text})`)})
    select ${columns} from wanted cross join temples t
    where t.status in ('active', 'inactive', 'pending')
      and t.geo_cell between wanted.first_cell and wanted.last_cell
      and t.latitude between wanted.south and wanted.north
      and t.match_key >= wanted.first_key and t.match_key < wanted.last_key`,
);
