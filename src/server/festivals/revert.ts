import { z } from "zod";
import { FestivalPatch } from "../../contract/festivals";
import { differences } from "../../domain/revisions";
import type { Db } from "../db/open";
import { invalid, notFound } from "../errors";
import { fieldErrors } from "../plugins/contract";
import { editFestival } from "./actions";
import type { ChoiceRow } from "./record";
import { deleteChoice, findFestival, listChoicesOf, putChoice } from "./repository";
import { type Change, choiceOf, dateField, editOf, noteFestival } from "./revisions";

const text = z.string().nullable();
const Choice = z.object({ date: z.string(), note: text, noteHi: text, noteKn: text }).nullable();
const DATE_FIELD = /^date:(\d+):(.*)$/;

/** Puts fields of a festival and dates chosen for it back, within a transaction, as an editor would. */
export async function revertFestival(trx: Db, id: number, fields: Record<string, unknown>, change: Change) {
  const before = (await findFestival(trx, id)) ?? notFound();
  const own = Object.entries(fields).filter(([field]) => !DATE_FIELD.test(field));
  const patch = FestivalPatch.safeParse({ slug: before.slug, ...Object.fromEntries(own) });
  if (!patch.success) return invalid(fieldErrors(patch.error));
  // written also when only dates go back: the version keeps two who do so at once apart
  const details = editOf(before, await editFestival(trx, before, patch.data, change));
  for (const [field, value] of Object.entries(fields)) {
    const [, year, replaces] = DATE_FIELD.exec(field) ?? [];
    if (!year || replaces === undefined) continue;
    const dates = await putDateBack(trx, { festival_id: id, year: Number(year), replaces }, value, change);
    Object.assign(details.before, dates.before);
    Object.assign(details.after, dates.after);
  }
  await noteFestival(trx, change, { id, action: "revert", details });
}

type Place = Pick<ChoiceRow, "festival_id" | "year" | "replaces">;

async function putDateBack(trx: Db, place: Place, value: unknown, { now }: Change) {
  const chosen = Choice.parse(value);
  const choices = await listChoicesOf(trx, place.festival_id, place.year);
  const present = choices.find(({ replaces }) => replaces === place.replaces);
  if (chosen) {
    const { date, note, noteHi, noteKn } = chosen;
    await putChoice(trx, { ...place, date, note, note_hi: noteHi, note_kn: noteKn, updated_at: now.toISOString() });
  } else if (present) await deleteChoice(trx, present);
  const field = dateField(place);
  return differences({ [field]: choiceOf(present) }, { [field]: chosen });
}
