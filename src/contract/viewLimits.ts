import type { Permission } from "./roles";

// no schema here: the lists check by these, and zod would weigh more than they do

/** Characters of a view's name and of what it asks, and views that one person can have of one list. */
export const viewLimits = { name: 60, search: 2_000, views: 20 } as const;

/** The lists that have saved views, each with what its screen asks for. */
export const viewLists = {
  temples: "temples",
  "temple-management": "templesAdvanced",
  festivals: "festivals",
  users: "users",
} as const satisfies Record<string, Permission>;
export type ViewList = keyof typeof viewLists;
