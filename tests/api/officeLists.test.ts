import { expect, test } from "vitest";
import { testApp } from "../support/testApp";

const header = "Temple ID,Temple Name,Tamil Name,District,Address,Phone,Website,Lat,Long";
const kapaleeswarar =
  'TM000001,Arulmigu Kapaleeswarar Temple,அருள்மிகு கபாலீசுவரர் திருக்கோயில்,Chennai,"Mylapore, Chennai - 600004",+91\u00a044\u20112464\u00a01670,https://temple.example,13.0337,80.2701';
const attur = 'TM000003,Arulmigu Village Temple,,Salem,"Some street, Attur - 636102",,,,';

const opened = async () => {
  const { as, visitor } = await testApp();
  const admin = as("TEMPLE_ADMIN");
  const importText = async (text: string, dryRun = false) =>
    (
      await admin.post(`/api/admin/temples/import.csv?dryRun=${dryRun}`, text, {
        headers: { "content-type": "text/csv" },
      })
    ).json();
  const found = async (q: string) =>
    (await visitor.get("/api/temples/search", { query: { q } })).json().temples.map(({ id }: { id: number }) => id);
  return { admin, visitor, importText, found };
};

test("a list of an office without towns and states becomes whole records, by its numbers, places and PIN codes", async () => {
  const { admin, importText, found } = await opened();
  const answer = await importText([header, kapaleeswarar, attur].join("\n"));
  expect(answer).toMatchObject({ created: 2, failed: 0, warnings: [] });
  const [id] = await found("Kapaleeswarar");
  expect((await admin.get(`/api/admin/temples/${id}`)).json()).toMatchObject({
    city: "Chennai",
    state: "Tamil Nadu",
    district: "Chennai",
    locality: "Mylapore",
    pincode: "600004",
    derivedFields: ["locality", "pincode"],
    phone: "+91 44-2464 1670",
    identifiers: [{ source: "hrce", value: "TM000001" }],
    names: [{ name: "அருள்மிகு கபாலீசுவரர் திருக்கோயில்", language: "ta", kind: "common" }],
  });
  for (const q of ["600004", "Mylapore", "கபாலீசுவரர்"]) expect(await found(q), q).toContain(id);
  const [village] = await found("Village Salem");
  expect((await admin.get(`/api/admin/temples/${village}`)).json()).toMatchObject({
    state: "Tamil Nadu",
    district: "Salem",
    pincode: "636102",
    latitude: null,
  });
});

test("next year's list is matched by its numbers, whatever the names are now, and shows what changed", async () => {
  const { importText, found } = await opened();
  await importText([header, kapaleeswarar, attur].join("\n"));
  const [id] = await found("Kapaleeswarar");
  const again = await importText([header, kapaleeswarar, attur].join("\n"));
  expect(again).toMatchObject({ created: 0, updated: 0, skipped: 2 });
  const renamed = kapaleeswarar.replace("Arulmigu Kapaleeswarar Temple", "Sri Kapaleeswarar Temple");
  const next = await importText([header, renamed, attur].join("\n"), true);
  expect(next).toMatchObject({ created: 0, updated: 1, skipped: 1 });
  expect(next.rows[0]).toMatchObject({ id, outcome: "updated" });
  expect(next.rows[0].changes).toContainEqual({
    field: "name",
    from: "Arulmigu Kapaleeswarar Temple",
    to: "Sri Kapaleeswarar Temple",
  });
});

test("what the temple says of itself is not overwritten by a list", async () => {
  const { admin, importText, found } = await opened();
  await importText([header, kapaleeswarar].join("\n"));
  const [id] = await found("Kapaleeswarar");
  const sources = [{ fields: ["phone"], kind: "temple", name: "The temple's office", checkedOn: "2026-03-01" }];
  expect((await admin.put(`/api/admin/temples/${id}`, { phone: "044 1111 2222", sources })).statusCode).toBe(200);
  const answer = await importText([header, kapaleeswarar.replace("temple.example", "other.example")].join("\n"));
  expect(answer).toMatchObject({ updated: 1 });
  expect((await admin.get(`/api/admin/temples/${id}`)).json()).toMatchObject({
    phone: "044 1111 2222",
    website: "https://other.example",
  });
});

test("a number that is too long is told beside its cell, and its row alone fails", async () => {
  const { importText } = await opened();
  const answer = await importText([header, kapaleeswarar.replace("TM000001", "9".repeat(81)), attur].join("\n"), true);
  expect(answer).toMatchObject({ created: 1, failed: 1 });
  expect(answer.failures).toEqual([
    { line: 2, field: "sourceId", value: expect.stringMatching(/^9+/), reason: "errors.tooLong" },
  ]);
});
