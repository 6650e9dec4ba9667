import { expect, test } from "vitest";
import { applied, planned, rowsOf } from "../support/imports";
import { testApp } from "../support/testApp";

async function opened() {
  const test = await testApp();
  const admin = test.as("TEMPLE_ADMIN");
  const plan = (text: string) => planned(test, admin, text);
  return { admin, plan, apply: async (text: string, body?: object) => applied(test, admin, await plan(text), body) };
}
const outcomes = (rows: readonly { outcome: string }[]) => rows.map(({ outcome }) => outcome);

const positions = "name,city,state,latitude,longitude";
const addresses = "name,city,state,address,pincode";
const hanuman = "Hanuman Mandir,Varanasi,Uttar Pradesh";
const three = [positions, `${hanuman},25.3109,83.0107`, `${hanuman},25.2650,82.9990`, `${hanuman},25.3600,83.0300`];

test.each([
  ["positions far apart", three],
  [
    "other addresses",
    [
      addresses,
      'Ganesh Mandir,Pune,Maharashtra,"Kasba Peth, Pune",411011',
      'Ganesh Mandir,Pune,Maharashtra,"Paud Road, Kothrud, Pune",411038',
    ],
  ],
  [
    "other addresses of like words",
    [
      addresses,
      "Ganesh Mandir,Pune,Maharashtra,Shaniwar Peth,411030",
      "Ganesh Mandir,Pune,Maharashtra,Nana Peth,411002",
      "Ganesh Mandir,Pune,Maharashtra,Temple Street,411004",
      "Ganesh Mandir,Pune,Maharashtra,Temple Street,411028",
    ],
  ],
  [
    "other numbers of addresses in one PIN code",
    [addresses, "Ganesh Mandir,Pune,Maharashtra,Sector 4,411038", "Ganesh Mandir,Pune,Maharashtra,Sector 7,411038"],
  ],
  ["other PIN codes", [addresses, "Ganesh Mandir,Pune,Maharashtra,,411011", "Ganesh Mandir,Pune,Maharashtra,,411038"]],
  [
    "names alike by sound and positions far apart",
    [
      positions,
      "Shani Temple Peepal,Varanasi,Uttar Pradesh,25.3109,83.0107",
      "Sani Temple Peepal,Varanasi,Uttar Pradesh,25.2450,82.9990",
    ],
  ],
])("namesakes of one town in one file (%s) are temples of their own", async (_, lines) => {
  const { admin, plan, apply } = await opened();
  const rows = await rowsOf(admin, await plan(lines.join("\n")));
  for (const { outcome, problems } of rows) {
    expect(["created", "duplicate"]).toContain(outcome);
    expect(problems).toEqual([]);
  }
  const done = await apply(lines.join("\n"), { mode: "all", duplicates: "create" });
  expect(done.counts).toMatchObject({ created: lines.length - 1, failed: 0 });
  // brought once more each meets its own
  expect((await plan(lines.join("\n"))).counts).toMatchObject({ skipped: lines.length - 1, created: 0, failed: 0 });
});

test("a namesake at another place of the town than the temple on file is asked about and can be created", async () => {
  const { admin, plan, apply } = await opened();
  await apply(three.slice(0, 2).join("\n"));
  // whichever comes first in the file
  for (const list of [three, [...three].sort().reverse()]) {
    const rows = await rowsOf(admin, await plan(list.join("\n")));
    expect(outcomes(rows).sort()).toEqual(["duplicate", "duplicate", "skipped"]);
    expect(rows.find(({ outcome }) => outcome === "duplicate")?.duplicates).toMatchObject([
      { name: "Hanuman Mandir", place: "Varanasi, Uttar Pradesh" },
    ]);
  }
  expect((await apply(three.join("\n"), { mode: "all", duplicates: "create" })).counts).toMatchObject({ created: 2 });
  // of several at other places the one at its own place is meant
  const changed = `${positions},deity\n${hanuman},25.2651,82.9990,Hanuman\n`;
  expect((await plan(changed)).counts).toMatchObject({ updated: 1, failed: 0 });
});

test("a namesake of another address is asked about, and does not overwrite the temple on file", async () => {
  const { admin, plan, apply } = await opened();
  await apply(`${addresses}\nPattabhi Gudi,Mysuru,Karnataka,J P Nagar,570031\n`);
  const rows = await rowsOf(admin, await plan(`${addresses}\nPattabhi Gudi,Mysuru,Karnataka,Kuvempu Nagar,570023\n`));
  expect(outcomes(rows)).toEqual(["duplicate"]);
});

test.each([
  ["of one place", `${hanuman},25.3109,83.0107,Rama`, `${hanuman},25.3112,83.0109,Sita`, "failed"],
  ["without places", `${hanuman},,,Rama`, `${hanuman},,,Sita`, "failed"],
])("rows of one name %s stay one temple", async (_, one, other, outcome) => {
  const { admin, plan } = await opened();
  const rows = await rowsOf(admin, await plan(`${positions},deity\n${one}\n${other}\n`));
  expect(outcomes(rows)).toEqual(["created", outcome]);
  expect(rows[1]?.problems).toContainEqual(expect.objectContaining({ reason: "errors.rowDiffers", earlier: 2 }));
});

test("rows of one number at Wikidata stay one temple, wherever they are", async () => {
  const { admin, plan } = await opened();
  const rows = await rowsOf(
    admin,
    await plan(`${positions},wikidataId\n${hanuman},25.3109,83.0107,Q990001\n${hanuman},25.2650,82.9990,Q990001\n`),
  );
  expect(outcomes(rows)).toEqual(["created", "failed"]);
});
