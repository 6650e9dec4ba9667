import type {
  AdminFestival,
  AdminFestivalFilters,
  AdminFestivalPage,
  AdminFestivalQuery,
} from "../../contract/festivals";
import { addDays } from "../../domain/dates";
import { wordMatcher } from "../../domain/spelling/typedWords";
import type { Db } from "../db/open";
import type { FestivalCalendar } from "./calendar";
import { adminFestivalOf } from "./normalize";
import type { FestivalRow } from "./record";
import { listFestivalRows } from "./repository";

const PAGE_SIZE = 20;
const DAYS_AHEAD = 400;

/** Every festival the console's filters match, sorted. There are hundreds at most, so they are sifted in memory. */
export async function findFestivals(
  db: Db,
  calendar: FestivalCalendar,
  query: AdminFestivalQuery,
  today: string,
): Promise<AdminFestival[]> {
  const rows = (await listFestivalRows(db)).filter(matching(query));
  const next = nextDates(calendar, today);
  const festivals = rows.map((row) => adminFestivalOf(row, next(row)));
  const { sortBy = "id", sortDir = "asc" } = query;
  const direction = sortDir === "desc" ? -1 : 1;
  return festivals.sort((a, b) => direction * compared(a[sortBy], b[sortBy]) || a.id - b.id);
}

/** One page of them. */
export function pageOf(festivals: readonly AdminFestival[], query: AdminFestivalQuery): AdminFestivalPage {
  const { page = 1, size = PAGE_SIZE } = query;
  const total = festivals.length;
  const slice = festivals.slice((page - 1) * size, page * size);
  return { festivals: slice, page, size, total, totalPages: Math.ceil(total / size) };
}

function matching({ search, type, region, active, source, deleted = false }: AdminFestivalFilters) {
  const isMeant = wordMatcher(search);
  const isThere = wordMatcher(region);
  return (row: FestivalRow): boolean => {
    if ((row.deleted_at !== null) !== deleted) return false;
    if (type && row.type !== type) return false;
    if (active !== undefined && (row.active === 1) !== active) return false;
    if (source && (row.rule_id !== null) !== (source === "computed")) return false;
    return isThere(`${row.region}`) && isMeant(searched(row));
  };
}

const searched = (row: FestivalRow) =>
  [row.name, row.name_hi, row.name_kn, row.other_names, row.other_names_hi, row.other_names_kn, row.slug, row.deities]
    .filter(Boolean)
    .join(" ");

/** The next day of each festival from today on; most are found in one look at the coming months. */
function nextDates(calendar: FestivalCalendar, today: string): (row: FestivalRow) => string | null {
  const soon = new Map<number, string>();
  for (const { festival, date } of calendar.between(today, addDays(today, DAYS_AHEAD))) {
    if (!soon.has(festival.id)) soon.set(festival.id, date);
  }
  const known = new Map(calendar.festivals.map((row) => [row.id, row]));
  return ({ id }) => {
    const row = known.get(id);
    return soon.get(id) ?? (row && calendar.next(row, today, 1)[0]?.date) ?? null;
  };
}

const compared = (a: unknown, b: unknown): number => {
  // what is not known comes last
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === "string" && typeof b === "string") return a.localeCompare(b, "en");
  return Number(a) - Number(b);
};
