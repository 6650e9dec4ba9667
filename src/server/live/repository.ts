import { sql } from "kysely";
import type { LiveEvent, LiveEventInput, LiveEventPage } from "../../contract/liveEvents";
import { compiledQueries } from "../db/compiledQueries";
import type { Db } from "../db/open";

/** Which events: those that begin from `from` on and before `until`; of one temple or one author when named. */
export type LiveEventListing = {
  from: string;
  until?: string;
  templeId?: number;
  createdBy?: number;
  page: number;
  size: number;
};

/** In the order `matching` binds them. */
const bounds = ["from", "until", "templeId", "createdBy"] as const;

/** One page of live events, the earliest first; a temple without a public page is only named. */
export async function listLiveEvents(db: Db, listing: LiveEventListing): Promise<LiveEventPage> {
  const { page, size } = listing;
  const named = bounds.filter((name) => listing[name] !== undefined);
  const values = named.map((name) => listing[name]);
  const rows = await listed(db, named.join(), [...values, size, (page - 1) * size]);
  // a first page with room left shows them all
  const total = page === 1 && rows.length < size ? rows.length : await countMatching(db, listing);
  return { items: rows.map(eventOf), page, size, total, totalPages: Math.ceil(total / size) };
}

async function countMatching(db: Db, listing: LiveEventListing): Promise<number> {
  const { count } = await matching(db, listing)
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const withTemples = (db: Db) =>
  db
    .selectFrom("live_events as e")
    .leftJoin("temples as t", (join) => join.onRef("t.id", "=", "e.temple_id").on("t.status", "=", sql.lit("active")));

function matching(db: Db, { from, until, templeId, createdBy }: Pick<LiveEventListing, (typeof bounds)[number]>) {
  let events = withTemples(db).where("e.start_time", ">=", from);
  if (until !== undefined) events = events.where("e.start_time", "<", until);
  if (templeId !== undefined) events = events.where("e.temple_id", "=", templeId);
  if (createdBy !== undefined) events = events.where("e.created_by", "=", createdBy);
  return events;
}

const columns = [
  "e.id",
  "e.title",
  "e.description",
  "e.temple_name",
  "e.start_time",
  "e.youtube_id",
  "e.created_by",
  "t.id as temple_id",
  "t.name",
  "t.name_hi",
  "t.name_kn",
  "t.slug",
] as const;

/** Every temple's page asks for its events: the query is made once for each set of bounds. */
const listed = compiledQueries<string, Row>((named, db) => {
  const place = <Value>(name: (typeof bounds)[number], value: Value) =>
    named.split(",").includes(name) ? value : undefined;
  const places = { until: place("until", ""), templeId: place("templeId", 0), createdBy: place("createdBy", 0) };
  return matching(db, { from: "", ...places })
    .select(columns)
    .orderBy("e.start_time")
    .orderBy("e.id")
    .limit(1)
    .offset(0);
});

type Row = {
  id: number;
  title: string;
  description: string | null;
  temple_name: string;
  start_time: string;
  youtube_id: string;
  temple_id: number | null;
  name: string | null;
  name_hi: string | null;
  name_kn: string | null;
  slug: string | null;
};

function eventOf(row: Row): LiveEvent {
  const { temple_id, name, slug } = row;
  const isPublic = temple_id !== null && name !== null && slug !== null;
  return {
    id: row.id,
    name: row.title,
    title: row.title,
    description: row.description,
    templeName: row.temple_name,
    temple: isPublic ? { id: temple_id, name, nameHi: row.name_hi, nameKn: row.name_kn, slug } : null,
    templeId: temple_id,
    startTime: row.start_time,
    youtubeId: row.youtube_id,
  };
}

/** The event of this id, and the account that scheduled it as long as there is one. */
export async function findLiveEvent(
  db: Db,
  id: number,
): Promise<{ event: LiveEvent; createdBy: number | null } | undefined> {
  const row = await withTemples(db).select(columns).where("e.id", "=", id).executeTakeFirst();
  return row && { event: eventOf(row), createdBy: row.created_by };
}

type Origin = { createdBy: number; createdAt: string };

/** Stores an event; answers its id. */
export async function insertLiveEvent(
  db: Db,
  input: LiveEventInput,
  { createdBy, createdAt }: Origin,
): Promise<number> {
  const { id } = await db
    .insertInto("live_events")
    .values({
      title: input.title,
      description: input.description ?? null,
      temple_name: input.templeName,
      temple_id: input.templeId ?? null,
      start_time: input.startTime,
      youtube_id: input.youtubeId,
      created_by: createdBy,
      created_at: createdAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes an event off the list for good. */
export async function deleteLiveEvent(db: Db, id: number): Promise<void> {
  await db.deleteFrom("live_events").where("id", "=", id).execute();
}
