import type { Role } from "./roles";

export const moderatedKinds = ["review", "photo", "submission", "correction", "role-request", "alias"] as const;
export type Moderated = (typeof moderatedKinds)[number];

const all = moderatedKinds;
const decidedBy: Partial<Record<Role, readonly Moderated[]>> = {
  SUPER_ADMIN: all,
  ADMIN: all,
  CONTENT_ADMIN: ["review", "photo"],
  TEMPLE_ADMIN: ["submission", "correction", "alias"],
  USER_ADMIN: ["role-request"],
};

/** The kinds of items that `role` sees in the queue and decides on. */
export const kindsDecidedBy = (role: Role): readonly Moderated[] => decidedBy[role] ?? [];

/** True when `role` sees and decides items of `kind`. */
export const canModerate = (role: Role, kind: Moderated): boolean => kindsDecidedBy(role).includes(kind);
