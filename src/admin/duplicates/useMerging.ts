import { useCustomMutation } from "@refinedev/core";
import { useTranslation } from "react-i18next";
import { errorText, type HttpError } from "../../client/errors";
import type { Merged } from "../../contract/duplicates";
import type { Said } from "./useDuplicates";

/** What is merged: where it is asked for, with what, and the ids of the records that go. */
export type MergeCall = { url: string; values: object; gone: readonly number[] };

/** Merges records and takes that back, the last one first; `onChanged` is told when a part may have been taken back. */
export function useMerging(say: (said: Said) => void, onChanged: () => void) {
  const { t, i18n } = useTranslation();
  const { mutateAsync, isLoading: isSaving } = useCustomMutation<Merged, HttpError>();

  const undo = async (gone: readonly number[]): Promise<void> => {
    try {
      for (const id of [...gone].reverse()) {
        await mutateAsync({
          url: `/api/admin/temples/${id}/restore`,
          method: "post",
          values: {},
          successNotification: false,
          errorNotification: (error) => ({
            type: "error",
            message: t("duplicates.merge.failedUndo"),
            description: errorText(error, t),
          }),
        });
      }
      say({ text: t("duplicates.merge.undone") });
    } catch {
      // said by the notification
    }
    onChanged();
  };

  /** Rejects with what the server refused. */
  const merge = async ({ url, values, gone }: MergeCall): Promise<void> => {
    const { data } = await mutateAsync({
      url,
      method: "post",
      values,
      successNotification: false,
      errorNotification: false,
    });
    const moved = Object.entries(data.moved).map(([kind, count]) => t(`duplicates.moved.${kind}`, { count }));
    const list = new Intl.ListFormat(i18n.language).format(moved);
    say({
      text: t("duplicates.merge.done", { name: data.temple.name }),
      details: list ? t("duplicates.merge.doneDetails", { list }) : t("duplicates.merge.nothingMoved"),
      takeBack: () => undo(gone),
    });
  };
  return { merge, isSaving };
}
