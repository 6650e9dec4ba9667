import fc from "fast-check";
import { expect, test } from "vitest";
import type { Import, ImportRepair } from "../../src/contract/imports";
import { aTemple } from "../support/factories";
import { planned, rowsOf, settled } from "../support/imports";
import { type Caller, testApp } from "../support/testApp";

type Opened = Awaited<ReturnType<typeof testApp>>;

async function put(opened: Opened, admin: Caller, { id }: Pick<Import, "id">, what: string, body: object) {
  const answer = await admin.put(`/api/admin/imports/${id}/${what}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return settled(opened, admin, id);
}

/** All that an editor sees of a plan. */
async function seen(admin: Caller, { id, counts, notes, problem, repairs }: Import) {
  return { counts, notes, problem, repairs, rows: await rowsOf(admin, { id }, "?size=100") };
}

const mostly = (usual: string[], odd: string[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: fc.constantFrom(...odd) });
/** Few names, places and points, so that rows are often about one temple, or look alike; some cells are wrong. */
const cells = {
  id: mostly([""], ["1", "2", "999"]),
  slug: mostly([""], ["lamp-a", "", "", "new-a"]),
  name: mostly(["Shiva", "Siva", "Lamp"], ["Ganesha", ""]),
  city: mostly(["Hassan", "Belur"], ["", "Hassan"]),
  state: mostly(["Karnataka"], ["Karnatka", ""]),
  deity: mostly([""], ["Rama", "Sita"]),
  phone: mostly([""], ["9.87E+09", "ask", "9876543210", '"open']),
  website: mostly(["", "www.example.org"], ["no"]),
  lat: mostly(["", "13.01", "76.11"], ["13.012", "by the river"]),
  long: mostly(["", "76.11", "13.01"], ["76.112", "x"]),
};
const columns = Object.keys(cells);
const written: Record<string, string[]> = {
  name: ["Lamp", "Shiva", "", "Other"],
  city: ["Belur", "Hassan", ""],
  state: ["Karnataka", ""],
  phone: ["", "9876543210", "no"],
  website: ["", "https://example.com"],
  latitude: ["13.01, 76.11", "", "13"],
  longitude: ["76.11", ""],
  slug: ["new-a", ""],
  id: ["1", ""],
};
type Pick4 = [number, number, number, number];
const choice = fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99), fc.nat(99));

/** A click of an editor: on a remark of the plan for a line or for all, back, or a cell written anew. */
function clicked(repairs: readonly ImportRepair[], rows: Awaited<ReturnType<typeof rowsOf>>, [what, a, b, c]: Pick4) {
  if (what % 4 === 0 && repairs.length > 0) return repairs.filter((_, at) => at !== a % repairs.length);
  const remarks = rows.flatMap(({ line, problems, doubts }) =>
    [...problems, ...doubts].map(({ field, reason }) => ({ line, field, reason })),
  );
  const remark = remarks[a % Math.max(1, remarks.length)];
  if (remark && what % 4 < 3) {
    const { line, field, reason } = remark;
    if (field === "row" || field === "coordinates") return repairs;
    const values = written[field] ?? [""];
    const whole = { field, reason, value: values[c % values.length] || "Goa" };
    if (reason === "errors.required" && what % 4 === 1 && b % 3 === 1) return [...repairs, whole];
    if (what % 4 === 1) return [...repairs, b % 3 === 0 ? { field, reason, value: "" } : { field, reason }];
    return [
      ...repairs,
      b % 2 === 0 ? { field, reason, line } : { field, reason, line, value: values[c % values.length] },
    ];
  }
  const line = rows[a % rows.length]?.line ?? 2;
  const field = Object.keys(written)[b % Object.keys(written).length] ?? "name";
  const values = written[field] ?? [""];
  return [...repairs, { field, reason: "errors.required", line, value: values[c % values.length] ?? "" }];
}

test("repaired piece by piece a plan is the one that is made anew with these repairs", {
  timeout: 120_000,
}, async () => {
  const opened = await testApp({ env: { RATE_LIMITS: "off" } });
  const admin = opened.as("TEMPLE_ADMIN");
  for (const [name, slug, deity] of [
    ["Lamp", "lamp-a", "Rama"],
    ["Ganesha", "ganesha-a", "Sita"],
  ]) {
    const made = await admin.post(
      "/api/admin/temples",
      aTemple({ name, slug, deity, city: "Hassan", state: "Karnataka" }),
    );
    expect(made.statusCode, made.body).toBe(201);
  }
  const row = fc.record(cells).map((one) => columns.map((column) => one[column as keyof typeof cells]).join(","));
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 3, maxLength: 12 }),
      fc.array(choice, { minLength: 1, maxLength: 4 }),
      async (rows, clicks) => {
        const plan = await planned(opened, admin, [columns.join(","), ...rows].join("\n"));
        let repairs: readonly ImportRepair[] = [];
        for (const click of clicks) {
          repairs = clicked(repairs, await rowsOf(admin, plan, "?size=100"), click);
          const pieces = await seen(admin, await put(opened, admin, plan, "repairs", { repairs }));
          const whole = await seen(admin, await put(opened, admin, plan, "mapping", { mapping: {} }));
          expect(pieces).toEqual(whole);
        }
      },
    ),
    { numRuns: 80 },
  );
});

test("a repair leaves the rows that it does not concern as they were seen", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const { id } = (await admin.post("/api/admin/temples", aTemple({ name: "Lamp", deity: "Rama" }))).json();
  const plan = await planned(
    opened,
    admin,
    `id,name,city,state,deity,website\n${id},,,,Sita,\n,A,Hassan,Goa,,www.example.org\n`,
  );
  const deityBefore = async () => (await rowsOf(admin, plan))[0]?.changes.map(({ from }) => from);
  await admin.put(`/api/admin/temples/${id}`, { deity: "Durga" });
  const website = { field: "website", reason: "errors.webAddress", line: 3 };
  const repaired = await put(opened, admin, plan, "repairs", { repairs: [website] });
  expect([repaired.counts.created, await deityBefore()]).toEqual([1, ["Rama"]]);
  await put(opened, admin, plan, "mapping", { mapping: {} });
  expect(await deityBefore()).toEqual(["Durga"]);
});
