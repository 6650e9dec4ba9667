import { describe, expect, test } from "vitest";
import type { AdminTemple } from "../../src/contract/adminTemples";
import { aTemple } from "../support/factories";
import { testApp } from "../support/testApp";

const csvPath = "/api/admin/temples/export.csv";

async function withTemples(...temples: object[]) {
  const app = await testApp({ now: "2026-11-10T20:00:00.000Z" });
  const admin = app.as("TEMPLE_ADMIN");
  for (const temple of temples) {
    const created = await admin.post("/api/admin/temples", aTemple(temple));
    expect(created.statusCode, created.body).toBe(201);
  }
  return { ...app, admin };
}

describe("a CSV", () => {
  test("is a file with a byte order mark, a header and a line for each temple, named after the day in India", async () => {
    const { admin } = await withTemples({ name: 'Rama "Big", Temple' }, { name: "Sita\nTemple" });
    const file = await admin.get("/api/admin/temples/export?format=csv");
    expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(file.headers["content-disposition"]).toBe('attachment; filename="temples-2026-11-11.csv"');
    expect(file.body.startsWith("\ufeffid,slug,name,")).toBe(true);
    expect(file.body).toContain('"Rama ""Big"", Temple"');
    expect(file.body).toContain('"Sita\nTemple"');
  });

  test("holds nothing that a spreadsheet would run; numbers stay numbers", async () => {
    const formulas = ["=1+1", "+91", "-x", "@x", "'=x"];
    const { admin } = await withTemples(...formulas.map((name) => ({ name })), {
      name: "South",
      latitude: -12.5,
      longitude: 77,
      phone: "+91 821 2421020",
    });
    const { body } = await admin.get("/api/admin/temples/export?format=csv");
    for (const name of formulas) expect(body).toContain(`,'${name},`);
    expect(body).toContain(",-12.5,77,place,'+91 821 2421020,");
  });

  test("has the filters of the screen", async () => {
    const { admin } = await withTemples(
      { name: "In Madurai", city: "Madurai", state: "Tamil Nadu" },
      { name: "Elsewhere" },
    );
    const { body } = await admin.get("/api/admin/temples/export?format=csv&location=Madurai");
    expect(body).toContain("In Madurai");
    expect(body).not.toContain("Elsewhere");
  });
});

describe("a JSON", () => {
  test("is a file with one list of records as the console reads them", async () => {
    const { admin } = await withTemples({ name: "One" }, { name: "Two" });
    const file = await admin.get("/api/admin/temples/export");
    expect(file.headers["content-disposition"]).toBe('attachment; filename="temples-2026-11-11.json"');
    const list: AdminTemple[] = (await admin.get("/api/admin/temples?sortBy=id&sortDir=asc")).json();
    // `pictures` says once more what other fields say
    expect(file.json()).toEqual(list.map(({ pictures: _, ...temple }) => temple));
  });

  test("is an empty list when nothing matches", async () => {
    const { admin } = await withTemples();
    expect((await admin.get("/api/admin/temples/export?format=json&search=nothing")).json()).toEqual([]);
  });

  test("refuses what it does not know", async () => {
    const { admin, as } = await withTemples();
    expect((await admin.get("/api/admin/temples/export?format=xml")).json().errors).toEqual({
      format: "errors.format",
    });
    expect((await as("DEVOTEE").get("/api/admin/temples/export")).statusCode).toBe(403);
  });
});

describe("a link with a ticket", () => {
  const ticketOf = async (admin: {
    post: (url: string, body: object) => Promise<{ json: () => { ticket: string } }>;
  }) => (await admin.post("/api/admin/temples/export-ticket", {})).json().ticket;

  test("opens once", async () => {
    const { admin, visitor } = await withTemples({ name: "Rama Temple" });
    const url = `${csvPath}?ticket=${await ticketOf(admin)}`;
    const first = await visitor.get(url);
    expect(first.statusCode).toBe(200);
    expect(first.body).toContain("Rama Temple");
    const second = await visitor.get(url);
    expect(second.statusCode).toBe(410);
    expect(second.json().message).toBe("This link has expired or has been used.");
  });

  test("does not open after a minute", async () => {
    const { admin, visitor, clock } = await withTemples();
    const ticket = await ticketOf(admin);
    clock.set("2026-11-10T20:01:01.000Z");
    expect((await visitor.get(`${csvPath}?ticket=${ticket}`)).statusCode).toBe(410);
  });

  test("does not open when whoever asked for it may no longer", async () => {
    const { visitor, anAccount, db } = await withTemples();
    const admin = await anAccount({ role: "TEMPLE_ADMIN" });
    const ticket = await ticketOf(admin);
    await db.updateTable("users").set({ role: "DEVOTEE" }).where("id", "=", admin.id).execute();
    expect((await visitor.get(`${csvPath}?ticket=${ticket}`)).statusCode).toBe(410);
  });

  test("is needed by whoever has no other right", async () => {
    const { admin, visitor, as } = await withTemples();
    expect((await visitor.get(csvPath)).statusCode).toBe(401);
    expect((await as("DEVOTEE").get(csvPath)).statusCode).toBe(403);
    expect((await visitor.get(`${csvPath}?ticket=guess`)).statusCode).toBe(410);
    expect((await admin.get(csvPath)).statusCode).toBe(200);
    expect((await as("DEVOTEE").post("/api/admin/temples/export-ticket", {})).statusCode).toBe(403);
  });
});
