import { expect, test } from "vitest";
import type { Import } from "../../src/contract/imports";
import { applied, planned, rowsOf, settled } from "../support/imports";
import { testApp } from "../support/testApp";

const taluks = [
  "Endowment Department,,,,",
  "Sl,Temple Name,Village,Opening Time,Closing Time",
  "District: SALEM,,,,",
  "Attur Taluk,,,,",
  "1,Arulmigu Kayanirmaleswarar Temple,Attur,6:00 AM,8:30 PM",
  "2,Arulmigu Mariamman Temple,Thammampatti,6,8",
  "Total,2,,,",
  "Namakkal,,,,",
  "Tiruchengode,,,,",
  "1,Arulmigu Ardhanareeswarar Temple,Tiruchengode,,",
  "Note: as of March 2026,,,,",
].join("\n");
const headless = [
  "1,TM000101,Arulmigu Mariamman Temple,Samayapuram,Tamil Nadu,621112,10.9217,78.7400",
  "2,TM000102,Arulmigu Jambukeswarar Temple,Tiruvanaikaval,Tamil Nadu,620005,10.8533,78.7056",
  "3,TM000103,Arulmigu Vayalur Murugan Kovil,Vayalur,Tamil Nadu,620102,10.8270,78.6200",
].join("\n");

async function opened() {
  const test = await testApp();
  const admin = test.as("TEMPLE_ADMIN");
  const templesOf = async (job: Import) => {
    const rows = await rowsOf(admin, await applied(test, admin, job));
    return Promise.all(rows.map(async ({ id }) => (await admin.get(`/api/admin/temples/${id}`)).json()));
  };
  return { ...test, admin, templesOf };
}

test("rows with a district or taluk alone hold for those below; totals and remarks are listed", async () => {
  const { admin, templesOf, ...test } = await opened();
  const plan = await planned(test, admin, taluks);
  expect(plan.counts).toMatchObject({ total: 3, created: 3, failed: 0 });
  const notes = Object.fromEntries(plan.notes.map(({ code, values }) => [code, values]));
  expect(notes).toMatchObject({
    above: { count: 1 },
    headings: { count: 4, lines: "3, 4, 8, 9" },
    totals: { line: 7 },
    remarks: { line: 11 },
  });
  const temples = await templesOf(plan);
  expect(temples).toMatchObject([
    { district: "Salem", taluk: "Attur", state: "Tamil Nadu", city: "Attur" },
    { district: "Salem", taluk: "Attur", openingHours: null, timings: "6 – 8" },
    { district: "Namakkal", taluk: "Tiruchengode" },
  ]);
  expect(temples[0].openingHours.mon).toEqual([{ from: "06:00", to: "20:30" }]);
});

test("a taluk that is called by its temple, and a district with an article, are headings", async () => {
  const { admin, templesOf, ...test } = await opened();
  const list = [
    "Sl,Temple Name,Village",
    "THOOTHUKUDI DISTRICT,,",
    "Kovilpatti Taluk,,",
    "1,Arulmigu Shenbagavalli Amman Temple,Kovilpatti",
    "THE NILGIRIS DISTRICT,,",
    "Coonoor Taluk,,",
    "2,Arulmigu Dhanthi Mariamman Temple,Coonoor",
  ].join("\n");
  const plan = await planned(test, admin, list);
  expect(plan.counts).toMatchObject({ total: 2, created: 2 });
  expect(await templesOf(plan)).toMatchObject([
    { taluk: "Kovilpatti", state: "Tamil Nadu" },
    { taluk: "Coonoor", state: "Tamil Nadu" },
  ]);
});

test("a list without names of columns is read by what its cells say", async () => {
  const { admin, templesOf, ...test } = await opened();
  const plan = await planned(test, admin, headless);
  const fields = ["sourceId", "name", "city", "state", "pincode", "latitude", "longitude"];
  expect(plan.headers.map(({ field }) => field)).toEqual([null, ...fields]);
  expect(plan.headers.map(({ header }) => header).join("")).toBe("ABCDEFGH");
  expect((await templesOf(plan))[0]).toMatchObject({
    ...{ name: "Arulmigu Mariamman Temple", city: "Samayapuram", pincode: "621112", latitude: 10.9217 },
    identifiers: [{ source: "hrce", value: "TM000101" }],
    sourceNotes: [],
  });
});

