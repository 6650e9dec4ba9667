import { expect } from "vitest";
import type { BulkChange, BulkItem, BulkStart } from "../../src/contract/bulkChanges";
import type { Caller, TestApp } from "./testApp";

export const bulkRoot = "/api/admin/temples/bulk-changes";

type Asked = { filters?: Record<string, string>; action: BulkStart["action"] };

/** Has a change looked through; answers what it would do. */
export async function plannedChange({ app }: TestApp, caller: Caller, { filters = {}, action }: Asked) {
  const asked = await caller.post(bulkRoot, { filters, action });
  expect(asked.statusCode, asked.body).toBe(202);
  return settled(app, caller, asked.json().id);
}

/** Sends a decision about a change and waits for what comes of it. */
export async function decided({ app }: TestApp, caller: Caller, id: number, what: "apply" | "undo" | "cancel") {
  const answer = await caller.post(`${bulkRoot}/${id}/${what}`, {});
  expect(answer.statusCode, answer.body).toBe(200);
  return settled(app, caller, id);
}

async function settled(app: TestApp["app"], caller: Caller, id: number): Promise<BulkChange> {
  await app.idle();
  return (await caller.get(`${bulkRoot}/${id}`)).json();
}

export async function itemsOf(caller: Caller, id: number, outcome = ""): Promise<BulkItem[]> {
  const answer = await caller.get(`${bulkRoot}/${id}/items`, { query: outcome ? { outcome } : {} });
  return answer.json().items;
}
