import { createElement, useId } from "react";
import { expect, test } from "vitest";
import { sameParts, stillParts } from "../../src/site/stillParts";

let drawings = 0;
function Lamp({ name }: { name: string }) {
  drawings++;
  return createElement("p", { id: useId() }, name);
}
function Bell({ name }: { name: string }) {
  return createElement("p", { id: useId() }, name);
}

const drawn = (page: string, data: string, name = "Deepam", part: typeof Lamp = Lamp) =>
  stillParts(page, data, (element) => element)(part, { name }, createElement(part, { name }));

test("a part is drawn once from the same data, and anew from others", () => {
  const before = drawings;
  const first = drawn("/", "one");
  expect(first).toContain("Deepam");
  expect(drawn("/", "one")).toBe(first);
  expect(drawings - before).toBe(1);

  drawn("/", "two");
  expect(drawings - before).toBe(2);
  drawn("/", "one"); // only the last data is remembered
  drawn("/divine", "one");
  expect(drawings - before).toBe(4);
});

test("parts and their properties are told apart, and so are their ids", () => {
  const lamp = drawn("/classic", "one");
  expect(drawn("/classic", "one", "Jyoti")).toContain("Jyoti");
  expect(drawn("/classic", "one", "Deepam", Bell)).not.toBe(lamp);
});

test("what is the same on many pages is drawn once for each language, and by its properties", () => {
  const before = drawings;
  const [english, hindi] = [{}, {}];
  const same = (texts: object, name: string) =>
    sameParts(texts, (element) => element)(Lamp, { name }, createElement(Lamp, { name }));
  expect(same(english, "Deepam")).toContain("Deepam");
  expect(same(english, "Deepam")).toBe(same(english, "Deepam"));
  expect(drawings - before).toBe(1);
  expect(same(english, "Jyoti")).toContain("Jyoti");
  same(hindi, "Deepam");
  expect(drawings - before).toBe(3);
});
