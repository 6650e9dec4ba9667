import { expect } from "vitest";
import type { Import, ImportRow } from "../../src/contract/imports";
import type { Caller } from "./callers";
import type { TestApp } from "./testApp";

const csv = { headers: { "content-type": "text/csv" } };

/** Brings a CSV file and answers the import as it was received. */
export async function bringCsv(caller: Caller, text: string, query = "", noun = "temples"): Promise<Import> {
  const answer = await caller.post(`/api/admin/${noun}/imports${query}`, text, csv);
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json();
}

/** The import once nothing goes on with it any more. */
export async function settled({ app }: Pick<TestApp, "app">, caller: Caller, id: number): Promise<Import> {
  await app.idle();
  return (await caller.get(`/api/admin/imports/${id}`)).json();
}

/** Brings a CSV file and answers its plan. */
export async function planned(test: Pick<TestApp, "app">, caller: Caller, text: string, query = "", noun = "temples") {
  return settled(test, caller, (await bringCsv(caller, text, query, noun)).id);
}

/** Starts an import's plan, its remarks seen, and answers how it ended. */
export async function applied(
  test: Pick<TestApp, "app">,
  caller: Caller,
  { id }: Import,
  body: object = { mode: "valid" },
): Promise<Import> {
  const answer = await caller.post(`/api/admin/imports/${id}/apply`, { remarksSeen: true, ...body });
  expect(answer.statusCode, answer.body).toBe(200);
  return settled(test, caller, id);
}

export async function rowsOf(caller: Caller, { id }: Pick<Import, "id">, query = ""): Promise<ImportRow[]> {
  return (await caller.get(`/api/admin/imports/${id}/rows${query}`)).json().rows;
}
