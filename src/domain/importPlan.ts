import { sameValue } from "./merge";
import { isRespelled } from "./respelled";
import { createTextStore, type TextStore } from "./textStore";

/**
 * What is wrong with one cell, `reason` as an i18n key, what was probably meant where that can be told, and the earlier
 * line it is at odds with.
 */
export type CellProblem = { field: string; value: string; reason: string; suggestion?: string; earlier?: number };
type Values = Readonly<Record<string, unknown>>;
/** A row as it was read: the values of its filled cells, or what keeps it from being read. */
export type ReadRow = {
  line: number;
  values: Values;
  problems: readonly CellProblem[];
  /** what does not keep the row out, but should be looked at */
  doubts?: readonly CellProblem[];
  /** what was one or the other until its suggestion was taken over */
  repaired?: readonly CellProblem[];
  /** what stands in the place of the name and is not taken for one */
  called?: string;
  /** the cells as the file has them, in the order of its headers */
  cells?: readonly unknown[];
  /** which of them open a quotation mark and do not close it */
  stray?: readonly number[];
  /** what a row without id and slug is matched by, and the values as JSON, where these were made already */
  key?: string | undefined;
  valuesJson?: string | undefined;
  /** the cells, where they are only there as JSON */
  cellsJson?: string;
};

/** A record as it is on file. */
export type Filed<Value> = { id: number; version: number; record: Value };
/** The records on file that rows may name, looked up by what a row can name one by. */
export type Snapshot<Value> = {
  byId: (id: number) => Filed<Value> | undefined;
  bySlug: (slug: string) => Filed<Value> | undefined;
  /** several, where the key does not tell records apart */
  byKey: (key: string) => readonly Filed<Value>[];
  /** an address that no row can have: a deleted record holds it */
  isTaken?: (slug: string) => boolean;
};

/** A record that follows from a row, and what is wrong with it by field. */
export type Merged<Value> = { record: Value; errors: Readonly<Record<string, string>> };

/** How rows of one noun are told apart, put together and compared. */
export type ImportRules<Value> = {
  /** What a row without id and slug is matched by; undefined when its cells do not make one. */
  keyOf: (values: Values) => string | undefined;
  nameOf: (record: Value) => string;
  /** The record that follows from a row on top of what is on file, and what is wrong with it by field. */
  merge: (values: Values, before: Value | undefined) => Merged<Value>;
  fields: readonly (keyof Value & string)[];
  textOf: (value: unknown) => string;
};

export type Change = { field: string; from: string; to: string };
export type PlannedRow<Value> =
  | {
      outcome: "created";
      line: number;
      name: string;
      values: Values;
      record: Value;
    }
  | {
      outcome: "updated";
      line: number;
      name: string;
      id: number;
      version: number;
      values: Values;
      record: Value;
      changes: readonly Change[];
    }
  // `sameAs` is the earlier line that says it all
  | { outcome: "skipped"; line: number; name: string; id: number | null; sameAs?: number }
  // `id` is the record it is about, where that could be told
  | { outcome: "failed"; line: number; name: string; problems: readonly CellProblem[]; id?: number };

/**
 * What an import of `rows` would do to the records of `snapshot`, row by row. A row is matched by id, else slug, else
 * key; a filled cell changes its field, a blank one leaves it. A second row for one record is skipped when it says the
 * same and fails when it does not: neither wins by chance.
 */
export function planImport<Value>(
  rows: readonly ReadRow[],
  snapshot: Snapshot<Value>,
  rules: ImportRules<Value>,
): PlannedRow<Value>[] {
  return createPlanner(rules)(rows, snapshot);
}

/**
 * Plans the rows of one file piece by piece; each piece comes with the records that its rows may name. What rows said is
 * kept in `said`.
 */
export function createPlanner<Value>(rules: ImportRules<Value>, said = createTextStore()) {
  const seen: Seen = { said, byId: new Map(), byKey: new Map(), bySlug: new Map() };
  return (rows: readonly ReadRow[], snapshot: Snapshot<Value>): PlannedRow<Value>[] =>
    rows.map((row) => planRow(row, snapshot, rules, seen));
}

/**
 * What earlier rows of the same file said of records, as JSON of line and values in a store: most are never asked for.
 * A row that said nothing new of its record is not kept: where it would be stands its line below zero.
 */
type Seen = { said: TextStore; byId: Map<number, number>; byKey: Map<string, number>; bySlug: Map<string, number> };

const textAt = (values: Values, field: string): string | undefined => {
  const value = values[field];
  return typeof value === "string" && value !== "" ? value : undefined;
};

