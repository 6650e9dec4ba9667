import { setImmediate } from "node:timers/promises";
import { slugOf } from "../../domain/slugs";
import { chunks } from "../db/bulk";
import type { Db } from "../db/open";
import { addDraft, draftsWithout, noDrafts, type TempleDrafts } from "../temples/drafts";
import { freeSlugsLike } from "../temples/slugs";
import { insertDrafts } from "../temples/write";
import type { FreshRow, ImportChange, MakeAhead } from "./engine";
import { findNamed } from "./snapshot";
import { keyOfValues, needsSlug, templeRules } from "./templeRules";

/** Temples that rows make, put together ahead: plain lists, in the order of the rows. */
export type MadeTemples = {
  lines: number[];
  /** the id that each asks for, or 0 */
  ids: number[];
  /** the address that each row asks for; "" where it asks for none, then `bases` has what one is made of */
  slugs: string[];
  bases: string[];
  /** what each is matched by; "" for nothing */
  keys: string[];
  drafts: TempleDrafts;
};

export const madeTemples: MakeAhead = { make, doubtful, without, store };

/** Rows made ready between two looks at what else there is to do: about a millisecond. */
const AT_ONCE = 20;

async function make(rows: readonly FreshRow[], now: Date): Promise<{ made: MadeTemples; other: number[] }> {
  const made: MadeTemples = { lines: [], ids: [], slugs: [], bases: [], keys: [], drafts: noDrafts({ now }) };
  const other: number[] = [];
  for (const some of chunks(rows, AT_ONCE)) {
    await setImmediate();
    for (const row of some) if (!add(made, row)) other.push(row.line);
  }
  return { made, other };
}

/** Answers false for a row of which nothing can be made. */
function add({ drafts, ...lists }: MadeTemples, { line, values }: FreshRow): boolean {
  const { record, errors } = templeRules.merge(values, undefined);
  if (Object.keys(errors).length > 0) return false;
  lists.lines.push(line);
  lists.ids.push(typeof values.id === "number" ? values.id : 0);
  lists.slugs.push(record.slug);
  lists.bases.push(needsSlug(record) ? slugOf(record.name, record.city) : "");
  lists.keys.push(keyOfValues(values) ?? "");
  addDraft(drafts, record);
  return true;
}

/** Those that may be about a record on file: somebody has the address or the key. */
async function doubtful(db: Db, { ids, slugs, keys }: MadeTemples) {
  const named = { ids: ids.filter(Boolean), slugs: slugs.filter(Boolean), keys: keys.filter(Boolean) };
  const onFile = await findNamed(db, named);
  const doubts = new Map<number, readonly number[]>();
  for (const [at, slug] of slugs.entries()) {
    const found = [onFile.byId(ids[at] ?? 0), onFile.bySlug(slug), ...onFile.byKey(keys[at] ?? "")];
    const known = found.flatMap((filed) => filed?.id ?? []);
    if (known.length > 0 || onFile.isTaken(slug)) doubts.set(at, known);
  }
  return doubts;
}

function without(made: MadeTemples, dropped: ReadonlySet<number>): MadeTemples {
  const isLeft = (_: unknown, at: number) => !dropped.has(at);
  return {
    lines: made.lines.filter(isLeft),
    ids: made.ids.filter(isLeft),
    slugs: made.slugs.filter(isLeft),
    bases: made.bases.filter(isLeft),
    keys: made.keys.filter(isLeft),
    drafts: draftsWithout(made.drafts, dropped),
  };
}

async function store(trx: Db, made: MadeTemples, change: ImportChange, reserved: ReadonlySet<string>) {
  const free = await freeSlugsLike(trx, made.bases.filter(Boolean), { reserved });
  let next = 0;
  const slugs = made.slugs.map((slug) => slug || (free[next++] ?? ""));
  return insertDrafts(trx, made.drafts, slugs, change);
}
