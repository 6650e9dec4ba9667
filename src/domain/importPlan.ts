import { areTwo, haveOtherNumbers, identifiersOf, valuesOf } from "./importIdentity";
import { createSeen, type Said } from "./importSeen";
import { sameValue } from "./merge";
import { isPlainOf, visible } from "./plainSigns";
import { isRespelled } from "./respelled";
import { type TextStore, textsInMemory } from "./textStore";

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
  /** what a row without id and slug is matched by, where that was made already */
  key?: string | undefined;
};

/** A record as it is on file. */
export type Filed<Value> = { id: number; version: number; record: Value };
/** The records on file that rows may name, looked up by what a row can name one by. */
export type Snapshot<Value> = {
  byId: (id: number) => Filed<Value> | undefined;
  bySlug: (slug: string) => Filed<Value> | undefined;
  /** by what a source calls it, as `source:value` */
  byIdentifier?: (identifier: string) => Filed<Value> | undefined;
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
  /** Whether what two say of their places keeps them from being one record, though their keys are the same. */
  areApart?: (one: Values, other: Values) => boolean;
  nameOf: (record: Value) => string;
  /** The record that follows from a row on top of what is on file, and what is wrong with it by field. */
  merge: (values: Values, before: Value | undefined) => Merged<Value>;
  fields: readonly (keyof Value & string)[];
  textOf: (value: unknown) => string;
  /** What of a row is taken over a record on file, and what a new record is made of; all of it where nothing is said. */
  chosen?: (values: Values, before: Value) => Values;
  fresh?: (values: Values) => Values;
  /** Records on file are left as they are. */
  isNewOnly?: boolean;
  /** Why a change is not made without a decision. */
  waits?: (before: Value, after: Value) => CellProblem | undefined;
  /** What is to be looked at first, where a row has the number of a record and says nothing else of that one. */
  doubtNumber?: (values: Values, before: Value) => CellProblem | undefined;
  /** What is to be looked at in the record that follows from a row. */
  remarks?: (values: Values, before: Value | undefined, after: Value) => readonly CellProblem[];
};

export type Change = { field: string; from: string; to: string };
export type PlannedRow<Value> =
  | {
      outcome: "created";
      line: number;
      name: string;
      values: Values;
      record: Value;
      /** records on file of the same key, which are at other places */
      namesakes?: readonly Filed<Value>[];
      remarks?: readonly CellProblem[];
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
      /** why it is not written without a decision */
      waits?: CellProblem;
      /** why it may be about another record than the one that has its number */
      doubt?: CellProblem;
      remarks?: readonly CellProblem[];
    }
  // `sameAs` is the earlier line that says it all
  | {
      outcome: "skipped";
      line: number;
      name: string;
      id: number | null;
      sameAs?: number;
      remarks?: readonly CellProblem[];
    }
  // `id` is the record it is about, where that could be told
  | { outcome: "failed"; line: number; name: string; problems: readonly CellProblem[]; id?: number };

/**
 * What an import of `rows` would do to the records of `snapshot`, row by row. A row is matched by id, else slug, else
 * key; a filled cell changes its field, a blank one leaves it. A second row for one record is skipped when it says the
 * same and fails when it does not: neither wins by chance. Rows of one key at two places are two records.
 */
export function planImport<Value>(
  rows: readonly ReadRow[],
  snapshot: Snapshot<Value>,
  rules: ImportRules<Value>,
): PlannedRow<Value>[] {
  return createPlanner(rules)(rows, snapshot);
}

/** Plans the rows of one file piece by piece; each piece comes with the records that its rows may name. */
export function createPlanner<Value>(rules: ImportRules<Value>, texts: TextStore = textsInMemory()) {
  const seen = createSeen(texts);
  return (rows: readonly ReadRow[], snapshot: Snapshot<Value>): PlannedRow<Value>[] =>
    rows.map((row) => planRow(row, snapshot, rules, seen));
}

type Seen = ReturnType<typeof createSeen>;

const textAt = (values: Values, field: string): string | undefined => {
  const value = values[field];
  return typeof value === "string" && value !== "" ? value : undefined;
};

function planRow<Value>(
  row: ReadRow,
  snapshot: Snapshot<Value>,
  rules: ImportRules<Value>,
  seen: Seen,
): PlannedRow<Value> {
  const { line, problems, called } = row;
  const fail = (name: string, found: readonly CellProblem[], about?: Filed<Value>) =>
    ({ outcome: "failed", line, name, problems: found, ...(about && { id: about.id }) }) as const;
  const given = textAt(row.values, "name") ?? ((called && visible(called)) || textAt(row.values, "slug")) ?? "";
  if (problems.length > 0) return fail(given, problems);
  const match = findMatch(row, snapshot, rules);
  if ("problem" in match) return fail(given, [match.problem]);
  const filed = match.isAlike && isAnothers(row, match.filed, rules, seen) ? undefined : match.filed;
  if (filed && rules.isNewOnly) return { outcome: "skipped", line, name: rules.nameOf(filed.record), id: filed.id };
  const values = takenOf(row.values, filed?.record, rules);
  const said = filed ? seen.about(filed.id) : earlierRow(row, rules, seen);
  const earlier = said && earlierOf(said, filed?.record, rules);
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
  const remarks = rules.remarks?.(values, filed?.record, record) ?? [];
  const remarked = remarks.length > 0 && { remarks };
  if (!filed) {
    remember(row, rules, seen);
    const { namesakes } = match;
    return { outcome: "created", line, name, values, record, ...(namesakes && { namesakes }), ...remarked };
  }
  const changes = changesOf(rules, filed.record, record);
  const onFile = valuesOf(filed.record);
  const isSame = ({ field, from, to }: Change) => isRespelled(from, to) || isPlainOf(onFile[field], values[field]);
  const kept = changes.filter(isSame).map(({ field }) => field);
  if (kept.length > 0) {
    const meant = { ...values, ...Object.fromEntries(kept.map((field) => [field, onFile[field]])) };
    return planRow({ line, values: meant, problems }, snapshot, rules, seen);
  }
  seen.note(filed.id, line, changes.length === 0 ? undefined : values);
  if (changes.length === 0) return { outcome: "skipped", line, name, id: filed.id, ...remarked };
  const waits = rules.waits?.(filed.record, record);
  const { id, version } = filed;
  const doubt = match.isNumbered ? rules.doubtNumber?.(row.values, filed.record) : undefined;
  const questions = { ...(waits && { waits }), ...(doubt && { doubt }) };
  return { outcome: "updated", line, name, id, version, values, record, changes, ...questions, ...remarked };
}

