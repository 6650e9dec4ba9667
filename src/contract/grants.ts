import type { AccountRole, Role } from "./roles";

const grantable: Partial<Record<Role, (wanted: AccountRole) => boolean>> = {
  SUPER_ADMIN: () => true,
  ADMIN: (wanted) => wanted !== "SUPER_ADMIN" && wanted !== "ADMIN",
  USER_ADMIN: (wanted) => wanted === "DEVOTEE" || wanted === "PANDIT",
};

/** True when someone with `role` may give the role `wanted`. */
export const canGrant = (role: Role, wanted: AccountRole): boolean => grantable[role]?.(wanted) ?? false;

/**
 * True when `actor` may change the role of an account that holds `present` to `wanted`: both must be roles the actor
 * may give, and nobody changes their own.
 */
export const canChangeRole = (
  actor: { id: number; role: Role },
  account: { id: number; role: AccountRole },
  wanted: AccountRole,
): boolean => actor.id !== account.id && canGrant(actor.role, account.role) && canGrant(actor.role, wanted);

/** True when `actor` may decide on the wish of `account` for the role `wanted`; never on one's own. */
export const canDecideRoleRequest = canChangeRole;
