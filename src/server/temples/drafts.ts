import type { Identifiers } from "../../contract/templeFacts";
import { beginningAsJson } from "../../domain/revisions";
import { noReception } from "./reception";
import { columnsOf, type TempleRecord } from "./record";
import { blocksOfTemple } from "./resolvable";
import { searchTextOf } from "./searched";

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
  /** what sources call each */
  identifiers: Identifiers[];
  /** where each is looked for as a possible duplicate */
  blocks: number[][];
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
  return { at, origins, columns: [], cells: [], texts: [], identifiers: [], blocks: [], revisions: [] };
}

export function addDraft(drafts: TempleDrafts, record: TempleRecord): void {
  const { origins, columns, cells, texts, identifiers, blocks, revisions } = drafts;
  const row = columnsOf(record, noReception);
  if (columns.length === 0) columns.push(...Object.keys(row), ...Object.keys(origins));
  cells.push(...Object.values(row), ...Object.values(origins));
  texts.push(searchTextOf(record));
  identifiers.push(record.identifiers);
  blocks.push(blocksOfTemple(record));
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
    identifiers: drafts.identifiers.filter(isLeft),
    blocks: drafts.blocks.filter(isLeft),
    revisions: drafts.revisions.filter(isLeft),
  };
}

/** What the search finds drafts by. */
export const indexedOf = (drafts: TempleDrafts) =>
  drafts.texts.map((search_text, at) => ({
    popularity: Number(cellOf(drafts, at, "popularity")),
    status: String(cellOf(drafts, at, "status")),
    search_text,
  }));

const cellOf = ({ columns, cells }: TempleDrafts, at: number, column: string) =>
  cells[at * columns.length + columns.indexOf(column)];

const BEGINNING = '{"before":{},"after":{';

/** A revision with the address that the temple was given; it says at least the name besides. */
export const addressed = (revision: string, slug: string): string =>
  `${BEGINNING}"slug":${JSON.stringify(slug)},${revision.slice(BEGINNING.length)}`;
