import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { BookingMade } from "../../contract/bookings";
import type { GatewayName } from "../../contract/paymentWords";
import { useSending } from "../forms/useSending";
import { attemptKey, forgetAttempt } from "../payments/attempts";
import { tellPayer } from "../payments/tellPayer";
import { useSite } from "../queries";
import { notify } from "../ui/toast";
import { blankBooking, bodyOf } from "./draft";
import { openWindow } from "./providerWindow";
import type { BookingDraft } from "./useBookingDraft";
import { isTaken } from "./useHold";

type Way = { pricePaise: number; gateway: GatewayName | undefined; onTaken: () => void };

/** Sends the booking, opens the provider's window where something is to be paid, and goes on to the confirmation. */
export function useSendBooking({ fields, clear }: BookingDraft, { pricePaise, gateway, onTaken }: Way) {
  const { t } = useTranslation();
  const { http } = useSite();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const sending = useSending();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.sending) return;
    const body = bodyOf(fields, pricePaise, gateway);
    const provider = openWindow(body.amount > 0);
    let made: BookingMade | undefined;
    let gone = false;
    await sending.send(
      async () => {
        try {
          const headers = { "Idempotency-Key": attemptKey(JSON.stringify(body)) };
          made = (await http.post<BookingMade>("/api/bookings", body, { headers })).data;
        } catch (error) {
          if (!isTaken(error)) throw error;
          gone = true;
        }
      },
      t("booking.failed"),
      { titleForFields: false },
    );
    if (!made) {
      provider.close();
      if (gone) {
        void queryClient.invalidateQueries(["slots"]);
        onTaken();
      }
      return;
    }
    const { booking, payment } = made;
    if (payment) provider.lead(payment);
    const { phone, amount, gateway: way, templeId, poojaId, date, time } = body;
    const data = { amount, gateway: way, templeId, poojaId, date, time };
    void tellPayer(http, { type: "BOOKING_CREATED", phone, data });
    forgetAttempt();
    clear(blankBooking);
    queryClient.setQueryData(["booking", String(booking.id)], booking);
    if (payment) notify("success", t("booking.created"));
    navigate(`/book?booking=${booking.id}`, { replace: true });
  };
  return { ...sending, submit };
}
