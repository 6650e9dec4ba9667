import { setImmediate } from "node:timers/promises";
import { slugOf } from "../../domain/slugs";
import { chunks } from "../db/bulk";
import type { Db } from "../db/open";
import { addDraft, draftsWithout, noDrafts } from "../temples/drafts";
import { freeSlugsLike } from "../temples/slugs";
import { insertDrafts } from "../temples/write";
import type { BuiltTemples } from "./plan/builtTemples";
import type { FreshRow, ImportChange, TempleBuilder } from "./plan/engine";
import { findNamed } from "./plan/snapshot";
import { needsSlug, templeRules } from "./plan/templeRules";
import { keyOfValues } from "./read/templeKey";

export const templeBuilder: TempleBuilder = { build, doubtful, without, store };

/** Rows built between two looks at what else there is to do: about a millisecond. */
const AT_ONCE = 20;

async function build(rows: readonly FreshRow[], now: Date): Promise<{ built: BuiltTemples; other: number[] }> {
  const built: BuiltTemples = { lines: [], ids: [], slugs: [], bases: [], keys: [], drafts: noDrafts({ now }) };
  const other: number[] = [];
  for (const some of chunks(rows, AT_ONCE)) {
    await setImmediate();
    for (const row of some) if (!add(built, row)) other.push(row.line);
  }
  return { built, other };
}

/** Answers false for a row of which nothing can be built. */
function add({ drafts, ...lists }: BuiltTemples, { line, values }: FreshRow): boolean {
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
async function doubtful(db: Db, { ids, slugs, keys }: BuiltTemples) {
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

function without(built: BuiltTemples, dropped: ReadonlySet<number>): BuiltTemples {
  const isLeft = (_: unknown, at: number) => !dropped.has(at);
  return {
    lines: built.lines.filter(isLeft),
    ids: built.ids.filter(isLeft),
    slugs: built.slugs.filter(isLeft),
    bases: built.bases.filter(isLeft),
    keys: built.keys.filter(isLeft),
    drafts: draftsWithout(built.drafts, dropped),
  };
}

async function store(trx: Db, built: BuiltTemples, change: ImportChange, reserved: ReadonlySet<string>) {
  const free = await freeSlugsLike(trx, built.bases.filter(Boolean), { reserved });
  let next = 0;
  const slugs = built.slugs.map((slug) => slug || (free[next++] ?? ""));
  return insertDrafts(trx, built.drafts, slugs, change);
}
