import { expect } from "vitest";
import type { CorrectionField } from "../../src/contract/corrections";
import type { AccountRole } from "../../src/contract/roles";
import { foldName } from "../../src/domain/spelling";
import { aPicture, aReview, pictures, storeTemple } from "./contributions";
import { confirmed } from "./stepUp";
import { type Caller, testApp } from "./testApp";

export const NOON = "2026-11-21T06:30:00.000Z";
export const later = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1_000).toISOString();
export const root = "/api/admin/moderation";

type Kind = "review" | "photo" | "submission" | "correction" | "role-request" | "alias";
export type Item = { kind: Kind; id: number };

/** An app with one temple, and ways to send things in that then wait for a decision. */
export async function withQueue() {
  const opened = await testApp({ now: NOON, env: { RATE_LIMITS: "off" } });
  const temple = await storeTemple(opened.db, { name: "Somnath" });
  let address = 0;
  /** Someone at an address of their own, so that nobody waits for anybody. */
  const elsewhere = () => ({ remoteAddress: `10.0.${Math.floor(address / 250)}.${(address++ % 250) + 1}` });
  const review = async (fields = {}, by: Caller = opened.visitor, id = temple): Promise<Item> => {
    const sent = await by.post(`/api/temples/${id}/reviews`, aReview(fields), elsewhere());
    return { kind: "review", id: sent.json().id };
  };
  const photo = async (by: Caller = opened.visitor, id = temple): Promise<Item> => {
    const { body, headers } = await pictures({ "a.jpg": await aPicture({ width: 40, height: 30 }) });
    const sent = await by.post(`/api/images/temple/${id}`, body, headers);
    return { kind: "photo", id: sent.json().uploaded[0].id };
  };
  const correction = async (
    field: CorrectionField,
    value: string,
    fields = {},
    by: Caller = opened.visitor,
    about = temple,
  ) => {
    const sent = await by.post(`/api/temples/${about}/corrections`, { field, value, ...fields }, elsewhere());
    expect(sent.statusCode, sent.body).toBe(201);
    return { kind: "correction", id: sent.json().id } as const;
  };
  const submission = async (by?: { id: number }): Promise<Item> => ({
    kind: "submission",
    id: await storeTemple(opened.db, { status: "pending" }, by?.id ?? null),
  });
  const roleRequest = async (user: { id: number }, role: AccountRole): Promise<Item> => {
    const row = { user_id: user.id, role, status: "pending", created_at: NOON, reason: null, decided_at: null };
    const { id } = await opened.db.insertInto("role_requests").values(row).returning("id").executeTakeFirstOrThrow();
    return { kind: "role-request", id };
  };
  const alias = async (typed: string, id = temple): Promise<Item> => {
    const query = foldName(typed);
    const row = { query, typed, temple_id: id, created_at: NOON, reason: null, decided_at: null, asked: 5, opened: 3 };
    const stored = await opened.db.insertInto("search_aliases").values(row).returning("id").executeTakeFirstOrThrow();
    return { kind: "alias", id: stored.id };
  };
  const templeRow = (id = temple) =>
    opened.db.selectFrom("temples").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const log = () => opened.db.selectFrom("audit_log").selectAll().orderBy("id").execute();
  return { ...opened, temple, review, photo, correction, submission, roleRequest, alias, templeRow, log };
}

/** As who confirms it, where a role is given. */
export async function approve(by: Caller, ...items: Item[]) {
  const decisions = items.map((item) => ({ ...item, decision: "approve" }));
  const givesRole = items.some(({ kind }) => kind === "role-request");
  return by.post(`${root}/decisions`, { decisions }, givesRole ? await confirmed(by, "role") : {});
}
export const reject = (by: Caller, item: Item, reason = "Not about the temple") =>
  by.post(`${root}/decisions`, { decisions: [{ ...item, decision: "reject", reason }] });
export const undo = (by: Caller, ...decisionIds: number[]) => by.post(`${root}/undo`, { decisionIds });
export const idsOf = (answer: { json: () => { decisions: { decisionId: number }[] } }) =>
  answer.json().decisions.map(({ decisionId }) => decisionId);
export const queue = async (by: Caller, query = "") => (await by.get(`${root}${query}`)).json();
export const keys = (page: { items: Item[] }) => page.items.map(({ kind, id }) => `${kind} ${id}`);
