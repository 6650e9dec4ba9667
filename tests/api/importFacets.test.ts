import { expect, test } from "vitest";
import type { Import } from "../../src/contract/imports";
import { applied, planned, rowsOf, settled } from "../support/imports";
import { testApp } from "../support/testApp";

const header = "name,town,state,deity,remark";
const list = [
  header,
  "Krishna Matha,Udupi,Karnataka,Krishna,a",
  "Anantheshwara Temple,UDUPI,Karnataka,Shiva,b",
  "Chandramouleshwara Temple,Udupi ,Karnataka,Shiva,a",
  "Chamundeshwari Temple,Mysore,Karnataka,Devi,c",
  "Lakshmiramana Swamy Temple,Mysuru,Karnataka,,",
  "Durga Parameshwari Temple,Kateel,Karnatka,Devi,a",
].join("\n");
const spelling = (from: string, value: string, field = "city") => ({ field, reason: "errors.spelling", from, value });

async function opened(text = list, query = "?name=muzrai%20list%202025.csv") {
  const test = await testApp();
  const admin = test.as("TEMPLE_ADMIN");
  const plan = await planned(test, admin, text, query);
  const get = async (path: string) => (await admin.get(`/api/admin/imports/${plan.id}/${path}`)).json();
  const put = async (path: string, body: object, id = plan.id) => {
    const answer = await admin.put(`/api/admin/imports/${id}/${path}`, body);
    expect(answer.statusCode, answer.body).toBe(200);
    return settled(test, admin, id);
  };
  return { ...test, admin, plan, get, put };
}

test("the columns of a list have their values with their rows, and can be looked through", async () => {
  const { get } = await opened();
  const { facets } = await get("facets");
  expect(facets).toMatchObject([
    { at: 0, header: "name", field: "name", values: 6, blank: 0, isWhole: true },
    { at: 1, header: "town", field: "city", values: 5 },
    { at: 2, field: "state", values: 2 },
    { at: 3, field: "deity", values: 3, blank: 1 },
    { at: 4, header: "remark", field: null, values: 3, blank: 1 },
  ]);
  expect(await get("facets/3")).toEqual({
    values: [
      { value: "Devi", count: 2 },
      { value: "Shiva", count: 2 },
      { value: "Krishna", count: 1 },
    ],
    ...{ page: 1, size: 50, total: 3, totalPages: 1 },
  });
  expect((await get("facets/1?q=MYS")).values).toEqual([
    { value: "Mysore", count: 1 },
    { value: "Mysuru", count: 1 },
  ]);
  expect(await get("facets/1?size=2&page=3")).toMatchObject({ values: [{ count: 1 }], total: 5, totalPages: 3 });
});

test("spellings of one value are found by words, letters and sound", async () => {
  const { get } = await opened();
  const spellings = async (by: string) =>
    (await get(`facets/1/clusters?by=${by}`)).clusters.map(({ values }: { values: { value: string }[] }) =>
      values.map(({ value }) => value),
    );
  expect(await spellings("words")).toEqual([["Udupi", "UDUPI"]]);
  expect(await spellings("letters")).toEqual([["Udupi", "UDUPI"]]);
  expect(await spellings("sound")).toEqual([
    ["Udupi", "UDUPI"],
    ["Mysore", "Mysuru"],
  ]);
});

test("a chosen spelling repairs its rows, is shown, taken back, and remembered for the next list of the source", async () => {
  const { admin, plan, get, put, ...test } = await opened();
  const repairs = [
    spelling("UDUPI", "Udupi"),
    spelling("Mysore", "Mysuru"),
    spelling("Karnatka", "Karnataka", "state"),
  ];
  const repaired = await put("repairs", { repairs });
  expect(repaired.repairs).toEqual(repairs);
  expect((await get("facets/1")).values[0]).toEqual({ value: "Udupi", count: 3 });
  const rows = await rowsOf(admin, plan);
  expect(rows[1]?.repaired).toEqual([
    { field: "city", value: "UDUPI", reason: "errors.spelling", suggestion: "Udupi" },
  ]);
  expect(rows[5]?.doubts).toEqual([]);
  // next year's list says the same again
  const { repairs: remembered, counts } = await planned(test, admin, list, "?name=Muzrai%20list%202026.csv");
  expect(remembered).toEqual(repairs);
  expect(counts).toMatchObject({ created: 6 });
  const back = await put("repairs", { repairs: repairs.slice(1) });
  expect((await rowsOf(admin, back))[1]?.repaired).toEqual([]);
  const done = await applied(test, admin, back);
  const [, , , chamundeshwari] = await rowsOf(admin, done);
  const temple = (await admin.get(`/api/admin/temples/${chamundeshwari?.id}`)).json();
  expect(temple.city).toBe("Mysuru");
});

