import { useCustomMutation } from "@refinedev/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, type HttpError } from "../../client/errors";
import type { AdminUser } from "../../contract/adminUsers";
import type { AccountRole } from "../../contract/roles";
import { useConfirm } from "../layout/useConfirm";
import { usersPath } from "./useUserStats";

/** What was done last, and what takes it back, where anything does. */
export type UserChange = { text: string; takeBack?: (() => void) | undefined };

/**
 * Changes roles and flags, each once it is confirmed, also when one is taken back; the list is read again after each,
 * and the last one stays at hand to undo.
 */
export function useUserChanges(onChanged: () => void) {
  const { t } = useTranslation();
  const { mutateAsync } = useCustomMutation<AdminUser, HttpError>();
  const confirm = useConfirm();
  const [last, setLast] = useState<UserChange>();

  const send = async (user: AdminUser, path: string, values: object, failed: string): Promise<boolean> => {
    try {
      await mutateAsync({
        url: `/api/${usersPath}/${user.id}/${path}`,
        method: "put",
        values,
        successNotification: false,
        errorNotification: (error) => ({ type: "error", message: t(failed), description: errorText(error, t) }),
      });
      return true;
    } catch {
      return false; // said by the notification
    } finally {
      onChanged(); // also after a refusal: what is shown may be out of date
    }
  };

  const askActive = (user: AdminUser, active: boolean): void => {
    const change = active ? "activate" : "deactivate";
    confirm({
      title: t(`users.confirmActive.${change}`, { name: user.name }),
      content: t(`users.confirmActive.${change}Text`, { email: user.email, role: t(`roles.${user.role}`) }),
      okText: t(`users.confirmActive.${change}Short`),
      isDangerous: !active,
      onOk: async () => {
        if (!(await send(user, "toggle-active", { active }, "users.failed.status"))) return;
        const text = t(active ? "users.activated" : "users.deactivated", { name: user.name });
        setLast({ text, takeBack: () => askActive({ ...user, active }, !active) });
      },
    });
  };

  const askRole = (user: AdminUser, role: AccountRole): void => {
    const { name, email } = user;
    const [from, to] = [t(`roles.${user.role}`), t(`roles.${role}`)];
    confirm({
      title: t("users.confirmRole.title", { name }),
      content: (
        <>
          <p>{t("users.confirmRole.change", { name, from, to })}</p>
          <p className="quiet">{email}</p>
        </>
      ),
      okText: t("users.confirmRole.ok", { role: to }),
      isDangerous: role === "SUPER_ADMIN",
      onOk: async () => {
        if (!(await send(user, "role", { role, from: user.role }, "users.failed.role"))) return;
        const text = t("users.roleChanged", { name, role: to });
        // a wish that was granted with it has been answered and stays so
        const takeBack = user.requestedRole === role ? undefined : () => askRole({ ...user, role }, user.role);
        setLast({ text, takeBack });
      },
    });
  };

  return { last, dismiss: () => setLast(undefined), askActive, askRole };
}

export type UserChanges = ReturnType<typeof useUserChanges>;