test("the names of the columns and the rows of the list are chosen in a preview", async () => {
  const { admin, ...test } = await opened();
  const text =
    "name,city,state\nName,Village,State\nsample,sample,sample\nA Temple,Hampi,Karnataka\nB Temple,Hampi,Karnataka\n";
  const plan = await planned(test, admin, text);
  const preview = (await admin.get(`/api/admin/imports/${plan.id}/preview`)).json();
  expect(preview).toMatchObject({ head: [1], first: 2, last: null });
  expect(preview.rows[3]).toEqual({ line: 4, cells: ["A Temple", "Hampi", "Karnataka"] });
  const layOut = async (layout: object | null) => {
    const answer = await admin.put(`/api/admin/imports/${plan.id}/layout`, { layout });
    expect(answer.statusCode, answer.body).toBe(200);
    return settled(test, admin, plan.id);
  };
  const chosen = await layOut({ head: [2], first: 4, last: 4 });
  expect(chosen.headers.map(({ header }) => header)).toEqual(["Name", "Village", "State"]);
  expect((await rowsOf(admin, chosen)).map(({ line }) => line)).toEqual([4]);
  expect((await admin.get(`/api/admin/imports/${plan.id}/preview`)).json()).toMatchObject({
    head: [2],
    first: 4,
    last: 4,
  });
  const bare = await layOut({ head: [], first: 4, last: null });
  expect(bare.headers.map(({ header }) => header)).toEqual(["A", "B", "C"]);
  expect((await layOut(null)).counts.total).toBe(plan.counts.total);
});

test("rows are chosen by who may import, while the plan waits, and as numbers", async () => {
  const { admin, as, visitor, ...test } = await opened();
  const plan = await planned(test, admin, headless);
  const at = `/api/admin/imports/${plan.id}`;
  const layout = { head: [1], first: null, last: null };
  expect((await admin.put(`${at}/layout`, { layout: { ...layout, head: [0] } })).json().errors).toEqual({
    "layout.head.0": "errors.range",
  });
  expect((await admin.put(`${at}/layout`, {})).statusCode).toBe(400);
  expect((await as("FESTIVAL_ADMIN").put(`${at}/layout`, { layout })).statusCode).toBe(404);
  expect((await visitor.put(`${at}/layout`, { layout })).statusCode).toBe(401);
  expect((await as("FESTIVAL_ADMIN").get(`${at}/preview`)).statusCode).toBe(404);
  expect((await visitor.get(`${at}/preview`)).statusCode).toBe(401);
  await admin.post(`${at}/cancel`, {});
  expect((await admin.put(`${at}/layout`, { layout })).statusCode).toBe(409);
});

test("names and towns in one column are parted, and an ID of another list is none of ours", async () => {
  const { admin, templesOf, ...test } = await opened();
  const first = (await admin.post("/api/admin/temples", { name: "Lamp Temple", location: "Mysuru, Karnataka" })).json();
  const text = `ID,"Name, Village",State\n${first.id},"Murugan Temple, Vayalur",Tamil Nadu\n9,Ganesha Temple (Palani),Tamil Nadu\n`;
  const plan = await planned(test, admin, text, "?name=trust.csv");
  expect(plan.headers.map(({ field }) => field)).toEqual(["sourceId", "nameAndCity", "state"]);
  expect(await templesOf(plan)).toMatchObject([
    { name: "Murugan Temple", city: "Vayalur", identifiers: [{ source: "trust", value: String(first.id) }] },
    { name: "Ganesha Temple", city: "Palani", identifiers: [{ source: "trust", value: "9" }] },
  ]);
  expect((await admin.get(`/api/admin/temples/${first.id}`)).json().name).toBe("Lamp Temple");
});
