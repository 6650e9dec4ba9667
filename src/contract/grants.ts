import type { AccountRole, Role } from "./roles";

const grantable: Partial<Record<Role, (wanted: AccountRole) => boolean>> = {
  SUPER_ADMIN: () => true,
  ADMIN: (wanted) => wanted !== "SUPER_ADMIN" && wanted !== "ADMIN",
  USER_ADMIN: (wanted) => wanted === "DEVOTEE" || wanted === "PANDIT",
};

/** True when someone with `role` may give the role `wanted`. */
export const canGrant = (role: Role, wanted: AccountRole): boolean => grantable[role]?.(wanted) ?? false;

type Actor = { id: number; role: Role };
type Account = { id: number; role: AccountRole };

/** Why `actor` may change nothing about `account`: it is the own one, or holds a role the actor may not give. */
export function lockOf(actor: Actor, account: Account): "own" | "rank" | undefined {
  if (actor.id === account.id) return "own";
  return canGrant(actor.role, account.role) ? undefined : "rank";
}

/**
 * True when `actor` may change the role of an account that holds `present` to `wanted`: both must be roles the actor
 * may give, and nobody changes their own.
 */
export const canChangeRole = (actor: Actor, account: Account, wanted: AccountRole): boolean =>
  lockOf(actor, account) === undefined && canGrant(actor.role, wanted);

/** True when `actor` may decide on the wish of `account` for the role `wanted`; never on one's own. */
export const canDecideRoleRequest = canChangeRole;
