import { useOne } from "@refinedev/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, HttpError } from "../../client/errors";
import type { AdminTemple } from "../../contract/adminTemples";
import { type Both, type Choices, keptFirst, otherSide, rowsOf, type Side, takenFields } from "./mergeChoice";
import type { Said } from "./useDuplicates";
import { useMerging } from "./useMerging";

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
  const { t } = useTranslation();
  // whoever is told of a merge reads the lists again
  const merging = useMerging(onMerged, () => undefined);
  const [left, right] = [useFresh(ids.left), useFresh(ids.right)];
  const [keptByHand, keep] = useState<Side>();
  const [choices, setChoices] = useState<Choices>({});
  const [refusal, setRefusal] = useState<string>();
  const isRead = left.isFetchedAfterMount && right.isFetchedAfterMount;
  const both: Both | undefined =
    isRead && left.data && right.data ? { left: left.data.data, right: right.data.data } : undefined;
  const kept: Side = keptByHand ?? (both ? keptFirst(both) : "left");

  const merge = async (): Promise<void> => {
    if (!both) return;
    setRefusal(undefined);
    const [stays, goes] = [both[kept], both[otherSide(kept)]];
    const { version } = stays;
    const take = takenFields(both, kept, choices);
    try {
      await merging.merge({
        url: `/api/admin/temples/${stays.id}/merge`,
        values: { mergedId: goes.id, version, mergedVersion: goes.version, take },
        gone: [goes.id],
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
    isSaving: merging.isSaving,
  };
}

export type MergeDesk = ReturnType<typeof useMerge>;
