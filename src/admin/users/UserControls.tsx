import { Select, Switch } from "antd";
import { useTranslation } from "react-i18next";
import type { AdminUser } from "../../contract/adminUsers";
import { canGrant } from "../../contract/grants";
import { accountRoles, type Role } from "../../contract/roles";
import type { UserChanges } from "./useUserChanges";

type ControlProps = { user: AdminUser; isLocked: boolean; changes: UserChanges };

/** The status button: what it says is what the account is now; it changes once that is confirmed. */
export function StatusToggle({ user, isLocked, changes }: ControlProps) {
  const { t } = useTranslation();
  return (
    <Switch
      aria-label={t("users.toggleNamed", { name: user.name })}
      checked={user.active}
      checkedChildren={t("users.active")}
      unCheckedChildren={t("users.inactive")}
      disabled={isLocked}
      onChange={(active) => changes.askActive(user, active)}
    />
  );
}

/** The roles one may give; where one may give none, the present one alone. Choosing one asks: the present one stays. */
export function RoleSelect({ user, isLocked, changes, actor }: ControlProps & { actor: Role }) {
  const { t } = useTranslation();
  const roles = accountRoles.filter((role) => role === user.role || canGrant(actor, role));
  return (
    <Select
      className={isLocked ? "person-role" : undefined}
      size="small"
      aria-label={t("users.roleNamed", { name: user.name })}
      popupMatchSelectWidth={false}
      value={user.role}
      disabled={isLocked}
      options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
      onChange={(role) => role !== user.role && changes.askRole(user, role)}
    />
  );
}
