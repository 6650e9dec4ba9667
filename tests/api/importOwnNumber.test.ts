import { expect, test } from "vitest";
import { aTemple } from "../support/factories";
import { applied, planned, rowsOf, settled } from "../support/imports";
import { testApp } from "../support/testApp";

async function opened() {
  const test = await testApp();
  const admin = test.as("TEMPLE_ADMIN");
  const answer = await admin.post(
    "/api/admin/temples",
    aTemple({ name: "Keshava Temple", nameKn: "ಕೇಶವ ದೇವಾಲಯ", latitude: 12.21, longitude: 76.88, wikidataId: "Q990011" }),
  );
  const { id, slug } = answer.json();
  const plan = async (file: string, name = "list.csv") => {
    const headers = { "content-type": "application/octet-stream" };
    const brought = await admin.post(`/api/admin/temples/imports?name=${name}`, Buffer.from(file), { headers });
    return settled(test, admin, brought.json().id);
  };
  const temple = async () => (await admin.get(`/api/admin/temples/${id}`)).json();
  return { ...test, admin, id, slug, plan, temple };
}
type Opened = Awaited<ReturnType<typeof opened>>;

const foreign: readonly [string, (id: number) => string, string?][] = [
  ["CSV", (id) => `id,name,deity\n${id},Suryanarayana Gudi,Surya\n`],
  ["CSV without a name", (id) => `id,city,state,deity\n${id},Udupi,Karnataka,Surya\n`],
  ["JSON", (id) => JSON.stringify([{ id, name: "Suryanarayana Gudi", city: "Hassan" }]), "list.json"],
  ["JSON as text", (id) => JSON.stringify([{ id: String(id), name: "Suryanarayana Gudi" }]), "list.json"],
];
test.each(foreign)("a number of another list that one of our temples has is a remark (%s)", async (_, file, name) => {
  const { admin, id, plan, temple } = await opened();
  const { id: importId } = await plan(file(id), name);
  const [row] = await rowsOf(admin, { id: importId });
  expect(row?.doubts).toContainEqual({ field: "id", value: "Keshava Temple", reason: "errors.otherNumbered" });
  const unseen = await admin.post(`/api/admin/imports/${importId}/apply`, { mode: "valid" });
  expect([unseen.statusCode, unseen.json().errors]).toEqual([400, { remarksSeen: "errors.importRemarks" }]);
  expect(await temple()).toMatchObject({ name: "Keshava Temple", version: 1 });
});

test.each([["T-17"], ["64b0c1de-52a1-4c70-9f6e-0d8b6c9d8f01"], ["TN/0042"]])(
  "a column of ids that are none of ours has the numbers of its source (%s)",
  async (number) => {
    const { admin, plan } = await opened();
    const { id } = await plan(`id,name,city,state\n${number},Kere Gudi,Hassan,Karnataka\n`);
    const [row] = await rowsOf(admin, { id });
    expect([row?.outcome, row?.problems]).toEqual(["created", []]);
    expect(JSON.stringify(row?.changes)).toContain(number);
  },
);

test.each([
  ["CSV", (id: number) => `id,name\n${id},Keshava Gudi\n12a,Kere Gudi\n`, "list.csv"],
  [
    "JSON",
    (id: number) =>
      JSON.stringify([
        { id, name: "Keshava Gudi" },
        { id: "12a", name: "Kere Gudi" },
      ]),
    "list.json",
  ],
])("a slip in a column of our numbers is wrong alone (%s)", async (_, file, name) => {
  const { admin, id, plan } = await opened();
  const rows = await rowsOf(admin, await plan(file(id), name));
  expect(rows.map(({ outcome }) => outcome)).toEqual(["updated", "failed"]);
  expect(rows[1]?.problems).toContainEqual(expect.objectContaining({ field: "id", reason: "errors.id" }));
});

