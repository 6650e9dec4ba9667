import { type RawBuilder, sql } from "kysely";
import type { YearsBuilt } from "../../domain/askedAge";
import { addDays, type CivilDate, civilDateOf, clockTimeOf } from "../../domain/dates";
import { distanceKm, type LatLng } from "../../domain/distance";
import { onTheWay } from "../../domain/onTheWay";
import { digitsOf, type OpenDigits, type OpenSpan } from "../../domain/openSlots";
import { type Db, isPostgres } from "../db/open";
import type { Architecture, Facility } from "./askedFacts";
import { allPublic } from "./conditions";
import { findWithin } from "./nearby";
import { yearBuilt } from "./yearBuilt";

/** A part of the earth in degrees; where `east` is less than `west` the line of 180° lies between them. */
export type Box = { south: number; west: number; north: number; east: number };
/** A state, a district or a town of one, as records name them. */
export type PlaceFilter = { state: string; district?: string; cities?: readonly string[] };

/** What a list is narrowed by besides words and kinds. */
export type Narrowing = {
  /** the address of a curated list */
  list?: string | undefined;
  place?: PlaceFilter | undefined;
  box?: Box | undefined;
  /** on the way from one place to another */
  between?: { from: LatLng; to: LatLng } | undefined;
  /** known to be open then */
  open?: OpenSpan | undefined;
  /** or this temple, by id, whatever is known of its hours */
  orTemple?: number | undefined;
  /** known to be closed all that time */
  closed?: OpenSpan | undefined;
  built?: YearsBuilt | undefined;
  style?: Architecture | undefined;
  facilities?: readonly Facility[] | undefined;
  /** without those at which no worship is held */
  worship?: true | undefined;
  /** these temples alone, by id */
  only?: readonly number[] | undefined;
  /** without these temples, by id */
  without?: readonly number[] | undefined;
};

type Sql = RawBuilder<unknown>;
/** Conditions on `temples t`, and the ids that can meet them where these are few enough to be looked up. */
type Narrowed = { where: Sql[]; within?: readonly number[] };

/** The conditions of a narrowing. */
export async function narrowed(
  db: Db,
  { list, place, box, between, open, orTemple, closed, only, without, worship, ...facts }: Narrowing,
): Promise<Narrowed> {
  const where: Sql[] = [];
  const found: (readonly number[])[] = [];
  if (only) {
    where.push(sql`t.id in (${sql.join(only.length > 0 ? only : [0])})`);
    found.push(only);
  }
  if (without && without.length > 0) where.push(sql`t.id not in (${sql.join(without)})`);
  if (worship) where.push(sql`coalesce(t.worship, '') <> 'none'`);
  if (list !== undefined) {
    where.push(sql`t.id in (select e.temple_id from temple_list_entries e join temple_lists l on l.id = e.list_id
      where l.slug = ${list} and e.temple_id is not null)`);
    found.push(await idsOfList(db, list));
  }
  if (place) where.push(...inPlace(place));
  const way = between && onTheWay(between.from, between.to);
  if (way) where.push(sql`(${sql.join(way.frames.map(inBox), sql` or `)})`);
  for (const frame of [box, way?.whole]) {
    if (!frame) continue;
    where.push(inBox(frame));
    const ids = await idsInBox(db, frame);
    if (ids) found.push(ids);
  }
  if (open) where.push(orTemple === undefined ? isOpen(db, open) : sql`(${isOpen(db, open)} or t.id = ${orTemple})`);
  if (closed) where.push(sql`(t.open_slots is not null and not ${isOpen(db, closed)})`);
  where.push(...factsOf(facts));
  const [within] = found.sort((a, b) => a.length - b.length);
  return within ? { where, within } : { where };
}

