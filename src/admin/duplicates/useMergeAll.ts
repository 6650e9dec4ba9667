import { useNotification } from "@refinedev/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import type { DuplicateTemple } from "../../contract/duplicates";
import type { Said } from "./useDuplicates";
import { useMerging } from "./useMerging";

/** Merges several records into one. */
export function useMergeAll(say: (said: Said) => void, onChanged: () => void) {
  const { t } = useTranslation();
  const { open } = useNotification();
  const merging = useMerging(say, onChanged);
  const [busy, setBusy] = useState<string>();
  const merge = async (cluster: string, kept: DuplicateTemple, others: DuplicateTemple[]): Promise<void> => {
    setBusy(cluster);
    try {
      await merging.merge({
        url: `/api/admin/temples/${kept.id}/merge-all`,
        values: { version: kept.version, merged: others.map(({ id, version }) => ({ id, version })) },
        gone: others.map(({ id }) => id),
      });
    } catch (error) {
      open?.({ type: "error", message: t("duplicates.merge.failed"), description: errorText(error, t) });
    }
    setBusy(undefined);
    onChanged();
  };
  return { merge, isBusy: (cluster: string) => busy === cluster };
}
