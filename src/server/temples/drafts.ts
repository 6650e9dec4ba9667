import { beginningAsJson } from "../../domain/revisions";
import { columnsOf, noReception, searchTextOf, type TempleRecord } from "./record";
import type { Indexed, Ranked } from "./searchDocument";

/**
 * New temples as they are stored, but for their addresses: plain lists that another thread can put together and that
 * are written as they are.
 */
export type TempleDrafts = {
  /** when they are made */
  at: string;
  origins: {
    submitted_by: number | null;
    created_at: string;
    updated_at: string;
    deleted_at: null;
    archived_from: null;
  };
  columns: string[];
  /** the values of the columns, temple after temple */
  cells: unknown[];
  /** the words that each is found by */
  texts: string[];
  /** the revision that each begins with, as JSON */
  revisions: string[];
};

type Made = { now: Date; submittedBy?: number | null };

export function draftsOf(records: readonly TempleRecord[], made: Made): TempleDrafts {
  const drafts = noDrafts(made);
  for (const record of records) addDraft(drafts, record);
  return drafts;
}

/** A list that has none yet. */
export function noDrafts({ now, submittedBy = null }: Made): TempleDrafts {
  const at = now.toISOString();
  const origins = { submitted_by: submittedBy, created_at: at, updated_at: at, deleted_at: null, archived_from: null };
  return { at, origins, columns: [], cells: [], texts: [], revisions: [] };
}

export function addDraft({ origins, columns, cells, texts, revisions }: TempleDrafts, record: TempleRecord): void {
  const row = columnsOf(record, noReception);
  if (columns.length === 0) columns.push(...Object.keys(row), ...Object.keys(origins));
  cells.push(...Object.values(row), ...Object.values(origins));
  texts.push(searchTextOf(record));
  revisions.push(beginningAsJson({ ...record, slug: null }));
}

/** The same without some of them. */
export function draftsWithout(drafts: TempleDrafts, dropped: ReadonlySet<number>): TempleDrafts {
  const { columns } = drafts;
  const isLeft = (_: unknown, at: number) => !dropped.has(at);
  return {
    ...drafts,
    cells: drafts.cells.filter((_, at) => !dropped.has(Math.floor(at / columns.length))),
    texts: drafts.texts.filter(isLeft),
    revisions: drafts.revisions.filter(isLeft),
  };
}

/** What the postings of drafts follow from. */
export const indexedOf = (drafts: TempleDrafts): Indexed[] =>
  drafts.texts.map((search_text, at) => ({
    popularity: Number(cellOf(drafts, at, "popularity")),
    status: String(cellOf(drafts, at, "status")),
    search_text,
  }));

/** The same with what orders them. */
export const rankedOf = (drafts: TempleDrafts): (Indexed & Ranked)[] =>
  indexedOf(drafts).map((indexed, at) => ({
    ...indexed,
    sort_name: String(cellOf(drafts, at, "sort_name")),
    damped_rating: Number(cellOf(drafts, at, "damped_rating")),
  }));

const cellOf = ({ columns, cells }: TempleDrafts, at: number, column: string) =>
  cells[at * columns.length + columns.indexOf(column)];

const BEGINNING = '{"before":{},"after":{';

/** A revision with the address that the temple was given; it says at least the name besides. */
export const addressed = (revision: string, slug: string): string =>
  `${BEGINNING}"slug":${JSON.stringify(slug)},${revision.slice(BEGINNING.length)}`;