const own: readonly (readonly [string, (one: Pick<Opened, "id" | "slug">) => string])[] = [
  ["its name, spelt otherwise", ({ id }) => `id,name,deity\n${id},Kesava Temple,Vishnu\n`],
  ["its name in another script", ({ id }) => `id,nameKn,deity\n${id},ಕೇಶವ ದೇವಸ್ಥಾನ,Vishnu\n`],
  ["its slug", ({ id, slug }) => `id,slug,name,deity\n${id},${slug},Chennakeshava Basadi,Vishnu\n`],
  ["its position", ({ id }) => `id,name,latitude,longitude\n${id},Old Fort Shrine,12.2101,76.8801\n`],
  ["its item of Wikidata", ({ id }) => `id,name,wikidataId\n${id},Old Fort Shrine,Q990011\n`],
  ["nothing that names a temple", ({ id }) => `id,deity\n${id},Vishnu\n`],
];
test.each(own)("our own number with %s is not asked about", async (_, file) => {
  const { admin, plan, ...one } = await opened();
  expect(await rowsOf(admin, await plan(file(one)))).toMatchObject([{ outcome: "updated", id: one.id, doubts: [] }]);
});

test("an export that comes back with a name put right is not asked about", async () => {
  const test = await opened();
  const { admin, id } = test;
  const { ticket } = (await admin.post("/api/admin/temples/export-ticket", {})).json();
  const { body } = await admin.get(`/api/admin/temples/export.csv?ticket=${ticket}`);
  const plan = await planned(test, admin, body.replace("Keshava Temple", "Sri Chennakeshava Swamy Temple"));
  expect(await rowsOf(admin, plan)).toMatchObject([{ outcome: "updated", id, doubts: [] }]);
});

const documents = [
  { _id: { $oid: "64b0c0ffee0000000000aa01" }, name: "Kere Gudi", city: "Hassan", state: "Karnataka" },
  {
    ...{ _id: { $oid: "64b0c0ffee0000000000aa02" }, name: "Bande Gudi", city: "Hassan", state: "Karnataka" },
    ...{
      pincode: { $numberLong: "573201" },
      location: { lat: { $numberDouble: "13.01" }, lng: { $numberDouble: "76.1" } },
    },
    ...{ built: { $numberInt: "1117" }, inspected: { $date: { $numberLong: "1700000000000" } } },
  },
  { _id: { office: "hassan", no: 3 }, name: "Kote Gudi", city: "Hassan", state: "Karnataka" },
];
test.each([
  ["a list", JSON.stringify(documents)],
  ["lines", documents.map((one) => JSON.stringify(one)).join("\n")],
])("documents of MongoDB are records of their own, with their numbers as the source's (%s)", async (_, file) => {
  const { admin, plan, ...test } = await opened();
  const made = await plan(file, "documents.json");
  expect(made.counts).toMatchObject({ created: 3, failed: 0 });
  const rows = await rowsOf(admin, await applied(test, admin, made));
  const temples = await Promise.all(rows.map(async ({ id }) => (await admin.get(`/api/admin/temples/${id}`)).json()));
  expect(JSON.stringify([rows, temples])).not.toContain("[object");
  expect(temples.map(({ identifiers }) => identifiers[0].value)).toEqual([
    "64b0c0ffee0000000000aa01",
    "64b0c0ffee0000000000aa02",
    '{"office":"hassan","no":3}',
  ]);
  expect(temples[1]).toMatchObject({
    ...{ pincode: "573201", latitude: 13.01, longitude: 76.1, built: "1117" },
    sourceNotes: [{ label: "inspected", text: "2023-11-14T22:13:20.000Z" }],
  });
  expect((await plan(file, "documents.json")).counts).toMatchObject({ skipped: 3, failed: 0 });
});

test("a number within an object is one of the source", async () => {
  const { admin, id, plan } = await opened();
  const file = JSON.stringify([{ id: { value: id }, name: "Kere Gudi", city: "Hassan", state: "Karnataka" }]);
  expect(await rowsOf(admin, await plan(file, "list.json"))).toMatchObject([{ outcome: "created", name: "Kere Gudi" }]);
});
