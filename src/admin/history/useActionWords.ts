import { useTranslation } from "react-i18next";
import type { Revision } from "../../contract/history";

/** What was done and who did it, in words. */
export function useActionWords() {
  const { t } = useTranslation();
  return {
    action: (action: string) => t(`history.actions.${action}`, { defaultValue: action }),
    actor: (actor: Revision["actor"], origin: Revision["origin"]) => {
      if (!actor) return t(origin === "system" ? "history.program" : "history.visitor");
      const role = t(`roles.${actor.role}`, { defaultValue: actor.role });
      return `${actor.name ?? t("history.gone", { id: actor.id })}, ${role}`;
    },
  };
}
