import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { createCsvReader } from "../../src/server/imports/read/csvReader";
import { looseRows } from "../../src/server/imports/read/looseRows";

const cell = fc.string({ unit: fc.constantFrom('"', ",", ";", "\n", " ", "a", "शि", "") });
const table = fc
  .integer({ min: 2, max: 4 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));
const delimiter = fc.constantFrom(",", ";", "\t");

test("a correct file is read by hand as by the rules, however it arrives", () => {
  fc.assert(
    fc.property(table, delimiter, fc.nat(), (rows, sign, cut) => {
      const text = Papa.unparse(rows, { delimiter: sign, newline: "\n" });
      const first = text.slice(0, cut % (text.length + 1));
      const begun = looseRows(first, 0, { delimiter: sign, isLast: false });
      const ended = looseRows(text.slice(begun.used), 0, { delimiter: sign, isLast: true });
      const read = [...begun.rows, ...ended.rows];
      expect(read.map(({ cells }) => cells)).toEqual(rows);
      expect(read.flatMap(({ stray }) => stray)).toEqual([]);
    }),
  );
});

test("a correct file is never read by hand", () => {
  fc.assert(
    fc.property(table, delimiter, fc.nat(), (rows, sign, cut) => {
      const text = Papa.unparse(rows, { delimiter: sign, newline: "\n" });
      const reader = createCsvReader({ delimiter: sign });
      const begun = reader(text.slice(0, cut % (text.length + 1)), false);
      const ended = reader(text.slice(begun.used), true);
      expect([...begun.rows, ...ended.rows]).toEqual(rows.map((cells) => ({ cells })));
    }),
  );
});
