import { useCustomMutation, useInvalidate, useTranslate } from "@refinedev/core";
import { useState } from "react";
import { errorText, type HttpError } from "../../client/errors";
import type { AdminGuidanceList } from "../../contract/content";

/** Moves a card up or down among the others; the list shows the new order while it is being saved. */
export function useOrder<Row extends { id: number }>(rows: readonly Row[]) {
  const t = useTranslate();
  const invalidate = useInvalidate();
  const [wanted, setWanted] = useState<number[]>();
  const { mutateAsync, isLoading } = useCustomMutation<AdminGuidanceList, HttpError, { ids: number[] }>();
  const placeOf = (row: Row) => wanted?.indexOf(row.id) ?? 0;
  const shown = wanted ? [...rows].sort((a, b) => placeOf(a) - placeOf(b)) : [...rows];

  const move = async (row: Row, steps: 1 | -1) => {
    const ids = shown.map(({ id }) => id);
    const from = ids.indexOf(row.id);
    ids.splice(from + steps, 0, ...ids.splice(from, 1));
    setWanted(ids);
    await mutateAsync({
      url: "/api/admin/content/order",
      method: "put",
      values: { ids },
      successNotification: false,
      errorNotification: (error) => ({
        type: "error",
        message: t("content.failed.order"),
        description: errorText(error, t),
      }),
    }).catch(() => undefined);
    await invalidate({ resource: "content", invalidates: ["list"] });
    setWanted(undefined);
  };
  return { shown, move, isMoving: isLoading };
}
