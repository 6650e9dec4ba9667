import type { Booking } from "../../contract/bookings";
import type { ListQuery } from "../listing/useListQuery";
import { useRecords } from "../listing/useRecords";

export const bookingFilters = ["search", "temple", "status", "from", "to"] as const;
export type BookingFilter = (typeof bookingFilters)[number];
export const bookingsPath = "admin/bookings";
export const pageSize = 20;

/** The page of bookings the address asks for; they have one order, the next to come first. */
export const useBookings = (query: ListQuery<BookingFilter>) =>
  useRecords<Booking, BookingFilter>(bookingsPath, bookingFilters, { ...query, sort: undefined });

export type BookingRecords = ReturnType<typeof useBookings>;
