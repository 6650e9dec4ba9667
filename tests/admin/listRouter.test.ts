import { expect, test } from "vitest";
import { listParams, withList } from "../../src/admin/listing/listRouter";

const eq = (field: string, value: string) => ({ field, operator: "eq" as const, value });

test("an address names the filters, the order and the page of its list", () => {
  expect(listParams("?q=a%26b&status=paid&sortBy=name&sortDir=desc&page=3&size=50&history=7&lang=hi")).toEqual({
    filters: [eq("q", "a&b"), eq("status", "paid")],
    sorters: [{ field: "name", order: "desc" }],
    current: 3,
    pageSize: 50,
  });
});

test.each(["?page=0&size=101", "?page=two&size=1.5", "?q=&sortDir=desc"])("%s asks for nothing", (search) => {
  expect(listParams(search)).toEqual({ filters: [], sorters: [] });
});

test("what a list changes is written, what it leaves out is taken away, and the rest stays", () => {
  const now = new URLSearchParams("region=Kerala&page=2&history=7&type=MAJOR");
  const asked = { filters: [eq("type", "MAJOR"), eq("q", "ಹೋಳಿ & co")], sorters: [], current: 1, pageSize: 20 };
  expect(`${withList(now, asked, 20)}`).toBe(`history=7&type=MAJOR&q=${encodeURIComponent("ಹೋಳಿ")}+%26+co`);
});

test("a view that was saved by its address is written as it was", () => {
  const saved = "source=computed&region=Kerala&sortBy=nextDate&sortDir=asc";
  const asked = { current: 1, pageSize: 20, ...listParams(saved) };
  expect(`${withList(new URLSearchParams(saved), asked, 20)}`).toBe(saved);
});
