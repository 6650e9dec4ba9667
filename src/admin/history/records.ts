import { type AuditKind, type HistoryNoun, historyKinds } from "../../contract/auditWords";

/** A record with a history: its kind, and where the API has it. */
export type HistoryRecord = { kind: AuditKind; path: string };

/** The record that `history` in the address names: a row, or for content also one of its single texts. */
export function recordNamed(noun: HistoryNoun, name: string): HistoryRecord | undefined {
  if (noun === "content" && (name === "support" || name === "banner")) return { kind: name, path: `content/${name}` };
  if (!/^[1-9]\d{0,9}$/.test(name)) return undefined;
  const path = noun === "content" ? "content/guidance" : noun;
  return { kind: historyKinds[noun], path: `${path}/${name}` };
}
