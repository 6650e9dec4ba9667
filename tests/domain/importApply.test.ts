import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PlannedBefore, replanRow } from "../../src/domain/importApply";
import { createPlanner, type Filed, type PlannedRow, type Snapshot } from "../../src/domain/importPlan";
import { type Place, rules } from "../support/importPlaces";

/** Records that are written in a test as a database would hold them. */
class Store {
  private next = 100;
  readonly own = new Set<number>();
  constructor(readonly records: Map<number, Filed<Place>>) {}
  snapshot = (): Snapshot<Place> => {
    const all = [...this.records.values()];
    return {
      byId: (id) => this.records.get(id),
      bySlug: (slug) => all.find(({ record }) => record.slug === slug),
      byKey: (key) => all.filter(({ record }) => record.name.toLowerCase() === key),
    };
  };
  write(planned: PlannedRow<Place>): void {
    if (planned.outcome === "created") this.put(this.next++, 1, planned.record);
    if (planned.outcome === "updated") this.put(planned.id, planned.version + 1, planned.record);
  }
  private put(id: number, version: number, record: Place): void {
    this.own.add(id);
    this.records.set(id, { id, version, record });
  }
}

const filed: Filed<Place>[] = [
  { id: 1, version: 3, record: { slug: "red", name: "Red", colour: "red" } },
  { id: 2, version: 1, record: { slug: "blue", name: "Blue", colour: "blue" } },
];
const storeOf = () => new Store(new Map(filed.map((one) => [one.id, one])));
const keptOf = (planned: PlannedRow<Place>): PlannedBefore[] => {
  if (planned.outcome === "created") return [{ ...planned, target: null }];
  if (planned.outcome !== "updated") return [];
  return [{ ...planned, target: { id: planned.id, version: planned.version } }];
};
const apply = (store: Store, rows: readonly PlannedBefore[]) =>
  rows.map((row) => {
    const settled = replanRow(row, store.snapshot(), rules, (id) => store.own.has(id));
    store.write(settled.planned);
    return settled;
  });

const word = fc.constantFrom("Red", "Blue", "Green", "Grey");
const row = fc.record(
  { id: fc.constantFrom(1, 2, 99), slug: fc.constantFrom("red", "blue", "s1", "s2"), name: word, colour: word },
  { requiredKeys: [] },
);
const file = fc
  .array(row, { maxLength: 12 })
  .map((rows) => rows.map((values, at) => ({ line: at + 2, values, problems: [] })));

test("applied, in pieces of any size, a plan does what was shown", () => {
  fc.assert(
    fc.property(file, fc.integer({ min: 1, max: 5 }), (rows, size) => {
      const store = storeOf();
      const plan = createPlanner(rules);
      const planned: PlannedRow<Place>[] = [];
      for (let at = 0; at < rows.length; at += size) planned.push(...plan(rows.slice(at, at + size), store.snapshot()));
      const shown = planned.filter(({ outcome }) => outcome === "created" || outcome === "updated");
      const done = apply(store, planned.flatMap(keptOf));
      expect(done.map(({ replanned }) => replanned)).toEqual(shown.map(() => false));
      expect(done.map(({ planned: { line, outcome } }) => [line, outcome])).toEqual(
        shown.map(({ line, outcome }) => [line, outcome]),
      );
      expect(done.map(({ planned: one }) => "record" in one && one.record)).toEqual(
        shown.map((one) => "record" in one && one.record),
      );
    }),
  );
});

test("planned in one piece or in many, a file has one plan", () => {
  fc.assert(
    fc.property(file, fc.integer({ min: 1, max: 5 }), (rows, size) => {
      const snapshot = storeOf().snapshot();
      const plan = createPlanner(rules);
      const pieces: PlannedRow<Place>[] = [];
      for (let at = 0; at < rows.length; at += size) pieces.push(...plan(rows.slice(at, at + size), snapshot));
      expect(pieces).toEqual(createPlanner(rules)(rows, snapshot));
    }),
  );
});

describe("a row whose record changed since it was planned", () => {
  const known: PlannedBefore = {
    line: 2,
    name: "Red",
    values: { id: 1, colour: "Grey" },
    target: { id: 1, version: 3 },
  };
  const made: PlannedBefore = { line: 3, name: "New", values: { name: "New", colour: "Grey" }, target: null };
  const settle = (store: Store, one: PlannedBefore) =>
    replanRow(one, store.snapshot(), rules, (id) => store.own.has(id));
  const changed = (record: Partial<Place>) => {
    const store = storeOf();
    store.records.set(1, { id: 1, version: 4, record: { slug: "red", name: "Red", colour: "red", ...record } });
    return store;
  };

  test("keeps what somebody else wrote where it says nothing itself", () => {
    expect(settle(changed({ name: "Crimson" }), known)).toMatchObject({
      replanned: true,
      planned: { outcome: "updated", version: 4, record: { name: "Crimson", colour: "Grey" } },
    });
  });

  test("is skipped when there is nothing left to change, and fails when the record is gone", () => {
    expect(settle(changed({ colour: "Grey" }), known).planned).toMatchObject({ outcome: "skipped", id: 1 });
    const store = storeOf();
    store.records.delete(1);
    expect(settle(store, known).planned).toMatchObject({
      outcome: "failed",
      problems: [{ reason: "errors.importRowGone" }],
    });
  });

  test("changes the record that somebody made meanwhile instead of making it twice", () => {
    expect(settle(changed({ name: "New" }), made)).toMatchObject({
      replanned: true,
      planned: { outcome: "updated", id: 1, changes: [{ field: "colour", from: "red", to: "Grey" }] },
    });
    const own = changed({ name: "New" });
    own.own.add(1);
    expect(settle(own, made)).toMatchObject({ replanned: false, planned: { outcome: "created" } });
  });
});
