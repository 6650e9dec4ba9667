import { useCustomMutation } from "@refinedev/core";
import { App } from "antd";
import { useTranslation } from "react-i18next";
import { errorText, type HttpError } from "../../client/errors";
import type { ClaimsMade, ModerationItem } from "../../contract/moderation";
import { moderationPath, targetOf } from "./items";

/** Takes items so that nobody else decides them meanwhile, or gives back those one has. */
export function useClaims(userId: number, refetch: () => void) {
  const { t } = useTranslation();
  const { notification } = App.useApp();
  const { mutateAsync } = useCustomMutation<ClaimsMade, HttpError>();

  const send = (path: "claim" | "release", items: readonly ModerationItem[]) =>
    mutateAsync({
      url: `${moderationPath}/${path}`,
      method: "post",
      values: { items: items.map(targetOf) },
      successNotification: false,
      errorNotification: (error) => ({
        type: "error",
        message: t("moderation.failed.claim"),
        description: errorText(error, t),
      }),
    });

  return async (items: readonly ModerationItem[]): Promise<void> => {
    if (items.length === 0) return;
    const isMine = items.every(({ claim }) => claim?.userId === userId);
    const answer = await send(isMine ? "release" : "claim", items).catch(() => undefined);
    const taken = answer && !isMine ? answer.data.taken.length : 0;
    if (taken > 0) notification.warning({ message: t("moderation.taken", { count: taken }), role: "alert" });
    refetch();
  };
}
