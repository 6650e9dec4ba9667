import { shortened } from "../../domain/shortText";
import type { BookingRow } from "./record";

type Booked = Pick<BookingRow, "pooja_name" | "notes" | "temple_name">;

/** What is booked: the pooja, or how the wish begins that was written instead, in at most `most` UTF-16 units. */
export const poojaOrWish = ({ pooja_name, notes }: Omit<Booked, "temple_name">, most: number): string =>
  pooja_name ?? shortened(notes ?? "", most);

/** The same with its temple, in one line. */
export const titleOf = (booking: Booked): string =>
  [poojaOrWish(booking, 80), booking.temple_name].filter(Boolean).join(", ");

/** The same as a payment is described. */
export const chargeTitleOf = (booking: Booked): string => shortened(titleOf(booking), 300);
