import { expect, test } from "vitest";
import type { z } from "zod";
import { zodRule } from "../../src/admin/form/zodRule";
import { TempleInput } from "../../src/contract/adminTemples";
import { Banner, GuidanceInput, Support } from "../../src/contract/content";
import { DateChoice, FestivalInput } from "../../src/contract/festivals";
import { ProductInput } from "../../src/contract/shop";
import { PoojaDetail } from "../../src/contract/temples";

const t = (key: string) => key;
const starred = (shape: Record<string, z.ZodType>) =>
  Object.entries(shape)
    .filter(([, schema]) => {
      const rule = zodRule(schema, t);
      return typeof rule === "object" && rule.required;
    })
    .map(([name]) => name)
    .filter((name) => !/^(is)?(version|active|verified|published)$/i.test(name));

test.each([
  ["a pooja", PoojaDetail.shape, ["name"]],
  ["a temple", TempleInput.shape, ["name", "slug", "location", "city", "state"]],
  ["a festival", FestivalInput.shape, ["name", "slug"]],
  ["a date of a festival", DateChoice.shape, ["date"]],
  ["a product", ProductInput.shape, ["name", "pricePaise", "stock"]],
  ["a card", GuidanceInput.shape, ["title"]],
  ["the announcement", Banner.shape, ["tone"]],
  ["the help", Support.shape, []],
])("of %s only what the contract requires is marked", (_, shape, required) => {
  expect(starred(shape)).toEqual(required);
});

test("a blank field is told in the words of the reader, a wrong one by what is wrong", async () => {
  const check = (schema: z.ZodType, value: unknown) => {
    const rule = zodRule(schema, t);
    if (typeof rule !== "object" || !rule.validator) throw new Error("no rule");
    return Promise.resolve(rule.validator({}, value, () => undefined)).then(
      () => "fine",
      (error: Error) => error.message,
    );
  };
  expect(await check(TempleInput.shape.name, "")).toBe("errors.required");
  expect(await check(TempleInput.shape.city, undefined)).toBe("errors.required");
  expect(await check(TempleInput.shape.pincode, "5761")).toBe("errors.pincode");
  expect(await check(TempleInput.shape.website, "www.udupi.org")).toBe("fine");
  expect(await check(PoojaDetail.shape.times, undefined)).toBe("fine");
  expect(await check(PoojaDetail.shape.times, ["25:00"])).toBe("errors.time");
});
