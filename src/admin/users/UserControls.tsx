import { useTranslation } from "react-i18next";
import type { AdminUser } from "../../contract/adminUsers";
import { canGrant } from "../../contract/grants";
import { accountRoles, type Role } from "../../contract/roles";
import type { UserChanges } from "./useUserChanges";

type ControlProps = { user: AdminUser; isLocked: boolean; changes: UserChanges };

/** The status button: what it says is what the account is now. The browser's own, like the roles: there is one a row. */
export function StatusToggle({ user, isLocked, changes }: ControlProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      role="switch"
      className="status-toggle"
      aria-label={t("users.toggleNamed", { name: user.name })}
      aria-checked={user.active}
      disabled={isLocked || changes.isBusy(user.id)}
      onClick={() => void changes.setActive(user, !user.active)}
    >
      {t(user.active ? "users.active" : "users.inactive")}
    </button>
  );
}

/** The roles one may give; where one may give none, the present one alone. */
export function RoleSelect({ user, isLocked, changes, actor }: ControlProps & { actor: Role }) {
  const { t } = useTranslation();
  const roles = accountRoles.filter((role) => role === user.role || canGrant(actor, role));
  const choose = (value: string) => {
    const chosen = roles.find((role) => role === value);
    if (chosen) void changes.setRole(user, chosen);
  };
  return (
    <select
      className="role-select"
      aria-label={t("users.roleNamed", { name: user.name })}
      value={user.role}
      disabled={isLocked || changes.isBusy(user.id)}
      onChange={({ target }) => choose(target.value)}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {t(`roles.${role}`)}
        </option>
      ))}
    </select>
  );
}
