import type { BulkStart } from "../../contract/bulkChanges";

/** What is offered for many temples, in this order. */
export const bulkChoices = [
  "verify",
  "unverify",
  "activate",
  "deactivate",
  "set",
  "list",
  "manager",
  "delete",
] as const;
export type BulkChoice = (typeof bulkChoices)[number];

type Action = BulkStart["action"];

/** The action of a choice that needs to be told nothing more. */
export function plainAction(choice: BulkChoice): Action | undefined {
  if (choice === "verify" || choice === "unverify") return { kind: "verify", isVerified: choice === "verify" };
  if (choice === "activate" || choice === "deactivate") return { kind: "activate", isActive: choice === "activate" };
  return choice === "delete" ? { kind: "delete" } : undefined;
}
