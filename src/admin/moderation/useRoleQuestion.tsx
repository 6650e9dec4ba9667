import { useTranslation } from "react-i18next";
import type { ModerationItem } from "../../contract/moderation";
import { useConfirm } from "../layout/useConfirm";

/** Nobody is given a role unasked: who, from which role to which. Anything else is approved at once. */
export function useRoleQuestion() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return (items: readonly ModerationItem[], onApprove: () => void): void => {
    const wishes = items.flatMap(({ id, author, roleRequest }) =>
      roleRequest ? [{ id, author, ...roleRequest }] : [],
    );
    if (wishes.length === 0) {
      onApprove();
      return;
    }
    confirm({
      title: t("moderation.confirmRoles", { count: wishes.length }),
      content: wishes.map(({ id, author, role, currentRole }) => (
        <p key={id}>
          {t("users.confirmRole.change", {
            name: author.name ?? t("moderation.someone"),
            from: t(`roles.${currentRole}`),
            to: t(`roles.${role}`),
          })}
        </p>
      )),
      okText: t("moderation.approve"),
      onOk: onApprove,
    });
  };
}
