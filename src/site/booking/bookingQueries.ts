import type { AxiosInstance } from "axios";
import { HttpError, nullWhenMissing } from "../../client/errors";
import type { BookableDays, Booking, Slots } from "../../contract/bookings";
import type { OwnTicket } from "../../contract/tickets";

export type SlotsAnswer = { slots: Slots } | { refused: string };

/** The times of a day; a day that is refused says why. */
export const slotsQuery = (http: AxiosInstance, templeId: string, pooja: string, date: string) => ({
  queryKey: ["slots", templeId, pooja, date],
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<SlotsAnswer> => {
    try {
      const { data } = await http.get<Slots>(`/api/temples/${templeId}/slots`, { params: { pooja, date }, signal });
      return { slots: data };
    } catch (error) {
      const problem = error instanceof HttpError ? (error.errors?.date ?? error.errors?.pooja) : undefined;
      if (problem) return { refused: problem.key };
      throw error;
    }
  },
  staleTime: 0,
});

/** The days on which it can be booked. */
export const bookableDaysQuery = (http: AxiosInstance, templeId: string, pooja: string) => ({
  queryKey: ["bookableDays", templeId, pooja],
  queryFn: async ({ signal }: { signal?: AbortSignal }) =>
    (await http.get<BookableDays>(`/api/temples/${templeId}/bookable-days`, { params: { pooja }, signal })).data,
});

/** What the code of one's ticket says, as the booking stands. */
export const ticketQuery = (http: AxiosInstance, { id, status, date, time }: Booking) => ({
  queryKey: ["ticket", id, status, date, time],
  queryFn: async ({ signal }: { signal?: AbortSignal }) =>
    (await http.get<OwnTicket>(`/api/bookings/${id}/ticket`, { signal })).data.code,
  staleTime: Number.POSITIVE_INFINITY,
});

/** One's own booking; null when there is none of this number. */
export const bookingQuery = (http: AxiosInstance, id: string) => ({
  queryKey: ["booking", id],
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Booking | null> => {
    try {
      return (await http.get<Booking>(`/api/bookings/${encodeURIComponent(id)}`, { signal })).data;
    } catch (error) {
      return nullWhenMissing(error);
    }
  },
  staleTime: 0,
});
