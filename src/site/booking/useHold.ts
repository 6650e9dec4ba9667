import { useCallback } from "react";
import { HttpError } from "../../client/errors";
import type { Hold } from "../../contract/bookings";
import { useSite } from "../queries";
import { poojaIdOf } from "./draft";
import type { BookingDraft } from "./useBookingDraft";

const isOf = (error: unknown, key: string): boolean => error instanceof HttpError && error.errors?.time?.key === key;

/** True for the refusal of a time that somebody else has. */
export const isTaken = (error: unknown): boolean => isOf(error, "errors.slotTaken");

/** True for the refusal of a time that is full, also by one's own booking. */
export const isFull = (error: unknown): boolean => isTaken(error) || isOf(error, "errors.slotOwn");

/** Keeps the place of the typed booking for ten minutes, instead of what was kept before; one kept already goes on as it is. */
export function useHold({ fields, change }: BookingDraft) {
  const { http } = useSite();
  return useCallback(async () => {
    const { templeId, date, time, holdId } = fields;
    const wish = { templeId: Number(templeId), poojaId: poojaIdOf(fields), date, time };
    const { data } = await http.post<Hold>("/api/bookings/holds", { ...wish, ...(holdId && { replaces: holdId }) });
    // by this device's clock, which may be another than the server's
    change({ holdId: data.id, holdEnds: String(Date.now() + data.secondsLeft * 1_000) });
  }, [http, fields, change]);
}
