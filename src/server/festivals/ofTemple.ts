import type { FestivalEntry } from "../../contract/festivals";
import type { OwnFestival } from "../../contract/templeFacts";
import type { TextLanguage } from "../../contract/vocabulary";
import { isClosedOn } from "../../domain/closures";
import { addDays } from "../../domain/dates";
import { AGREED_RULES } from "../../domain/festivals/agreedRules";
import { isKeptBy } from "../../domain/festivals/keepers";
import { foldTokens } from "../../domain/spelling";
import type { Db } from "../db/open";
import { wordsOfFestival } from "../search/search";
import { closuresOf, ownFestivalsOf } from "../temples/facts";
import { getPublicTemple } from "../temples/publicTemple";
import type { FestivalCalendar, ObservedDay } from "./calendar";
import { keepersOfRow } from "./keepersOfRow";
import { festivalDayOf, festivalTextsOf } from "./present";
import type { FestivalRow } from "./record";

const DAYS_AHEAD = 180;
const SHOWN = 4;

const great = new Set(AGREED_RULES.map(({ id }) => id));

/**
 * `GET /api/temples/:id/festivals`: the next ones of its deities that its state observes, each once, on days on which
 * it is open; without vows and what it names among its own festivals, and the smaller ones only where the great ones
 * leave room. None where no worship is held.
 */
export async function listFestivalsOfTemple(
  db: Db,
  calendar: FestivalCalendar,
  idOrSlug: string,
  language: TextLanguage,
  today: string,
): Promise<FestivalEntry[]> {
  const temple = await getPublicTemple(db, idOrSlug);
  if (temple.worship === "none") return [];
  const closures = closuresOf(temple.closures);
  const isOwn = amongOwn(ownFestivalsOf(temple.ownFestivals));
  const ofTemple = ({ festival, date }: ObservedDay) =>
    festival.type !== "VRAT" &&
    !isOwn(festival) &&
    isKeptBy(keepersOfRow(festival), temple) &&
    !isClosedOn(closures, date);
  const days = calendar.between(today, addDays(today, DAYS_AHEAD)).filter(ofTemple);
  const first = [...new Map(days.toReversed().map((day) => [day.festival.id, day])).values()].toReversed();
  return shownOf(first).map((day) => ({
    ...festivalTextsOf(day.festival, language),
    ...festivalDayOf(calendar, day, language),
  }));
}

/** Tells what a temple names among its own festivals: by the same rule, or by words of a name, together or apart. */
function amongOwn(own: readonly OwnFestival[]): (festival: FestivalRow) => boolean {
  const rules = new Set<string>(own.flatMap(({ rule }) => (rule?.basis === "festival" ? rule.festival : [])));
  const named = new Set(own.flatMap(({ name }) => [name.en, name.hi, name.kn].flatMap(runsOf)));
  return (festival) =>
    (festival.rule_id !== null && rules.has(festival.rule_id)) ||
    wordsOfFestival(festival).some((words) => named.has(words.join("")));
}

/** All words of a name that follow each other, folded and run together. */
function runsOf(name: string | null): string[] {
  const words = foldTokens(name ?? "");
  return words.flatMap((_, from) => words.slice(from).map((_, more) => words.slice(from, from + more + 1).join("")));
}

/** Those that are entered by hand count as great ones. */
function shownOf(days: readonly ObservedDay[]): ObservedDay[] {
  const isGreat = ({ festival }: ObservedDay) => festival.rule_id === null || great.has(festival.rule_id);
  const chosen = new Set([...days.filter(isGreat), ...days.filter((day) => !isGreat(day))].slice(0, SHOWN));
  return days.filter((day) => chosen.has(day));
}