/** True where an earlier row, of another number of the same source or of another place, is the record like this one. */
function isAnothers<Value>(
  { values }: ReadRow,
  filed: Filed<Value> | undefined,
  rules: ImportRules<Value>,
  seen: Seen,
): boolean {
  const said = filed && seen.about(filed.id)?.values;
  return said !== undefined && areTwo(values, said(), rules.areApart);
}

/** What of a row goes in. */
export const takenOf = <Value>(values: Values, before: Value | undefined, rules: ImportRules<Value>): Values =>
  (before === undefined ? rules.fresh?.(values) : rules.chosen?.(values, before)) ?? values;

/** The record as an earlier row would leave it, and the line of that one. */
function earlierOf<Value>({ line, values }: Said, filed: Value | undefined, rules: ImportRules<Value>) {
  if (!values) return filed && { line, record: filed };
  return { line, record: rules.merge(values(), filed).record };
}

const named = (kind: "key" | "slug" | "number", name: string) => `${kind} ${name}`;

function remember<Value>(row: ReadRow, rules: ImportRules<Value>, seen: Seen): void {
  const [key, slug] = [keyOf(row, rules), textAt(row.values, "slug")];
  const names = identifiersOf(row.values).map((identifier) => named("number", identifier));
  if (key !== undefined) names.push(named("key", key));
  if (slug !== undefined) names.push(named("slug", slug));
  seen.remember(row.line, row.values, names);
}

function earlierRow<Value>(row: Keyed, rules: ImportRules<Value>, seen: Seen): Said | undefined {
  const slug = textAt(row.values, "slug");
  if (slug !== undefined) return seen.named(named("slug", slug), (values) => values.slug === slug);
  const identifiers = identifiersOf(row.values);
  for (const identifier of identifiers) {
    const same = seen.named(named("number", identifier), (values) => identifiersOf(values).includes(identifier));
    if (same) return same;
  }
  const key = keyOf(row, rules);
  if (key === undefined) return undefined;
  return seen.named(
    named("key", key),
    (values) => rules.keyOf(values) === key && !areTwo(row.values, values, rules.areApart),
  );
}

type Keyed = Pick<ReadRow, "values" | "key">;
const keyOf = <Value>({ values, key }: Keyed, rules: ImportRules<Value>) => key ?? rules.keyOf(values);

/**
 * `isAlike` of a record that was found by its key alone, `isNumbered` by its number alone; `namesakes` have the key, and
 * are at other places.
 */
export type Match<Value> =
  | { filed: Filed<Value> | undefined; isAlike?: boolean; isNumbered?: boolean; namesakes?: readonly Filed<Value>[] }
  | { problem: CellProblem };

/** The record on file that a row is about, none for a new one, or why that cannot be told. */
export function findMatch<Value>(row: Keyed, snapshot: Snapshot<Value>, rules: ImportRules<Value>): Match<Value> {
  const { values } = row;
  const { id } = values;
  const slug = textAt(values, "slug");
  const ofSlug = slug === undefined ? undefined : snapshot.bySlug(slug);
  const ofId = typeof id === "number" ? snapshot.byId(id) : undefined;
  if (ofId && ofSlug && ofId.id !== ofSlug.id) return problem("slug", slug, "errors.slugTaken");
  if (slug !== undefined && !ofSlug && snapshot.isTaken?.(slug)) return problem("slug", slug, "errors.slugTaken");
  const ofSource = identifiersOf(values).flatMap((identifier) => snapshot.byIdentifier?.(identifier) ?? []);
  const own = ofId ?? ofSlug ?? ofSource[0];
  if (own && ofSource.some((one) => one.id !== own.id))
    return problem("identifiers", identifiersOf(values).join("; "), "errors.identifierTaken");
  if (own) return { filed: own, isNumbered: !ofSlug && ofSource.length === 0 };
  const key = keyOf(row, rules);
  const alike = key === undefined ? [] : snapshot.byKey(key);
  const ofKey = alike.filter(({ record }) => !haveOtherNumbers(values, valuesOf(record)));
  const namesakes = ofKey.filter(({ record }) => rules.areApart?.(values, valuesOf(record)));
  const others = ofKey.filter((filed) => !namesakes.includes(filed));
  if (others.length === 0 && namesakes.length > 0) return { filed: undefined, namesakes };
  if (others.length <= 1) return { filed: others[0], isAlike: true };
  const same = others.find(({ record }) => changesOf(rules, record, rules.merge(values, record).record).length === 0);
  return same ? { filed: same, isAlike: true } : problem("name", textAt(values, "name"), "errors.ambiguous");
}

const problem = (field: string, value: string | undefined, reason: string) => ({
  problem: { field, value: value ?? "", reason },
});

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === "" ||
  value === false ||
  (typeof value === "object" && Object.keys(value).length === 0);

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
