import type { Generated } from "kysely";
import type { BookingState } from "../../domain/bookings";

/** Bookings of poojas, and the places that are kept while somebody books. */
export type BookingTables = {
  bookings: BookingTable;
  /** places kept while details are typed; gone with the booking, or when they end */
  slot_holds: SlotHoldTable;
  /** a row for each time somebody asked for, by which its places are given out one after the other */
  booking_slots: { temple_id: number; pooja_id: string; date: string; time: string; asked_at: string };
};

/**
 * `pooja_id` is "" for a wish in words. Names and price are those of the moment of booking. `hold_until` is set until
 * the booking is paid or needs no payment; `payment_id` is the payment that settled it, else the last one begun.
 */
export type BookingTable = {
  id: Generated<number>;
  reference: string;
  user_id: number | null;
  temple_id: number | null;
  temple_name: string;
  pooja_id: string;
  pooja_name: string | null;
  date: string;
  time: string;
  duration_minutes: number | null;
  name: string;
  phone: string;
  notes: string | null;
  devotees: string;
  gotra: string | null;
  nakshatra: string | null;
  /** null where the temple names no price */
  price_paise: number | null;
  dakshina_paise: number;
  gateway: string | null;
  payment_id: string | null;
  status: BookingState;
  hold_until: string | null;
  /** why the temple declined, or `unpaid`, `unanswered`, `tooLate` where the product decided */
  reason: string | null;
  event_id: number | null;
  ticket_type: string | null;
  locale: string;
  /** when whoever booked came, and who noted it */
  attended_at: Generated<string | null>;
  attended_by: Generated<number | null>;
  /** 1 for what the temple's people booked for somebody who stood before them */
  at_counter: Generated<number>;
  moves: Generated<number>;
  created_at: string;
  updated_at: string;
};

export type SlotHoldTable = {
  id: string;
  user_id: number;
  temple_id: number;
  pooja_id: string;
  date: string;
  time: string;
  expires_at: string;
};