test("a value that is left out keeps no row out", async () => {
  const { admin, put } = await opened();
  const job = await put("repairs", { repairs: [spelling("Devi", "", "deity")] });
  const deities = (await rowsOf(admin, job)).map(({ changes }) => changes.find(({ field }) => field === "deity")?.to);
  expect(deities).toEqual(["Krishna", "Shiva", "Shiva", undefined, undefined, undefined]);
});

test.each([
  ["without what it stands for", { field: "city", reason: "errors.spelling", value: "Udupi" }],
  ["of one line", { ...spelling("UDUPI", "Udupi"), line: 2 }],
  ["of nothing", { field: "city", reason: "errors.spelling", from: "UDUPI" }],
  ["for another reason", { ...spelling("UDUPI", "Udupi"), reason: "errors.phone" }],
  ["of a field that there is not", spelling("UDUPI", "Udupi", "town")],
])("a spelling %s is refused", async (_, repair) => {
  const { admin, plan } = await opened();
  const refused = await admin.put(`/api/admin/imports/${plan.id}/repairs`, { repairs: [repair] });
  expect(refused.statusCode).toBe(400);
});

test("a list can be of a source that was mapped before: its columns are back, also under other names of the file", async () => {
  const { admin, plan, put, ...test } = await opened("mandir,town,state\nKrishna Matha,Udupi,Karnataka");
  expect(plan).toMatchObject({ listSource: "muzrai-list" });
  await put("mapping", { mapping: { mandir: "name", town: "locality" } });
  const fieldsOf = ({ headers }: Import) => headers.map(({ field }) => field);
  const next = await planned(test, admin, "mandir,town,taluk\nA Temple,Udupi,Udupi", "?name=export.csv");
  expect([next.listSource, fieldsOf(next)]).toEqual(["export", ["name", "city", "taluk"]]);
  const { body } = await admin.get("/api/admin/imports/sources?noun=temples");
  expect(JSON.parse(body)).toEqual({ sources: ["muzrai-list"] });
  const told = await put("source", { source: "muzrai-list" }, next.id);
  expect([told.listSource, fieldsOf(told)]).toEqual(["muzrai-list", ["name", "locality", "taluk"]]);
  const named = await planned(test, admin, "mandir,town\nB Temple,Udupi", "?name=x.csv&source=muzrai-list");
  expect(fieldsOf(named)).toEqual(["name", "locality"]);
});

test("columns, values and sources are for those who import", async () => {
  const { as, visitor, plan, admin } = await opened();
  const paths = ["/facets", "/facets/0", "/facets/0/clusters"].map((path) => `/api/admin/imports/${plan.id}${path}`);
  for (const path of paths) {
    expect((await as("FESTIVAL_ADMIN").get(path)).statusCode).toBe(404);
    expect((await as("DEVOTEE").get(path)).statusCode).toBe(403);
    expect((await visitor.get(path)).statusCode).toBe(401);
  }
  const sources = "/api/admin/imports/sources?noun=temples";
  expect((await as("FESTIVAL_ADMIN").get(sources)).statusCode).toBe(403);
  expect((await visitor.get(sources)).statusCode).toBe(401);
  const source = (word: string, caller = admin) => caller.put(`/api/admin/imports/${plan.id}/source`, { source: word });
  expect((await source("muzrai", as("FESTIVAL_ADMIN"))).statusCode).toBe(404);
  expect((await source("Not a word")).json().errors).toEqual({ source: "errors.identifierSource" });
  expect((await admin.get(`/api/admin/imports/${plan.id}/facets/99`)).statusCode).toBe(404);
  expect((await admin.get(`/api/admin/imports/${plan.id}/facets/0/clusters?by=guess`)).statusCode).toBe(400);
  expect((await admin.get("/api/admin/imports/sources?noun=poojas")).statusCode).toBe(400);
});
