// no schema here: menus and screens of the site ask this table, and zod would double what its first page loads

/** A visitor has no account; every account has one of the others. */
export const accountRoles = [
  "DEVOTEE",
  "PANDIT",
  "ADMIN",
  "SUPER_ADMIN",
  "TEMPLE_ADMIN",
  "FESTIVAL_ADMIN",
  "USER_ADMIN",
  "CONTENT_ADMIN",
] as const;
export type AccountRole = (typeof accountRoles)[number];
export type Role = AccountRole | "VISITOR";

const signedIn = accountRoles;
const superAdmins = ["SUPER_ADMIN"] as const;
const admins = ["SUPER_ADMIN", "ADMIN"] as const;
const templeAdmins = [...admins, "TEMPLE_ADMIN"] as const;
const festivalAdmins = [...admins, "FESTIVAL_ADMIN"] as const;
const userAdmins = [...admins, "USER_ADMIN"] as const;
const contentAdmins = [...admins, "CONTENT_ADMIN"] as const;
const moderators = [...contentAdmins, "TEMPLE_ADMIN", "USER_ADMIN"] as const;
const pandits = [...admins, "PANDIT"] as const;
/** Temple admins answer for every temple, pandits for those they were named for. */
const bookers = [...templeAdmins, "PANDIT"] as const;

/** Who may do what, by name. Routes, screens and menus all ask this one table. */
export const permissions = {
  anyone: ["VISITOR", ...accountRoles],
  account: signedIn,
  dashboard: admins,
  platformAnalytics: superAdmins,
  ownAnalytics: admins,
  temples: templeAdmins,
  templesAdvanced: superAdmins,
  festivals: festivalAdmins,
  imports: [...templeAdmins, "FESTIVAL_ADMIN"],
  users: userAdmins,
  savedViews: [...templeAdmins, "FESTIVAL_ADMIN", "USER_ADMIN"],
  content: contentAdmins,
  moderation: moderators,
  monitoring: admins,
  audit: superAdmins,
  bookings: bookers,
  payments: admins,
  shop: admins,
  rituals: pandits,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** True for what being named a temple's manager opens beside any role: answering the bookings of that temple. */
export const opensToManagers = (permission: Permission): boolean => permission === "bookings";

/** True when `role` holds `permission`, or the account is named manager of a temple and that opens it. */
export function can(role: Role, permission: Permission, managesTemple = false): boolean {
  if (managesTemple && opensToManagers(permission)) return true;
  return permissions[permission].some((holder) => holder === role);
}
