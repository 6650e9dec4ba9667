import { useCustomMutation, useNotification } from "@refinedev/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, type HttpError } from "../../client/errors";
import type { Booking, BookingDecision } from "../../contract/bookings";
import { bookingsPath } from "./useBookings";

/** Answers bookings; the list is read again after each, also after a refusal. */
export function useDecisions(onChanged: () => void) {
  const { t } = useTranslation();
  const { mutateAsync } = useCustomMutation<Booking, HttpError>();
  const { open: notify } = useNotification();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const decide = async (booking: Booking, decision: BookingDecision): Promise<boolean> => {
    setBusy((now) => new Set(now).add(booking.id));
    try {
      await mutateAsync({
        url: `/api/${bookingsPath}/${booking.id}/decide`,
        method: "post",
        values: decision,
        successNotification: false,
        errorNotification: (error) => ({
          type: "error",
          message: t("bookings.failed.decide"),
          description: errorText(error, t),
        }),
      });
      notify?.({ type: "success", message: t(`bookings.done.${decision.act}`, { reference: booking.reference }) });
      return true;
    } catch {
      return false; // said by the notification
    } finally {
      setBusy((now) => new Set([...now].filter((id) => id !== booking.id)));
      onChanged();
    }
  };
  return { decide, isBusy: (id: number) => busy.has(id) };
}

export type Decisions = ReturnType<typeof useDecisions>;
