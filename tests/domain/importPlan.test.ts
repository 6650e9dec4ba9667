import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Filed, planImport, type ReadRow, type Snapshot } from "../../src/domain/importPlan";
import { type Place, rules } from "../support/importPlaces";

const filed: Filed<Place>[] = [
  { id: 1, version: 3, record: { slug: "red", name: "Red", colour: "red" } },
  { id: 2, version: 1, record: { slug: "blue", name: "Blue", colour: "blue" } },
  { id: 3, version: 1, record: { slug: "twin", name: "Twin", colour: "green" } },
  { id: 4, version: 1, record: { slug: "twin-2", name: "Twin", colour: "grey" } },
];
const snapshotOf = (records: readonly Filed<Place>[]): Snapshot<Place> => ({
  byId: (id) => records.find((one) => one.id === id),
  bySlug: (slug) => records.find(({ record }) => record.slug === slug),
  byKey: (key) => records.filter(({ record }) => record.name.toLowerCase() === key),
});
const row = (values: Record<string, unknown>, line = 2): ReadRow => ({ line, values, problems: [] });
const plan = (...rows: ReadRow[]) => planImport(rows, snapshotOf(filed), rules);

describe("a row", () => {
  test("changes the record of its id, with what was and what will be", () => {
    expect(plan(row({ id: 1, colour: "crimson" }))).toEqual([
      {
        outcome: "updated",
        line: 2,
        name: "Red",
        id: 1,
        version: 3,
        values: { id: 1, colour: "crimson" },
        record: { slug: "red", name: "Red", colour: "crimson" },
        changes: [{ field: "colour", from: "red", to: "crimson" }],
      },
    ]);
  });

  test("that says nothing new is skipped, by id, slug or key", () => {
    for (const values of [{ id: 1 }, { slug: "red" }, { name: "Red" }]) {
      expect(plan(row(values))).toEqual([{ outcome: "skipped", line: 2, name: "Red", id: 1 }]);
    }
  });

  test.each([
    ['Red "House', 'Red "House'],
    ["Red\u0000", "RedU+0000"],
    ["\u200b", "U+200B"],
    ["श्री\u200d", "श्री\u200d"],
    ["", ""],
  ])("whose name %j is not taken as it stands is called by what is there", (called, name) => {
    expect(plan({ line: 2, values: { slug: "" }, problems: [], called })).toMatchObject([{ outcome: "failed", name }]);
  });

  test("goes by id before slug, by slug before key", () => {
    expect(plan(row({ slug: "blue", name: "Red" }))).toMatchObject([{ outcome: "updated", id: 2 }]);
    expect(plan(row({ id: 99, slug: "blue" }))).toMatchObject([{ outcome: "skipped", id: 2 }]);
    expect(plan(row({ id: 1, slug: "blue" }))).toMatchObject([
      { outcome: "failed", problems: [{ field: "slug", value: "blue", reason: "errors.slugTaken" }] },
    ]);
  });

  test("of another number of the same source than an earlier row is not the record that looks like both", () => {
    const of = (value: string, colour: string) => ({
      ...{ name: "Red", colour, identifiers: [{ source: "office", value }] },
    });
    expect(plan(row(of("1", "crimson")), row(of("2", "pink"), 3), row(of("1", "pink"), 4))).toMatchObject([
      { outcome: "updated", id: 1 },
      { outcome: "created", line: 3 },
      { outcome: "failed", id: 1, problems: [{ field: "colour", reason: "errors.rowDiffers", earlier: 2 }] },
    ]);
  });

  test("of a name that several have is the one it says the same of, or fails", () => {
    expect(plan(row({ name: "Twin", colour: "grey" }))).toMatchObject([{ outcome: "skipped", id: 4 }]);
    expect(plan(row({ name: "Twin", colour: "white" }))).toMatchObject([
      { outcome: "failed", problems: [{ reason: "errors.ambiguous" }] },
    ]);
  });

  test("of something new is created", () => {
    expect(plan(row({ name: "New", colour: "gold" }))).toMatchObject([
      { outcome: "created", record: { slug: "", name: "New", colour: "gold" } },
    ]);
  });

  test("that could not be read, or is not a whole record, fails", () => {
    const problem = { field: "colour", value: "x", reason: "errors.colour" };
    expect(plan({ ...row({ id: 1 }), problems: [problem] })).toMatchObject([
      { outcome: "failed", problems: [problem] },
    ]);
    expect(plan(row({ colour: "x" }))).toMatchObject([
      { outcome: "failed", problems: [{ field: "name", value: "", reason: "errors.required" }] },
    ]);
  });
});

describe("a second row for one record", () => {
  test.each([
    ["on file", { id: 1, colour: "pink" }],
    ["new, by its key", { name: "New", colour: "pink" }],
    ["new, by its slug", { slug: "new", name: "New", colour: "pink" }],
  ])("%s is skipped when it says the same and fails when it does not", (_, values) => {
    const [, same, other] = plan(row(values), row(values, 3), row({ ...values, colour: "grey" }, 4));
    expect(same).toMatchObject({ outcome: "skipped", line: 3, sameAs: 2 });
    expect(other).toMatchObject({
      outcome: "failed",
      line: 4,
      problems: [{ field: "colour", value: "grey", reason: "errors.rowDiffers", earlier: 2 }],
    });
  });

  test("names each of its fields that differ", () => {
    const [, other] = plan(row({ id: 1, colour: "pink" }), row({ id: 1, name: "Rose", colour: "grey" }, 3));
    const differs = { reason: "errors.rowDiffers", earlier: 2 };
    expect(other).toMatchObject({
      problems: [
        { field: "name", value: "Rose", ...differs },
        { field: "colour", value: "grey", ...differs },
      ],
    });
  });

  test("names the line that said nothing new as well", () => {
    const [, same, other] = plan(row({ id: 1 }, 5), row({ slug: "red" }, 6), row({ id: 1, colour: "grey" }, 7));
    expect(same).toMatchObject({ outcome: "skipped", sameAs: 5 });
    expect(other).toMatchObject({ problems: [{ reason: "errors.rowDiffers", earlier: 5 }] });
  });
});

test("a plan that was applied leaves nothing to write", () => {
  const text = fc.constantFrom("Red", "Blue", "New", "Other");
  const values = fc.record(
    { id: fc.constantFrom(1, 2, 99), slug: fc.constantFrom("red", "blue", "s1", "s2"), name: text, colour: text },
    { requiredKeys: ["name"] },
  );
  fc.assert(
    fc.property(fc.array(values, { maxLength: 8 }), (list) => {
      const rows = list.map((each, index) => row(each, index + 2));
      const planned = planImport(rows, snapshotOf(filed.slice(0, 2)), rules);
      const after = filed.slice(0, 2).map((one) => {
        const change = planned.find((each) => each.outcome === "updated" && each.id === one.id);
        return change?.outcome === "updated" ? { ...one, record: change.record } : one;
      });
      for (const [index, each] of planned.entries()) {
        if (each.outcome === "created") after.push({ id: 100 + index, version: 1, record: each.record });
      }
      const done = new Set(planned.filter(({ outcome }) => outcome !== "failed").map(({ line }) => line));
      const again = planImport(
        rows.filter(({ line, values: { slug, id } }) => done.has(line) && slug === undefined && id === undefined),
        snapshotOf(after),
        rules,
      );
      for (const each of again) expect(["skipped", "failed"]).toContain(each.outcome);
    }),
  );
});
