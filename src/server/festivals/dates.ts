import type { FastifyInstance } from "fastify";
import type { ChosenDate, DateChoice, FestivalDates } from "../../contract/festivals";
import { festivalsOfYear } from "../../domain/festivals/engine";
import { sameValue } from "../../domain/merge";
import type { Almanac } from "../../domain/panchang/almanac";
import type { Db } from "../db/open";
import { invalid, notFound } from "../errors";
import { changeFestivals } from "./changes";
import type { ChoiceRow, FestivalRow } from "./record";
import { deleteChoice, findFestival, listChoicesOf, putChoice } from "./repository";
import { type Change, choiceOf, dateField, noteFestival } from "./revisions";

type App = Pick<FastifyInstance, "db" | "festivalBook" | "almanac" | "now">;

/** The days of a festival in a year: what its rule says, and what people chose instead or besides. */
export async function listDates(app: App, id: number, year: number): Promise<FestivalDates> {
  const festival = (await findFestival(app.db, id)) ?? notFound();
  const choices = await listChoicesOf(app.db, id, year);
  const computed = computedDates(app.almanac, festival, year);
  const ofRule = computed.map((date) =>
    chosenDate(
      date,
      choices.find(({ replaces }) => replaces === date),
    ),
  );
  const besides = choices.filter(({ replaces }) => !computed.includes(replaces));
  const own = festival.festival_date;
  const entered =
    own?.startsWith(`${year}-`) && choices.length === 0
      ? [{ ...chosenDate(own), computedDate: null, replaces: null }]
      : [];
  const dates = [
    ...ofRule,
    ...entered,
    ...besides.map((choice) => ({ ...chosenDate(choice.date, choice), computedDate: null })),
  ];
  return { year, dates: dates.sort((a, b) => (a.date < b.date ? -1 : 1)) };
}

const chosenDate = (computed: string, choice?: ChoiceRow): ChosenDate => ({
  date: choice?.date ?? computed,
  computedDate: computed,
  replaces: choice ? choice.replaces || null : computed,
  isChosen: choice !== undefined,
  note: choice?.note ?? null,
  noteHi: choice?.note_hi ?? null,
  noteKn: choice?.note_kn ?? null,
});

function computedDates(almanac: Almanac, { rule_id }: FestivalRow, year: number): string[] {
  if (!rule_id) return [];
  return festivalsOfYear(almanac, year).flatMap(({ festival, date }) => (festival === rule_id ? [date] : []));
}

/** Chooses a date of a festival for a year, in place of the computed one it names, or the only one there is. */
export function chooseDate(app: App, id: number, year: number, choice: DateChoice, change: Change): Promise<void> {
  return changeFestivals(app, async (trx) => {
    const festival = (await findFestival(trx, id)) ?? notFound();
    const row: ChoiceRow = {
      festival_id: id,
      year,
      replaces: replacedBy(choice, computedDates(app.almanac, festival, year)),
      date: choice.date,
      note: choice.note ?? null,
      note_hi: choice.noteHi ?? null,
      note_kn: choice.noteKn ?? null,
      updated_at: change.now.toISOString(),
    };
    const before = (await listChoicesOf(trx, id, year)).find(({ replaces }) => replaces === row.replaces);
    await putChoice(trx, row);
    await noteDate(trx, change, before, row);
  });
}

function replacedBy({ replaces }: DateChoice, computed: readonly string[]): string {
  if (replaces) return computed.includes(replaces) ? replaces : invalid({ replaces: "errors.festivalNotComputed" });
  if (computed.length > 1) return invalid({ replaces: "errors.required" });
  return computed[0] ?? "";
}

type Undone = { year: number; replaces?: string | undefined };

/** Takes a chosen date back, so that the computed one counts again. */
export function undoChoice(app: App, id: number, { year, replaces }: Undone, change: Change): Promise<void> {
  return changeFestivals(app, async (trx) => {
    const choices = await listChoicesOf(trx, id, year);
    const choice = oneOf(choices, replaces);
    await deleteChoice(trx, choice);
    await noteDate(trx, change, choice, undefined);
  });
}

async function noteDate(trx: Db, change: Change, before: ChoiceRow | undefined, after: ChoiceRow | undefined) {
  const row = after ?? before;
  if (!row || sameValue(choiceOf(before), choiceOf(after))) return;
  const field = dateField(row);
  const details = { before: { [field]: choiceOf(before) }, after: { [field]: choiceOf(after) } };
  await noteFestival(trx, change, { id: row.festival_id, action: "date", details });
}

function oneOf(choices: readonly ChoiceRow[], replaces: string | undefined): ChoiceRow {
  const named = choices.find((choice) => choice.replaces === (replaces ?? ""));
  if (named) return named;
  if (replaces === undefined && choices.length > 1) return invalid({ replaces: "errors.required" });
  return (replaces === undefined ? choices[0] : undefined) ?? notFound();
}
