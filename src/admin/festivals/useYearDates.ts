import { useCustom, useCustomMutation, useInvalidate } from "@refinedev/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, type HttpError } from "../../client/errors";
import type { ChosenDate, DateChoice, FestivalDates } from "../../contract/festivals";
import { apiPath } from "../listing/noun";

/** The days of a festival in a year, and changing them; each change counts at once. */
export function useYearDates(id: number, year: number) {
  const { t } = useTranslation();
  const invalidate = useInvalidate();
  const [undone, setUndone] = useState<ChosenDate>();
  const address = `/api/${apiPath("festivals")}/${id}/dates`;
  const dates = useCustom<FestivalDates, HttpError>({
    url: address,
    method: "get",
    config: { query: { year } },
    errorNotification: false,
    queryOptions: { staleTime: 0 },
  });
  const { mutateAsync, isLoading: isSaving } = useCustomMutation<FestivalDates, HttpError>();
  const change = async (method: "put" | "delete", values: object, message: string, query = "") => {
    await mutateAsync({
      url: `${address}/${year}${query}`,
      method,
      values,
      successNotification: { type: "success", message: t(message, { year }) },
      errorNotification: (error) => ({
        type: "error",
        message: t("festivals.failed.date"),
        description: errorText(error, t),
      }),
    });
    await Promise.all([dates.refetch(), invalidate({ resource: "festivals", invalidates: ["list"] })]);
  };
  const choose = async (choice: DateChoice) => {
    await change("put", choice, "festivals.dates.saved");
    setUndone(undefined);
  };
  return {
    dates: dates.data?.data.dates,
    error: dates.error,
    isFetching: dates.isFetching,
    isSaving,
    refetch: () => void dates.refetch(),
    choose,
    /** Takes a chosen date back and keeps it at hand. */
    undo: async (chosen: ChosenDate) => {
      await change("delete", {}, "festivals.dates.removed", chosen.replaces ? `?replaces=${chosen.replaces}` : "");
      setUndone(chosen);
    },
    undone,
    redo: ({ date, replaces, note, noteHi, noteKn }: ChosenDate) => choose({ date, replaces, note, noteHi, noteKn }),
  };
}
