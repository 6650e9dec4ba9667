import { useCustomMutation, useInvalidate } from "@refinedev/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, type HttpError } from "../../client/errors";
import type { DuplicatePair } from "../../contract/duplicates";

/** Two records by name and number. */
type Named = Pick<DuplicatePair["left"], "id" | "name">;
export type NamedPair = { id: string; left: Named; right: Named };

/** What was said last, and what takes it back, where anything does. */
export type Said = { text: string; details?: string | undefined; takeBack?: (() => Promise<void>) | undefined };

/** Lets every list of pairs and of temples be read again, also those that are not in sight. */
export function useRefresh(): () => void {
  const invalidate = useInvalidate();
  return () => {
    for (const resource of [
      "admin/temples/duplicates",
      "admin/temples/duplicates/clusters",
      "temples",
      "admin/temples",
    ]) {
      void invalidate({ resource, invalidates: ["list", "detail"] });
    }
  };
}

/** Says of a pair that it is not one temple, or takes that back; the lists are read again after each. */
export function useDistinctions(onChanged: () => void, say: (said: Said | undefined) => void) {
  const { t } = useTranslation();
  const { mutateAsync } = useCustomMutation<object, HttpError>();
  const [busy, setBusy] = useState<string>();
  const send = async (pair: NamedPair, distinct: boolean): Promise<void> => {
    setBusy(pair.id);
    try {
      await mutateAsync({
        url: "/api/admin/temples/distinctions",
        method: "put",
        values: { left: pair.left.id, right: pair.right.id, distinct },
        successNotification: false,
        errorNotification: (error) => ({
          type: "error",
          message: t("duplicates.failedDistinct"),
          description: errorText(error, t),
        }),
      });
      const text = t("duplicates.toldApart", { name: pair.left.name });
      say(
        distinct ? { text, details: t("duplicates.toldApartDetails"), takeBack: () => send(pair, false) } : undefined,
      );
    } catch {
      // said by the notification
    } finally {
      setBusy(undefined);
      onChanged();
    }
  };
  return { send, isBusy: (id: string) => busy === id };
}
