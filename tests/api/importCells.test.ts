import { expect, test } from "vitest";
import { applied, planned, rowsOf } from "../support/imports";
import { testApp } from "../support/testApp";

const list = [
  "Name,Town,State,PIN,Phone,Website,Type,Lat,Long,Trustee",
  '"महाकालेश्वर मंदिर",Ujjain,म.प्र.,४५६००६,+91\u00a0734\u20112550563\u200b,/url?q=https://mahakal.example&sa=U,Jyotirlinga,२३⁰१०\'५८"N,75⁰46\'06"E,Shri Sharma',
  "Ram\u00a0Temple\u200b,Orchha,M.P.,472246,,,Village,25.3512,78.6412,",
].join("\n");

test("cells with odd signs, Indian digits, wrapped links and unknown types keep no row out", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const plan = await planned(opened, admin, list, "?name=trust%202026.csv");
  expect(plan.counts).toMatchObject({ created: 2, failed: 0 });
  const [first, second] = await rowsOf(admin, plan);
  expect(first?.doubts).toMatchObject([{ field: "type", value: "Jyotirlinga" }]);
  expect(second?.doubts).toMatchObject([{ field: "type", value: "Village" }]);
  const done = await applied(opened, admin, plan);
  expect(done.counts).toMatchObject({ created: 2, failed: 0 });
  const [mahakal, ram] = await rowsOf(admin, done);
  const temple = async (id: number | null | undefined) => (await admin.get(`/api/admin/temples/${id}`)).json();
  expect(await temple(mahakal?.id)).toMatchObject({
    nameHi: "महाकालेश्वर मंदिर",
    state: "Madhya Pradesh",
    pincode: "456006",
    phone: "+91 734-2550563",
    website: "https://mahakal.example",
    latitude: 23.1827778,
    sourceNotes: [
      { source: "trust", label: "Type", text: "Jyotirlinga" },
      { source: "trust", label: "Trustee", text: "Shri Sharma" },
    ],
  });
  expect(await temple(ram?.id)).toMatchObject({ name: "Ram Temple", city: "Orchha", state: "Madhya Pradesh" });
  // nobody but the console reads what sources say beside the record
  const shown = (await opened.visitor.get(`/api/temples/${mahakal?.id}`)).json();
  expect(shown.name).toBe("महाकालेश्वर मंदिर");
  expect(shown.sourceNotes).toBeUndefined();
});

test("next year's list puts its own notes in the place of the old ones and leaves those of others", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  await applied(opened, admin, await planned(opened, admin, list, "?name=trust%202026.csv"));
  const other = list.replace("Shri Sharma", "Smt. Verma");
  const done = await applied(opened, admin, await planned(opened, admin, other, "?name=trust%202027.csv"));
  expect(done.counts).toMatchObject({ created: 0, updated: 1, skipped: 1 });
  const office = await planned(opened, admin, other, "?name=office.csv");
  await applied(opened, admin, office);
  const [mahakal] = await rowsOf(admin, office);
  const { sourceNotes } = (await admin.get(`/api/admin/temples/${mahakal?.id}`)).json();
  expect(sourceNotes.map(({ source, text }: { source: string; text: string }) => [source, text])).toEqual([
    ["trust", "Jyotirlinga"],
    ["trust", "Smt. Verma"],
    ["office", "Jyotirlinga"],
    ["office", "Smt. Verma"],
  ]);
});

test("malformed telephones, PIN codes, addresses and pictures keep no row out: they are told and kept as notes", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const text = [
    "name,city,state,phone,pincode,email,website,picture",
    "A Temple,Hassan,Karnataka,12345,57320,rao at example,hassan temple.,a picture",
    "C Temple,Halebidu,Karnataka,08177 222 333,573121,,,",
  ].join("\n");
  const plan = await planned(opened, admin, text, "?name=hassan%202026.csv");
  expect(plan.counts).toMatchObject({ created: 2, failed: 0 });
  const [first, second] = await rowsOf(admin, plan);
  expect(first?.doubts.map(({ field, reason }) => [field, reason])).toEqual([
    ["pincode", "errors.pincode"],
    ["email", "errors.email"],
    ["website", "errors.webAddress"],
    ["image", "errors.pictureAddress"],
    ["phone", "errors.phoneShort"],
  ]);
  expect(second?.doubts).toEqual([]);
  const done = await applied(opened, admin, plan);
  const [{ id } = { id: 0 }] = await rowsOf(admin, done);
  const temple = (await admin.get(`/api/admin/temples/${id}`)).json();
  expect(temple).toMatchObject({ phone: null, email: null, website: null, image: null });
  expect(temple.sourceNotes).toContainEqual({ source: "hassan", label: "phone", text: "12345" });
  expect(temple.sourceNotes).toContainEqual({ source: "hassan", label: "pincode", text: "57320" });
});

test("what a spreadsheet spoilt in optional columns keeps no row out: it is told and kept as a note", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const text = [
    "name,city,state,deity,phone,pincode,lat,long,sevas",
    "A Temple,Hassan,Karnataka,#NAME?,9.87E+09,5.7E+05,#REF!,76.1,#VALUE!",
    "#REF!,Hassan,Karnataka,Shiva,,,,,",
    "C Temple,Hassan,#N/A,Shiva,,,,,",
  ].join("\n");
  const plan = await planned(opened, admin, text, "?name=hassan%202026.csv");
  expect(plan.counts).toMatchObject({ created: 1, failed: 2 });
  const [first, second, third] = await rowsOf(admin, plan);
  expect(first?.doubts.map(({ field, reason }) => [field, reason])).toEqual([
    ["deity", "errors.programError"],
    ["phone", "errors.shortened"],
    ["pincode", "errors.shortened"],
    ["latitude", "errors.programError"],
    ["poojaDetails", "errors.programError"],
    ["longitude", "errors.position"],
  ]);
  expect([second, third].map((row) => row?.problems.map(({ field, reason }) => [field, reason]))).toEqual([
    [["name", "errors.programError"]],
    [["state", "errors.required"]],
  ]);
  const [made] = await rowsOf(admin, await applied(opened, admin, plan));
  const temple = (await admin.get(`/api/admin/temples/${made?.id}`)).json();
  expect(temple).toMatchObject({ phone: null, pincode: null, latitude: null, longitude: null });
  expect(temple.sourceNotes.map(({ label, text }: { label: string; text: string }) => [label, text])).toEqual([
    ["deity", "#NAME?"],
    ["phone", "9.87E+09"],
    ["pincode", "5.7E+05"],
    ["lat", "#REF!"],
    ["sevas", "#VALUE!"],
    ["long", "76.1"],
  ]);
});