/** Signs that nobody sees by their numbers; the invisible ones within a word are how some scripts are written. */
const visible = (text: string): string =>
  text.replace(
    /[\p{L}\p{N}]/u.test(text) ? /\p{Cc}/gu : /[\p{Cc}\p{DI}]/gu,
    (sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
  );

function planRow<Value>(
  row: ReadRow,
  snapshot: Snapshot<Value>,
  rules: ImportRules<Value>,
  seen: Seen,
): PlannedRow<Value> {
  const { line, values, problems, called } = row;
  const fail = (name: string, found: readonly CellProblem[], about?: Filed<Value>) =>
    ({ outcome: "failed", line, name, problems: found, ...(about && { id: about.id }) }) as const;
  const given = textAt(values, "name") ?? ((called && visible(called)) || textAt(values, "slug")) ?? "";
  if (problems.length > 0) return fail(given, problems);
  const match = findMatch(row, snapshot, rules);
  if ("problem" in match) return fail(given, [match.problem]);
  const { filed } = match;
  const at = filed ? seen.byId.get(filed.id) : earlierRow(row, rules, seen);
  const earlier = at === undefined ? undefined : earlierAt(at, filed?.record, rules, seen);
  const { record, errors } = rules.merge(values, earlier?.record ?? filed?.record);
  const wrong = Object.entries(errors).map(([field, reason]) => ({
    field,
    value: rules.textOf(values[field]),
    reason,
  }));
  if (wrong.length > 0) return fail(given, wrong, filed);
  const name = rules.nameOf(record);
  if (earlier) {
    const { line: sameAs } = earlier;
    const differing = changesOf(rules, earlier.record, record);
    if (differing.length === 0) return { outcome: "skipped", line, name, id: filed?.id ?? null, sameAs };
    const differs = ({ field, to }: Change) => ({ field, value: to, reason: "errors.rowDiffers", earlier: sameAs });
    return fail(name, differing.map(differs), filed);
  }
  if (!filed) {
    remember(row, rules, seen);
    return { outcome: "created", line, name, values, record };
  }
  const changes = changesOf(rules, filed.record, record);
  const kept = changes.filter(({ from, to }) => isRespelled(from, to)).map(({ field }) => field);
  if (kept.length > 0) {
    const onFile = new Map<string, unknown>(Object.entries(filed.record ?? {}));
    const meant = { ...values, ...Object.fromEntries(kept.map((field) => [field, onFile.get(field)])) };
    return planRow({ line, values: meant, problems }, snapshot, rules, seen);
  }
  seen.byId.set(filed.id, changes.length === 0 ? -line : seen.said.keep(textOfRow(row)));
  if (changes.length === 0) return { outcome: "skipped", line, name, id: filed.id };
  return { outcome: "updated", line, name, id: filed.id, version: filed.version, values, record, changes };
}

/** The record as an earlier row would leave it, and the line of that one. */
function earlierAt<Value>(at: number, filed: Value | undefined, rules: ImportRules<Value>, { said }: Seen) {
  if (at < 0) return filed && { line: -at, record: filed };
  const [line, values]: [number, Values] = JSON.parse(said.read(at));
  return { line, record: rules.merge(values, filed).record };
}

/** What a row says, as `earlierAt` reads it. */
const textOfRow = ({ line, values, valuesJson = JSON.stringify(values) }: ReadRow) => `[${line},${valuesJson}]`;

function remember<Value>(row: ReadRow, rules: ImportRules<Value>, seen: Seen): void {
  const [key, slug] = [keyOf(row, rules), textAt(row.values, "slug")];
  const said = seen.said.keep(textOfRow(row));
  if (key !== undefined) seen.byKey.set(key, said);
  if (slug !== undefined) seen.bySlug.set(slug, said);
}

function earlierRow<Value>(row: Keyed, rules: ImportRules<Value>, seen: Seen): number | undefined {
  const slug = textAt(row.values, "slug");
  if (slug !== undefined) return seen.bySlug.get(slug);
  const key = keyOf(row, rules);
  return key === undefined ? undefined : seen.byKey.get(key);
}

type Keyed = Pick<ReadRow, "values" | "key">;
const keyOf = <Value>({ values, key }: Keyed, rules: ImportRules<Value>) => key ?? rules.keyOf(values);

export type Match<Value> = { filed: Filed<Value> | undefined } | { problem: CellProblem };

/** The record on file that a row is about, none for a new one, or why that cannot be told. */
export function findMatch<Value>(row: Keyed, snapshot: Snapshot<Value>, rules: ImportRules<Value>): Match<Value> {
  const { values } = row;
  const { id } = values;
  const slug = textAt(values, "slug");
  const ofSlug = slug === undefined ? undefined : snapshot.bySlug(slug);
  const ofId = typeof id === "number" ? snapshot.byId(id) : undefined;
  if (ofId && ofSlug && ofId.id !== ofSlug.id) return problem("slug", slug, "errors.slugTaken");
  if (slug !== undefined && !ofSlug && snapshot.isTaken?.(slug)) return problem("slug", slug, "errors.slugTaken");
  if (ofId ?? ofSlug) return { filed: ofId ?? ofSlug };
  const key = keyOf(row, rules);
  const ofKey = key === undefined ? [] : snapshot.byKey(key);
  if (ofKey.length <= 1) return { filed: ofKey[0] };
  const same = ofKey.find(({ record }) => changesOf(rules, record, rules.merge(values, record).record).length === 0);
  return same ? { filed: same } : problem("name", textAt(values, "name"), "errors.ambiguous");
}

const problem = (field: string, value: string | undefined, reason: string) => ({
  problem: { field, value: value ?? "", reason },
});

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === "" ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** The fields that differ, old and new as text; of a new record those that say something. */
export function changesOf<Value>(rules: ImportRules<Value>, before: Value | undefined, after: Value): Change[] {
  const changes: Change[] = [];
  for (const field of rules.fields) {
    const from = before?.[field];
    const to = after[field];
    if (before === undefined && isEmpty(to)) continue;
    if (!sameValue(from, to)) changes.push({ field, from: rules.textOf(from), to: rules.textOf(to) });
  }
  return changes;
}
