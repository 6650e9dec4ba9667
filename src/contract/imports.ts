import { z } from "zod";
import { resolutionReasons } from "../domain/resolution/reasons";
import { Id, integerIn, PageNumber, PageSize, paged, typedText } from "./common";
import { ImportChoices } from "./importChoices";
import { facetLimits } from "./importFacetLimits";
import { SourceWord } from "./templeFacts";

/** What can be imported; each has the permission of its own name. */
export const importNouns = ["temples", "festivals"] as const;
export const ImportNoun = z.enum(importNouns);
export type ImportNoun = z.infer<typeof ImportNoun>;

/**
 * `reading -> planned -> applying -> applied | cancelled | failed`, and later `undoing -> undone`. The states that end
 * in -ing go on by themselves, also after a restart.
 */
export const importStates = [
  "reading",
  "planned",
  "applying",
  "applied",
  "cancelled",
  "failed",
  "undoing",
  "undone",
] as const;
export const ImportState = z.enum(importStates);
export type ImportState = z.infer<typeof ImportState>;

/**
 * What becomes of a row. A `duplicate` is a new record that looks like another one, a `moved` one changes where a record
 * is by more than 2 km or its state, or is a new one whose latitude and longitude seem exchanged: both wait for a decision.
 */
export const importOutcomes = ["created", "updated", "skipped", "failed", "duplicate", "moved"] as const;
export const ImportOutcome = z.enum(importOutcomes);
export type ImportOutcome = z.infer<typeof ImportOutcome>;

/** A blank cell leaves what is on record, or empties it. */
export const ImportBlank = z.enum(["leave", "clear"]);
export type ImportBlank = z.infer<typeof ImportBlank>;

/** The field that each header stands for; null leaves the column out. A header that is not named is recognised by itself. */
export const ImportMapping = z.record(z.string().max(500), z.string().max(60).nullable());
export type ImportMapping = z.infer<typeof ImportMapping>;

const mappingText = z
  .string()
  .max(100_000, "errors.tooLong")
  .transform((text, context) => {
    try {
      return ImportMapping.parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: "custom", message: "errors.importMapping" });
      return z.NEVER;
    }
  });

const SheetName = z.string().min(1).max(200, "errors.tooLong");

/**
 * `POST /api/admin/:noun/imports`: the file as `file` of a form, or as the body. Without a form `name` says what it is
 * called; `mapping` is JSON of `ImportMapping`; without it the columns are as this account chose them for the
 * last list of the same source, or with the same headers. `sheet` is the one of a workbook to be read, else the first that
 * is a list; `source` a word for who gave the list, else told by its name.
 */
export const ImportStart = z.strictObject({
  name: typedText(200).optional(),
  blank: ImportBlank.optional(),
  mapping: mappingText.optional(),
  sheet: SheetName.optional(),
  source: SourceWord.optional(),
});
export type ImportStart = z.infer<typeof ImportStart>;

/** The sheets of a workbook that are not hidden, in their order; none of another file. */
export const ImportSheets = z.array(z.string());

/** `PUT …/sheet`: plans again from another sheet of the workbook, its columns as they are known or were chosen before. */
export const ImportSheet = z.strictObject({ sheet: SheetName });
export type ImportSheet = z.infer<typeof ImportSheet>;

/** `PUT …/mapping`: plans again from the file that was kept, and is remembered for files with the same headers. */
export const ImportRemap = z.strictObject({ mapping: ImportMapping, blank: ImportBlank.optional() });
export type ImportRemap = z.infer<typeof ImportRemap>;

/** Why a cell with `from` of a repair is read as something else. */
export const SPELLING = "errors.spelling";

/**
 * What a cell is read as instead of what the file has: what was suggested, or `value` where an editor wrote one; a blank
 * one leaves the cell out. In one line, or in every row with this remark on this field; what was written is for one line,
 * but where it fills what has to be filled in: that a list of one state does not say which is no fault of each row. With
 * `from` every cell of the field that says just that is read as `value`: another spelling of it.
 */
