import { beginning, differences } from "../../domain/revisions";
import { type By, writeAudit } from "../audit";
import type { Db } from "../db/open";
import { type FestivalRecord, recordOf } from "./normalize";
import type { ChoiceRow, FestivalRow } from "./record";

/** When and by whom festivals are changed; `reverts` is the revision that is gone back to. */
export type Change = { now: Date; by: By; reverts?: number };

type Noted = { id: number; action: "create" | "update" | "date" | "delete" | "restore" | "revert"; details: object };

/** Leaves a revision of a festival, in the transaction of the change. */
export const noteFestival = (trx: Db, { now, by, reverts }: Change, { id, action, details }: Noted) =>
  writeAudit(trx, {
    ...by,
    at: now.toISOString(),
    action: `festival.${action}`,
    kind: "festival",
    itemId: id,
    details: { ...details, ...(reverts !== undefined && { reverts }) },
  });

/** Leaves the revision of a new festival. */
export const noteNewFestival = (trx: Db, change: Change, id: number, record: FestivalRecord) =>
  noteFestival(trx, change, { id, action: "create", details: beginning(record) });

/** What an edit changes of a stored festival. */
export const editOf = (before: FestivalRow, after: FestivalRecord) => differences(recordOf(before), after);

/** A chosen date as a field of its festival: `date:<year>:<the computed date it replaces, if any>`. */
export const dateField = ({ year, replaces }: Pick<ChoiceRow, "year" | "replaces">): string =>
  `date:${year}:${replaces}`;

/** What people chose about a date, as a revision stores it. */
export const choiceOf = (row: ChoiceRow | undefined) =>
  row ? { date: row.date, note: row.note, noteHi: row.note_hi, noteKn: row.note_kn } : null;