/** The temples of a list in its order, each once. */
export async function idsOfList(db: Db, slug: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.temple_id as id from temple_list_entries e join temple_lists l on l.id = e.list_id
    where l.slug = ${slug} and e.temple_id is not null order by e.position`.execute(db);
  return [...new Set(rows.map(({ id }) => id))];
}

function inPlace({ state, district, cities }: PlaceFilter): Sql[] {
  return [
    sql`t.state = ${state}`,
    ...(district === undefined ? [] : [sql`t.district = ${district}`]),
    ...(cities === undefined ? [] : [sql`t.city in (${sql.join(cities)})`]),
  ];
}

function inBox({ south, west, north, east }: Box): Sql {
  const columns =
    west <= east
      ? sql`t.longitude between ${west} and ${east}`
      : sql`(t.longitude >= ${west} or t.longitude <= ${east})`;
  return sql`t.latitude between ${south} and ${north} and ${columns}`;
}

/** A wider frame holds so many temples that an order is walked sooner than they are looked up. */
const WIDEST_KM = 120;

/** The temples in and around a frame of a town or a district; undefined for a wider one. */
async function idsInBox(db: Db, { south, west, north, east }: Box): Promise<number[] | undefined> {
  if (west > east) return undefined;
  const position = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const corners = [south, north].map((latitude) => distanceKm(position, { latitude, longitude: west }));
  const radiusKm = Math.max(...corners) + 0.01;
  if (radiusKm > WIDEST_KM) return undefined;
  return (await findWithin(db, position, radiusKm, allPublic)).map(({ id }) => id);
}

/** What a record says of a temple: when and how it was built, what it has for visitors. */
function factsOf({ built, style, facilities = [] }: Pick<Narrowing, "built" | "style" | "facilities">): Sql[] {
  return [
    ...(built ? [sql`${yearBuilt} between ${sql.lit(built.from ?? FIRST_YEAR)} and ${sql.lit(built.to)}`] : []),
    ...(style ? [sql`t.architecture = ${style}`] : []),
    ...facilities.map((facility) => facilityColumns[facility]),
  ];
}

/** Nothing is older. */
const FIRST_YEAR = -9_999;
/** In SQL whether a temple has it. */
export const facilityColumns: Readonly<Record<Facility, Sql>> = {
  stay: sql`coalesce(t.stay, '') <> ''`,
  wheelchair: sql`coalesce(t.wheelchair, '') in ('yes', 'partly')`,
  photography: sql`coalesce(t.photography, '') = 'allowed'`,
  noPhotography: sql`coalesce(t.photography, '') in ('forbidden', 'outside')`,
  booking: sql`coalesce(t.booking_url, '') <> ''`,
};

/** True in SQL for a temple that is known to be open in a span, or throughout, and not closed for a season. */
export function isOpen(db: Db, span: OpenSpan): Sql {
  const known = digitsOf(span).map((digits) => isOpenIn(digits, span.throughout));
  const joint = span.throughout ? sql` and ` : sql` or `;
  return sql`((${sql.join(known, joint)}) and t.id not in (${closedIn(db, span)}))`;
}

function isOpenIn({ digit, count, bits }: OpenDigits, throughout = false): Sql {
  const stored = sql`substr(t.open_slots, ${sql.lit(digit)} % length(t.open_slots) + 1, ${sql.lit(count)})`;
  if (count > 1)
    return throughout
      ? sql`${stored} = ${sql.lit("f".repeat(count))}`
      : sql`${stored} <> ${sql.lit("0".repeat(count))}`;
  const open = [..."0123456789abcdef"].filter((_, value) => (throughout ? (value & bits) === bits : value & bits));
  return sql`${stored} in (${sql.join(open.map((one) => sql.lit(one)))})`;
}

/**
 * In SQL the ids of the temples that are closed for a season on the day of a span, or open only at other times, or on the
 * first open day not until it is over; throughout a span are those that open at all in it. `domain/closures` reckons alike.
 */
export function closedIn(db: Db, span: OpenSpan): Sql {
  const date = civilDateOf(span.from);
  const day = sql.lit(date.slice(5));
  const before = sql.lit(addDays(date, -1).slice(5));
  const clock = sql.lit(span.throughout ? clockTimeOf(span.from) : lastMinuteOf(span, date));
  const closures = isPostgres(db) ? sql`json_array_elements(s.closures::json) c(value)` : sql`json_each(s.closures) c`;
  const [from, to] = [sql`(c.value ->> 'from')`, sql`(c.value ->> 'to')`];
  const isWithin = sql`(case when ${from} <= ${to} then ${from} <= ${day} and ${day} <= ${to}
    else ${from} <= ${day} or ${day} <= ${to} end)`;
  const isEarly = sql`(coalesce(c.value ->> 'opensAt', '') > ${clock})`;
  // SQLite reads true as 1
  const isOpening = sql`(coalesce(cast(c.value ->> 'openOnly' as text), '') in ('true', '1'))`;
  const isClosure = sql`(not ${isOpening} and c.value ->> 'hours' is null)`;
  const has = (condition: Sql) => sql`exists (select 1 from ${closures} where ${condition})`;
  return sql`select s.id from temples s where s.status = 'active' and s.closures <> '[]'
    and (${has(sql`${isClosure} and (${isWithin} or (${to} = ${before} and ${isEarly}))`)}
      or (${has(isOpening)}
        and not ${has(sql`${isOpening} and ${isWithin} and not (${from} = ${day} and ${isEarly})`)}))`;
}

/** The last time of the clock on a day that a span holds. */
function lastMinuteOf({ to }: OpenSpan, date: CivilDate): string {
  const last = Date.parse(to) - 1;
  return civilDateOf(last) > date ? "23:59" : clockTimeOf(last);
}
