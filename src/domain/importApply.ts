import {
  type CellProblem,
  changesOf,
  type Filed,
  findMatch,
  type ImportRules,
  type PlannedRow,
  type Snapshot,
  takenOf,
} from "./importPlan";

/** A row of a plan as it was kept: what it says, and the record and version it was planned for. */
export type PlannedBefore = {
  line: number;
  name: string;
  values: Readonly<Record<string, unknown>>;
  /** null for a row that makes a new record */
  target: { id: number; version: number } | null;
};

/** What is to be done now; `replanned` when it is not what was shown, since records had changed meanwhile. */
export type ReplannedRow<Value> = { planned: PlannedRow<Value>; replanned: boolean; filed: Filed<Value> | undefined };

/**
 * What a kept row does to the records as they are now. While nobody else changed the record, that is what was planned:
 * records that the same import made or changed before (`isOwn`) are not matched again.
 */
export function replanRow<Value>(
  row: PlannedBefore,
  snapshot: Snapshot<Value>,
  rules: ImportRules<Value>,
  isOwn: (id: number) => boolean,
): ReplannedRow<Value> {
  if (row.target) return replanKnown(row, row.target, snapshot, rules);
  const match = findMatch(row, without(snapshot, isOwn), rules);
  if ("problem" in match) return failed(row, [match.problem]);
  if (match.filed && rules.isNewOnly) {
    const { id, record } = match.filed;
    const planned = { outcome: "skipped", line: row.line, name: rules.nameOf(record), id } as const;
    return { planned, replanned: true, filed: match.filed };
  }
  if (match.filed) return onTopOf(row, match.filed, rules, true);
  const { record, errors } = rules.merge(row.values, undefined);
  const problems = problemsOf(errors, row, rules);
  if (problems.length > 0) return failed(row, problems);
  const { line, values } = row;
  const planned = { outcome: "created", line, name: rules.nameOf(record), values, record } as const;
  return { planned, replanned: false, filed: undefined };
}

function replanKnown<Value>(
  row: PlannedBefore,
  { id, version }: { id: number; version: number },
  snapshot: Snapshot<Value>,
  rules: ImportRules<Value>,
): ReplannedRow<Value> {
  const filed = snapshot.byId(id);
  if (!filed) return failed(row, [{ field: "row", value: "", reason: "errors.importRowGone" }]);
  return onTopOf(row, filed, rules, filed.version !== version);
}

function onTopOf<Value>(
  row: PlannedBefore,
  filed: Filed<Value>,
  rules: ImportRules<Value>,
  replanned: boolean,
): ReplannedRow<Value> {
  const { line } = row;
  const values = takenOf(row.values, filed.record, rules);
  const { record, errors } = rules.merge(values, filed.record);
  const problems = problemsOf(errors, row, rules);
  if (problems.length > 0) return failed(row, problems);
  const name = rules.nameOf(record);
  const { id, version } = filed;
  // what was planned on this very version changes something: that was seen already
  const changes = replanned ? changesOf(rules, filed.record, record) : [];
  if (replanned && changes.length === 0) {
    return { planned: { outcome: "skipped", line, name, id }, replanned, filed };
  }
  return { planned: { outcome: "updated", line, name, id, version, values, record, changes }, replanned, filed };
}

type Named = Pick<PlannedBefore, "line" | "name">;

const failed = ({ line, name }: Named, problems: readonly CellProblem[]) =>
  ({ planned: { outcome: "failed", line, name, problems }, replanned: true, filed: undefined }) as const;

const problemsOf = <Value>(
  errors: Readonly<Record<string, string>>,
  { values }: Pick<PlannedBefore, "values">,
  rules: ImportRules<Value>,
): CellProblem[] =>
  Object.entries(errors).map(([field, reason]) => ({ field, value: rules.textOf(values[field]), reason }));

function without<Value>(snapshot: Snapshot<Value>, isOwn: (id: number) => boolean): Snapshot<Value> {
  const foreign = (filed: Filed<Value> | undefined) => (filed && isOwn(filed.id) ? undefined : filed);
  return {
    byId: (id) => foreign(snapshot.byId(id)),
    bySlug: (slug) => foreign(snapshot.bySlug(slug)),
    byKey: (key) => snapshot.byKey(key).filter(({ id }) => !isOwn(id)),
    isTaken: (slug) => snapshot.isTaken?.(slug) ?? false,
  };
}
