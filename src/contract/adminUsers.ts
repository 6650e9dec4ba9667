import { z } from "zod";
import { AccountRole } from "./accounts";
import { BooleanText, Id, integerIn, PageSize, typedText } from "./common";

/** An account as the console sees it; nothing of its preferences or faith, which are its owner's. */
export const AdminUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: AccountRole,
  active: z.boolean(),
  createdAt: z.string(),
  /** a role this person asked for, not yet decided on */
  requestedRole: AccountRole.nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** `GET /api/admin/users`: pages are zero-based here; the newest accounts come first unless another order is named. */
export const AdminUserQuery = z.strictObject({
  page: integerIn(0, 100_000, "errors.page").optional(),
  size: PageSize.optional(),
  sortBy: z.enum(["createdAt", "name", "email", "role"], "errors.sort").optional(),
  sortDir: z.enum(["asc", "desc"], "errors.sort").optional(),
  /** a part of the name or the address; names are found in any of our scripts */
  search: typedText(200).optional(),
  role: AccountRole.or(z.literal("")).optional(),
  active: BooleanText.or(z.literal("")).optional(),
});
export type AdminUserQuery = z.infer<typeof AdminUserQuery>;

export const AdminUserPage = z.object({
  users: z.array(AdminUser),
  currentPage: z.int(),
  size: z.int(),
  total: z.int(),
  totalPages: z.int(),
});
export type AdminUserPage = z.infer<typeof AdminUserPage>;

/**
 * `GET /api/admin/users/stats`: recent registrations are those of the last 30 days; a role that nobody holds is
 * counted as 0.
 */
export const UserStats = z.object({
  totalUsers: z.int(),
  activeUsers: z.int(),
  recentRegistrations: z.int(),
  usersByRole: z.record(AccountRole, z.int()),
  pendingRoleRequests: z.int(),
});
export type UserStats = z.infer<typeof UserStats>;

/**
 * `PUT /api/admin/users/:id/toggle-active`: without a body the flag is turned round; where one names it, it becomes
 * that, so that two people who press at once do not undo each other.
 */
export const ToggleActiveInput = z.strictObject({ active: z.boolean("errors.boolean").optional() });
export type ToggleActiveInput = z.infer<typeof ToggleActiveInput>;

/** `PUT /api/admin/users/:id/role`; `from` is the role one saw, and another by now is a conflict. */
export const UserRoleInput = z.strictObject({ role: AccountRole, from: AccountRole.optional() });
export type UserRoleInput = z.infer<typeof UserRoleInput>;
