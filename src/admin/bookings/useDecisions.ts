import { useCustomMutation, useNotification } from "@refinedev/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, type HttpError } from "../../client/errors";
import type { Booking, BookingDecision } from "../../contract/bookings";

export const bookingsPath = "admin/bookings";

const quietly = { successNotification: false, errorNotification: false } as const;
/** What one may not answer any more: the temple is another's now. */
const isNotTheirs = ({ statusCode, key }: HttpError) =>
  statusCode === 404 || (statusCode === 403 && key !== "errors.stepUpRequired");

/**
 * Answers bookings; the list is read again after each, also after a refusal. Only who has been taken off the temple
 * keeps what is on the screen, with the reason that was typed.
 */
export function useDecisions(onChanged: () => void) {
  const { t } = useTranslation();
  const { mutateAsync } = useCustomMutation<Booking, HttpError>();
  const { open: notify } = useNotification();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const decide = async (booking: Booking, decision: BookingDecision): Promise<boolean> => {
    setBusy((now) => new Set(now).add(booking.id));
    let isOver = false;
    try {
      await mutateAsync({
        url: `/api/${bookingsPath}/${booking.id}/decide`,
        method: "post",
        values: decision,
        successNotification: false,
        errorNotification: (error) => {
          isOver = error !== undefined && isNotTheirs(error);
          const description = isOver ? t("bookings.failed.notTheirs") : errorText(error, t);
          return { type: "error", message: t("bookings.failed.decide"), description };
        },
      });
      notify?.({ type: "success", message: t(`bookings.done.${decision.act}`, { reference: booking.reference }) });
      return true;
    } catch {
      return false; // said by the notification
    } finally {
      setBusy((now) => new Set([...now].filter((id) => id !== booking.id)));
      if (!isOver) onChanged();
    }
  };
  /** One after the other, so that each is answered or refused by itself; what was refused is told with its first reason. */
  const confirmAll = async (ids: readonly number[]): Promise<void> => {
    const refused: string[] = [];
    for (const id of ids) {
      const url = `/api/${bookingsPath}/${id}/decide`;
      const asked = { url, method: "post" as const, values: { act: "confirm" }, ...quietly };
      await mutateAsync(asked).catch((error: unknown) => refused.push(errorText(error, t)));
    }
    const confirmed = ids.length - refused.length;
    if (confirmed > 0) notify?.({ type: "success", message: t("bookings.selected.done", { count: confirmed }) });
    if (refused.length > 0) {
      const message = t("bookings.selected.refused", { count: refused.length });
      notify?.({ type: "error", message, description: refused[0] });
    }
    onChanged();
  };
  return { decide, confirmAll, isBusy: (id: number) => busy.has(id) };
}

export type Decisions = ReturnType<typeof useDecisions>;
