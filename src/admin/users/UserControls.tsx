import { Select, Switch } from "antd";
import { useTranslation } from "react-i18next";
import type { AdminUser } from "../../contract/adminUsers";
import { canGrant } from "../../contract/grants";
import { accountRoles, type Role } from "../../contract/roles";
import type { UserChanges } from "./useUserChanges";

type ControlProps = { user: AdminUser; isLocked: boolean; changes: UserChanges };

/** The status button: what it says is what the account is now. */
export function StatusToggle({ user, isLocked, changes }: ControlProps) {
  const { t } = useTranslation();
  return (
    <Switch
      aria-label={t("users.toggleNamed", { name: user.name })}
      checked={user.active}
      disabled={isLocked}
      loading={changes.isBusy(user.id)}
      checkedChildren={t("users.active")}
      unCheckedChildren={t("users.inactive")}
      onChange={(active) => void changes.setActive(user, active)}
    />
  );
}

/** The roles one may give; where one may give none, the present one alone. */
export function RoleSelect({ user, isLocked, changes, actor }: ControlProps & { actor: Role }) {
  const { t } = useTranslation();
  const roles = accountRoles.filter((role) => role === user.role || canGrant(actor, role));
  return (
    <Select
      className="role-select"
      aria-label={t("users.roleNamed", { name: user.name })}
      value={user.role}
      disabled={isLocked || changes.isBusy(user.id)}
      popupMatchSelectWidth={false}
      options={roles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
      onChange={(role) => void changes.setRole(user, role)}
    />
  );
}
