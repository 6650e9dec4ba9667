import type { Permission } from "./roles";

// no schema here: the menu asks this list

/** What can wait for somebody, with what lets one deal with it; in the order of urgency. */
export const workPermissions = {
  moderation: "moderation",
  bookings: "bookings",
  orders: "shop",
  money: "payments",
  outbox: "monitoring",
  imports: "imports",
  bulkChanges: "temples",
  findings: "temples",
} as const satisfies Record<string, Permission>;
export type WorkKind = keyof typeof workPermissions;
const isKind = (name: string): name is WorkKind => name in workPermissions;
export const workKinds: readonly WorkKind[] = Object.keys(workPermissions).filter(isKind);

/** The screen whose entry in the menu counts it. */
export const workScreens: Readonly<Record<WorkKind, string>> = {
  moderation: "moderation",
  bookings: "bookings",
  orders: "orders",
  money: "payments",
  outbox: "outbox",
  imports: "imports",
  bulkChanges: "temples",
  findings: "quality",
};
