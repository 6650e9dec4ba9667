import { useCustomMutation } from "@refinedev/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, type HttpError } from "../../client/errors";
import type { AdminUser } from "../../contract/adminUsers";
import type { AccountRole } from "../../contract/roles";
import { usersPath } from "./useUsers";

/** What was done last, and what takes it back, where anything does. */
export type UserChange = { text: string; takeBack?: (() => Promise<void>) | undefined };

/** Changes roles and flags; the list is read again after each, and the last one stays at hand to undo. */
export function useUserChanges(onChanged: () => void) {
  const { t } = useTranslation();
  const { mutateAsync } = useCustomMutation<AdminUser, HttpError>();
  const [last, setLast] = useState<UserChange>();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());

  const send = async (user: AdminUser, path: string, values: object, failed: string): Promise<boolean> => {
    setBusy((now) => new Set(now).add(user.id));
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
      setBusy((now) => new Set([...now].filter((id) => id !== user.id)));
      onChanged(); // also after a refusal: what is shown may be out of date
    }
  };

  const setActive = async (user: AdminUser, active: boolean): Promise<void> => {
    if (!(await send(user, "toggle-active", { active }, "users.failed.status"))) return;
    const text = t(active ? "users.activated" : "users.deactivated", { name: user.name });
    setLast({ text, takeBack: () => setActive(user, !active) });
  };

  const setRole = async (user: AdminUser, role: AccountRole): Promise<void> => {
    if (!(await send(user, "role", { role, from: user.role }, "users.failed.role"))) return;
    const text = t("users.roleChanged", { name: user.name, role: t(`roles.${role}`) });
    // a wish that was granted with it has been answered and stays so
    const takeBack = user.requestedRole === role ? undefined : () => setRole({ ...user, role }, user.role);
    setLast({ text, takeBack });
  };

  return { last, dismiss: () => setLast(undefined), isBusy: (id: number) => busy.has(id), setActive, setRole };
}

export type UserChanges = ReturnType<typeof useUserChanges>;
