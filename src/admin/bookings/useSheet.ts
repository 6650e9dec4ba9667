import { useNotification } from "@refinedev/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { useHttp } from "../http";
import type { ListQuery } from "../listing/useListQuery";
import { saveText } from "../transfer/transfers";
import { type BookingFilter, bookingFilters, bookingsPath } from "./useBookings";

/** Downloads all bookings that the filters leave, as a sheet. */
export function useSheet(query: ListQuery<BookingFilter>) {
  const { t } = useTranslation();
  const http = useHttp();
  const { open: notify } = useNotification();
  const [isRunning, setRunning] = useState(false);
  const download = async () => {
    setRunning(true);
    try {
      const entries = bookingFilters.map((name) => [name, query.filter(name)] as const);
      const params = Object.fromEntries(entries.filter(([, value]) => value));
      const url = `/api/${bookingsPath}/export.csv`;
      const { data } = await http.get<string>(url, { params, responseType: "text" });
      saveText(data, "bookings.csv", "text/csv;charset=utf-8");
    } catch (error) {
      notify?.({ type: "error", message: t("bookings.failed.csv"), description: errorText(error, t) });
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, download };
}