export const ImportRepair = z
  .strictObject({
    field: z.string().min(1).max(60),
    reason: z.string().min(1).max(60),
    line: z.int().min(1).optional(),
    value: z.string().max(20_000, "errors.tooLong").optional(),
    from: z.string().min(1).max(facetLimits.characters, "errors.tooLong").optional(),
  })
  .refine(
    ({ line, reason, value, from }) =>
      line !== undefined || !value || reason === "errors.required" || from !== undefined,
    { path: ["line"], message: "errors.required" },
  )
  .refine(
    ({ line, reason, value, from }) =>
      (from === undefined) === (reason !== SPELLING) && (!from || (value !== undefined && line === undefined)),
    {
      path: ["from"],
      message: "errors.required",
    },
  );
export type ImportRepair = z.infer<typeof ImportRepair>;

/** `PUT …/repairs`: all that are to hold from now on; the file is planned again with them. */
export const ImportRepairs = z.strictObject({ repairs: z.array(ImportRepair).max(10_000, "errors.tooMany") });
export type ImportRepairs = z.infer<typeof ImportRepairs>;

/**
 * What the editor decides about a row: of one that looks like another record `update` needs the `id` of that one, a moved
 * one is updated or skipped, any other that would be written can be skipped, and one that an earlier import left out can
 * be created, or update the record that it was taken to be.
 */
export const DuplicateDecision = z.strictObject({
  line: z.int().min(1),
  take: z.enum(["create", "skip", "update"]),
  id: Id.optional(),
});
export type DuplicateDecision = z.infer<typeof DuplicateDecision>;

/**
 * `POST …/apply`. `all` is refused when any row fails; `valid` leaves those out. `rows` decides on single rows,
 * `duplicates` on all other possible duplicates and `moved` on all other moves, skipped unless said. Rows with remarks
 * need `remarksSeen`.
 */
export const ImportApply = z.strictObject({
  mode: z.enum(["all", "valid"]),
  duplicates: z.enum(["create", "skip"]).optional(),
  moved: z.enum(["update", "skip"]).optional(),
  rows: z.array(DuplicateDecision).max(10_000, "errors.tooMany").optional(),
  remarksSeen: z.boolean().optional(),
});
export type ImportApply = z.infer<typeof ImportApply>;

/** What to know about the file as a whole: the i18n key is `imports.notes.<code>`, `text` the same in English. */
export const ImportNote = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  text: z.string(),
});
export type ImportNote = z.infer<typeof ImportNote>;

/**
 * A column of the file and the field it fills, null where it fills none. `use` says why: known, guessed (a letter off),
 * mapped by hand, readOnly, serial (counts the rows), repeated, unknown, leftOut.
 */
export const ImportHeader = z.object({ header: z.string(), field: z.string().nullable(), use: z.string() });
export type ImportHeader = z.infer<typeof ImportHeader>;

