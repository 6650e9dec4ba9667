import { sql } from "kysely";
import type { LikeRecord } from "../../contract/imports";
import { cellRanges } from "../../domain/geoCells";
import { createNearNames, type NamedPlace, nearness, SAME_PLACE_KM } from "../../domain/nearNames";
import type { TextStore } from "../../domain/textStore";
import { chunks } from "../db/bulk";
import { queryOfRows } from "../db/givenRows";
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
/** So many of one name are read in less time than those of a cell are gone through. */
const NAMESAKES = 20;

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
      for (const row of await likesOnFile(db, chunk)) {
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

/** Temples are alike, or one, only where this is the same. */
export const foldedName = (name: string): string => partsOf(matchKey(name, "", "")).name;

function placeOf({ line, record, key }: NewRow<TempleRecord>): Place {
  const { latitude, longitude, city, state } = record;
  const { name, city: foldedCity } = partsOf(key ?? matchKey(record.name, city, state));
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

/** Keys of one name follow each other, and among them those in one city: `}` is the character after `|`. */
const keysFrom = (...beginning: string[]) => [`${beginning.join("|")}|`, `${beginning.join("|")}}`] as const;

/** Namesakes on file that may be near, those of the same city first. */
async function likesOnFile(db: Db, places: readonly Place[]): Promise<Row[]> {
  const named = (place: Place) => [place.line, ...keysFrom(place.name)];
  const many = new Set((await namedOften(db, places.flatMap(named))).map(({ line }) => line));
  const [rare, often] = [places.filter(({ line }) => !many.has(line)), places.filter(({ line }) => many.has(line))];
  const inCity = often.flatMap(({ line, name, city }) => [line, ...keysFrom(name, city)]);
  const cities = new Map(rare.map(({ line, city }) => [line, city]));
  const isInCity = (row: Row) => Number(partsOf(row.match_key).city === cities.get(row.line));
  return [
    ...(await sameKeys(db, rare.flatMap(named))).sort((a, b) => isInCity(b) - isInCity(a)),
    ...(await sameKeys(db, inCity)),
    ...(await nearPlaces(db, often.flatMap(cellsAround))),
  ];
}

const columns = sql`wanted.line, t.id, t.name, t.city, t.state, t.match_key, t.latitude, t.longitude`;
const keys = { line: "integer", first_key: "text", last_key: "text" } as const;
const hasKey = sql`t.match_key >= wanted.first_key and t.match_key < wanted.last_key and t.status <> 'archived'`;

/** The lines with more namesakes than are worth reading, wherever they are. */
const namedOften = queryOfRows<{ line: number }>(
  keys,
  () => sql`
    select wanted.line from wanted
    where (select t.id from temples t where ${hasKey} limit 1 offset ${sql.lit(NAMESAKES)}) is not null`,
);

const sameKeys = queryOfRows<Row>(keys, () => sql`select ${columns} from wanted cross join temples t where ${hasKey}`);

const HEIGHT = SAME_PLACE_KM / KM_PER_DEGREE + 0.0001;

/** One row for each cell: within a single one the index is narrowed further by the latitude. */
function cellsAround({ line, name, latitude, longitude }: Place): (string | number)[] {
  if (latitude === null || longitude === null) return [];
  const rows: (string | number)[] = [];
  for (const { from, to } of cellRanges(latitude, longitude, SAME_PLACE_KM)) {
    for (let cell = from; cell <= to; cell++)
      rows.push(line, cell, latitude - HEIGHT, latitude + HEIGHT, ...keysFrom(name));
  }
  return rows;
}

const nearPlaces = queryOfRows<Row>(
  {
    line: "integer",
    cell: "integer",
    south: "double precision",
    north: "double precision",
    first_key: "text",
    last_key: "text",
  },
  () => sql`
    select ${columns} from wanted cross join temples t
    where t.status in ('active', 'inactive', 'pending') and t.geo_cell = wanted.cell
      and t.latitude between wanted.south and wanted.north
      and t.match_key >= wanted.first_key and t.match_key < wanted.last_key`,
);
