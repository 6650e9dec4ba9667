import type { AuditKind } from "../../contract/auditWords";

/** A part of the console whose records have a history. */
export type HistoryNoun = "temples" | "festivals" | "users" | "content" | "products" | "lists";

/** A record with a history: its kind, and where the API has it. */
export type HistoryRecord = { kind: AuditKind; path: string };

const kinds = {
  temples: "temple",
  festivals: "festival",
  users: "account",
  products: "product",
  lists: "list",
} as const;

/** The record that `history` in the address names: a row, or for content also one of its single texts. */
export function recordNamed(noun: HistoryNoun, name: string): HistoryRecord | undefined {
  if (noun === "content" && (name === "support" || name === "banner")) return { kind: name, path: `content/${name}` };
  if (!/^[1-9]\d{0,9}$/.test(name)) return undefined;
  if (noun === "content") return { kind: "guidance", path: `content/guidance/${name}` };
  return { kind: kinds[noun], path: `${noun}/${name}` };
}