/** Rows by what becomes of them; `duplicates` and `moved` count those that wait for a decision, and are in none of the others. */
export const ImportCounts = z.object({
  total: z.int(),
  created: z.int(),
  updated: z.int(),
  skipped: z.int(),
  failed: z.int(),
  duplicates: z.int(),
  moved: z.int(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

const instant = z.string().nullable();

/** One import. `rowsDone` of `rows` are through in the present state; `problem` is the i18n key of why it failed. */
export const Import = z.object({
  id: Id,
  noun: ImportNoun,
  state: ImportState,
  file: z.object({ name: z.string(), bytes: z.int(), hash: z.string() }),
  blank: ImportBlank,
  mode: z.enum(["all", "valid"]).nullable(),
  headers: z.array(ImportHeader),
  sheets: ImportSheets,
  /** the one that is read */
  sheet: z.string().nullable(),
  /** what of the list goes in */
  choices: ImportChoices,
  /** suggested repairs that were taken over */
  repairs: z.array(ImportRepair),
  /** what a column can be mapped to */
  fields: z.array(z.string()),
  rows: z.int(),
  rowsDone: z.int(),
  /** of an extract of OpenStreetMap: how much of it was searched for temples; null for another file */
  searchedPercent: z.int().nullable(),
  counts: ImportCounts,
  /** a word for who gave the list: what was chosen for its columns and spellings is remembered by it */
  listSource: z.string(),
  /** a word for the source whose numbers most rows have */
  source: z.string().nullable(),
  /** temples on file with a number of this source that the list no longer has */
  gone: z.int(),
  /** rows that were planned again because their record had changed since */
  replanned: z.int(),
  /** of an undone import: rows taken back, and rows that were touched since and left as they are */
  undone: z.object({ rows: z.int(), left: z.int() }).nullable(),
  notes: z.array(ImportNote),
  problem: z.string().nullable(),
  who: z.object({ id: Id, name: z.string().nullable() }).nullable(),
  createdAt: z.string(),
  plannedAt: instant,
  appliedAt: instant,
  undoneAt: instant,
  /** until when it can be undone; null when there is nothing to undo */
  undoableUntil: instant,
});
export type Import = z.infer<typeof Import>;

/** `GET /api/admin/imports`: newest first, of the nouns one may import. */
export const ImportListQuery = z.strictObject({
  noun: ImportNoun.optional(),
  page: PageNumber.optional(),
  size: PageSize.optional(),
});
export type ImportListQuery = z.infer<typeof ImportListQuery>;
export const ImportPage = z.object({ imports: z.array(Import), ...paged });
export type ImportPage = z.infer<typeof ImportPage>;

/**
 * One cell that kept a line of an import out; lines as the spreadsheet numbers them, `earlier` is one it is
 * at odds with, `reason` is an i18n key.
 */
export const ImportFailure = z.object({
  line: z.int(),
  field: z.string(),
  value: z.string(),
  reason: z.string(),
  earlier: z.int().optional(),
});
export type ImportFailure = z.infer<typeof ImportFailure>;
/** `suggestion` is what was probably meant, where that can be told. */
const CellProblem = ImportFailure.omit({ line: true }).extend({ suggestion: z.string().optional() });

export const FieldChange = z.object({ field: z.string(), from: z.string(), to: z.string() });

/** A record that a row looks like: one on file by `id`, or an earlier row of the same file by `line`. */
export const DuplicateRecord = z.object({
  id: Id.nullable(),
  line: z.int().nullable(),
  name: z.string(),
  place: z.string(),
  distanceKm: z.number().nullable(),
  score: z.number().nullable(), // from 0 to 1; null where nothing but the name was compared
  reasons: z.array(z.enum(resolutionReasons)),
});
export type DuplicateRecord = z.infer<typeof DuplicateRecord>;

/**
 * `GET …/:id/rows`: in the order of the file; `q` is a part of a name, or a line's number. `doubtful` rows are those of
 * any outcome with something in them to be looked at; the note of that name counts them.
 */
export const ImportRowsQuery = z.strictObject({
  outcome: ImportOutcome.or(z.enum(["", "doubtful"])).optional(),
  q: typedText(100).optional(),
  page: integerIn(1, 100_000, "errors.page").optional(),
  size: PageSize.optional(),
});
export type ImportRowsQuery = z.infer<typeof ImportRowsQuery>;

/** A row of a plan: what becomes of it and why. `id` is the record it matches, or made. */
export const ImportRow = z.object({
  line: z.int(),
  outcome: ImportOutcome,
  id: z.int().nullable(),
  name: z.string(),
  changes: z.array(FieldChange),
  problems: z.array(CellProblem),
  /** what does not keep the row out, but should be looked at */
  doubts: z.array(CellProblem),
  /** what was wrong or doubtful until its suggestion was taken over */
  repaired: z.array(CellProblem),
  duplicates: z.array(DuplicateRecord),
  /** the earlier line that says the same of the record */
  sameAs: z.int().nullable(),
  /** when an earlier import left it out; a row that is skipped for it can go in by a decision of its own */
  leftOutAt: z.string().nullable(),
  /** it became something else than was planned, since its record had changed */
  replanned: z.boolean(),
  /** undone: taken back, or left since somebody had touched the record; null before */
  undone: z.enum(["taken", "left"]).nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;
export const ImportRowPage = z.object({ rows: z.array(ImportRow), ...paged });
export type ImportRowPage = z.infer<typeof ImportRowPage>;

/** `GET …/:id/failed.csv`: a link, opened with a ticket of `POST /api/admin/:noun/export-ticket`. */
export const FailedRowsQuery = z.strictObject({ ticket: z.string().max(100).optional() });
