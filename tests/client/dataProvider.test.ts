import axios from "axios";
import { describe, expect, test } from "vitest";
import { createDataProvider } from "../../src/client/dataProvider";

/** The provider over an API that answers everything with `answer`; `asked` lists method, address and body. */
function providerOver(answer: unknown) {
  const asked: { method?: string; url?: string; data?: unknown }[] = [];
  const http = axios.create({
    adapter: async (config) => {
      asked.push({ method: config.method, url: config.url, data: config.data && JSON.parse(config.data) });
      return { data: answer, status: 200, statusText: "OK", headers: {}, config };
    },
  });
  return { asked, provider: createDataProvider(http) };
}

describe("a list", () => {
  test("asks for pages from 1 and for its order by name", async () => {
    const { asked, provider } = providerOver({ temples: [], total: 0, totalPages: 0 });
    await provider.getList({
      resource: "admin/temples",
      pagination: { current: 2, pageSize: 20 },
      sorters: [{ field: "name", order: "desc" }],
      filters: [
        { field: "search", operator: "contains", value: "shiva & devi" },
        { field: "status", operator: "eq", value: "" },
        { field: "type", operator: "eq", value: undefined },
      ],
    });
    expect(asked[0]?.url).toBe("/api/admin/temples?page=2&size=20&sortBy=name&sortDir=desc&search=shiva+%26+devi");
  });

  test("of users counts its pages from 0", async () => {
    const { asked, provider } = providerOver({ users: [] });
    await provider.getList({ resource: "admin/users", pagination: { current: 1, pageSize: 10 } });
    expect(asked[0]?.url).toBe("/api/admin/users?page=0&size=10");
  });

  test("of search results has an order without a direction", async () => {
    const { asked, provider } = providerOver({ temples: [] });
    await provider.getList({ resource: "temples/search", sorters: [{ field: "rating", order: "desc" }] });
    expect(asked[0]?.url).toBe("/api/temples/search?sort=rating");
  });

  test.each([
    [{ temples: [{ id: 1 }], total: 41, totalPages: 2, page: 1 }, 41],
    [{ items: [{ id: 1 }], total: 7 }, 7],
    [{ users: [{ id: 1 }] }, 1],
    [[{ id: 1 }], 1],
  ])("is read from %j", async (answer, total) => {
    const { provider } = providerOver(answer);
    const list = await provider.getList({ resource: "anything" });
    expect(list.data).toEqual([{ id: 1 }]);
    expect(list.total).toBe(total);
  });

  test("hands on what else the answer says of its pages", async () => {
    const { provider } = providerOver({ temples: [], total: 41, totalPages: 2, didYouMean: "tirupati" });
    expect(await provider.getList({ resource: "temples/search" })).toMatchObject({
      totalPages: 2,
      didYouMean: "tirupati",
    });
  });
});

test("an update is a PUT", async () => {
  const { asked, provider } = providerOver({ id: 3 });
  await provider.update({ resource: "admin/temples", id: 3, variables: { name: "New" } });
  expect(asked).toEqual([{ method: "put", url: "/api/admin/temples/3", data: { name: "New" } }]);
});

test("several records are read one by one", async () => {
  const { asked, provider } = providerOver({ id: 1 });
  const { data } = await provider.getMany({ resource: "temples", ids: [1, 2] });
  expect(asked.map(({ url }) => url)).toEqual(["/api/temples/1", "/api/temples/2"]);
  expect(data).toHaveLength(2);
});
