import { withoutCourtesies } from "../../domain/askedWords";
import type { Db } from "../db/open";
import type { Engine, Found, Wanted } from "./engine";
import { isCalled } from "./mentions";
import type { SearchFilters } from "./query";
import type { Reading } from "./reading";
import type { Around } from "./surroundings";
import { typedWords } from "./typedWords";

/** What was found, and how the query was read where nothing was found as typed. */
export type Answer = Found & {
  /** the query that these are the results of, where that is not the one that was typed */
  corrected?: string | undefined;
  /** another spelling that finds something, where nothing else was tried */
  didYouMean?: string | undefined;
  /** found only by other words, or by fewer, than were typed */
  isRelaxed?: boolean;
  /** asked for what is open now, or at another time: none of these is known to be */
  noneOpen?: boolean;
  /** the same: all of these are known to be, but for the one that is named, of whose hours nothing is known */
  isNamedUnknown?: boolean;
  /** the circle that these lie in, where none lies in the place that is named */
  around?: Around | undefined;
  /** which engine answered, where there are two */
  engine?: Engine["name"];
};

/** An answer with the reading that found it; none where nothing was found. */
export type Read = Answer & { reading?: Reading };

/** Where queries are understood, and what finds temples. */
export type Place = { db: Db; engine: Engine };

/** What the first of the readings that finds anything answers; undefined where none does. */
export async function firstAsMeant(place: Place, readings: readonly Reading[], filters: SearchFilters, wanted: Wanted) {
  for (const reading of readings) {
    const answer = await readAsMeant(place, reading, filters, wanted);
    if (answer) return reading.isLess ? { ...answer, isRelaxed: true } : answer;
  }
  return undefined;
}

async function readAsMeant(place: Place, reading: Reading, { open }: SearchFilters, wanted: Wanted) {
  const { engine } = place;
  const order = wanted.order === "relevance" ? (reading.order ?? wanted.order) : wanted.order;
  const found = await engine.list(reading, { ...wanted, order });
  const leftOut = found.total > 0 ? await namedLeftOut(place, reading) : undefined;
  if (found.total > 0 && !leftOut) return { ...found, reading };
  if (reading.filters.open === open) return undefined;
  if (leftOut && !leftOut.areHoursKnown) {
    const beside = { ...reading, filters: { ...reading.filters, orTemple: leftOut.id } };
    return { ...(await engine.list(beside, { ...wanted, order })), reading: beside, isNamedUnknown: true };
  }
  const atAnyHour = { ...reading, filters: { ...reading.filters, open } };
  const closed = await engine.list(atAnyHour, { ...wanted, order });
  return closed.total > 0 ? { ...closed, reading: atAnyHour, noneOpen: true } : undefined;
}

/**
 * The temple that the query names, where it is not as it is described: "is lotus temple open on monday". Of a place, or of
 * a deity, only the one whose hours nobody told: "tirupati temple open today".
 */
async function namedLeftOut({ db, engine }: Place, { named, isOfPlace, ...reading }: Reading) {
  if (!named) return undefined;
  const one = { slice: { offset: 0, limit: 1 }, order: "relevance" } as const;
  const [id] = (await engine.list({ filters: named }, one)).ids;
  if (id === undefined) return undefined;
  const areHoursKnown = await hasHours(db, id);
  const isMeant = isOfPlace ? !areHoursKnown : await isCalled(db, id, withoutCourtesies(typedWords(named.q)));
  if (!isMeant) return undefined;
  const isAmong = (await engine.list({ ...reading, filters: { ...reading.filters, only: [id] } }, one)).total > 0;
  return isAmong ? undefined : { id, areHoursKnown };
}

async function hasHours(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom("temples").select("open_slots").where("id", "=", id).executeTakeFirst();
  return typeof row?.open_slots === "string";
}
