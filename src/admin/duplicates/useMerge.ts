import { useCustomMutation, useOne } from "@refinedev/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, HttpError } from "../../client/errors";
import type { AdminTemple } from "../../contract/adminTemples";
import type { Merged } from "../../contract/duplicates";
import { type Both, type Choices, keptFirst, otherSide, rowsOf, type Side, takenFields } from "./mergeChoice";
import type { Said } from "./useDuplicates";

/** A record as it is on file now, never an old copy. */
const useFresh = (id: string) =>
  useOne<AdminTemple, HttpError>({
    resource: "temples",
    id,
    errorNotification: false,
    queryOptions: { staleTime: 0, cacheTime: 0 },
  });

/** Two records side by side, what is chosen of each, and making them one. */
export function useMerge(ids: Record<Side, string>, onMerged: (said: Said) => void) {
  const { t, i18n } = useTranslation();
  const { mutateAsync, isLoading: isSaving } = useCustomMutation<Merged, HttpError>();
  const [left, right] = [useFresh(ids.left), useFresh(ids.right)];
  const [keptByHand, keep] = useState<Side>();
  const [choices, setChoices] = useState<Choices>({});
  const [refusal, setRefusal] = useState<string>();
  const isRead = left.isFetchedAfterMount && right.isFetchedAfterMount;
  const both: Both | undefined =
    isRead && left.data && right.data ? { left: left.data.data, right: right.data.data } : undefined;
  const kept: Side = keptByHand ?? (both ? keptFirst(both) : "left");

  const undo = async (id: number): Promise<void> => {
    try {
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
      onMerged({ text: t("duplicates.merge.undone") });
    } catch {
      // said by the notification
    }
  };

  const merge = async (): Promise<void> => {
    if (!both) return;
    setRefusal(undefined);
    const [stays, goes] = [both[kept], both[otherSide(kept)]];
    try {
      const { data } = await mutateAsync({
        url: `/api/admin/temples/${stays.id}/merge`,
        method: "post",
        values: {
          mergedId: goes.id,
          version: stays.version,
          mergedVersion: goes.version,
          take: takenFields(both, kept, choices),
        },
        successNotification: false,
        errorNotification: false,
      });
      const moved = Object.entries(data.moved).map(([kind, count]) => t(`duplicates.moved.${kind}`, { count }));
      const list = new Intl.ListFormat(i18n.language).format(moved);
      const details =
        moved.length > 0 ? t("duplicates.merge.doneDetails", { list }) : t("duplicates.merge.nothingMoved");
      onMerged({
        text: t("duplicates.merge.done", { name: data.temple.name }),
        details,
        takeBack: () => undo(goes.id),
      });
    } catch (error) {
      setRefusal(error instanceof HttpError ? errorText(error, t) : t("duplicates.merge.failed"));
    }
  };

  return {
    both,
    kept,
    keep,
    choices,
    choose: (changes: Choices) => setChoices((now) => ({ ...now, ...changes })),
    takeAll: (side: Side) => setChoices(both ? Object.fromEntries(rowsOf(both).map(({ key }) => [key, side])) : {}),
    error: left.error ?? right.error,
    refusal,
    readAgain: () => {
      setRefusal(undefined);
      void left.refetch();
      void right.refetch();
    },
    merge,
    isSaving,
  };
}

export type MergeDesk = ReturnType<typeof useMerge>;
