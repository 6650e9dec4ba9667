import { expect, test } from "vitest";
import { stringify } from "../../src/client/queryText";

test("keys are in order, absent values left out, lists repeat their key", () => {
  expect(stringify({ q: "Śiva & co", page: 2, id: [1, 2], none: undefined })).toBe(
    "id=1&id=2&page=2&q=%C5%9Aiva+%26+co",
  );
});
