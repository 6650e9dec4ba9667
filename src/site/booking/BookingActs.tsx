import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import type { Booking } from "../../contract/bookings";
import { saveAs } from "../account/saveAs";
import { FormProblems } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { ReceiptButton } from "../payments/ReceiptButton";
import { useSite } from "../queries";
import { lazyPart } from "../ui/lazyPart";
import { notify } from "../ui/toast";
import { paidOrFree } from "./NextSteps";

const MoveBooking = lazyPart(async () => (await import("./MoveBooking")).MoveBooking);

type BookingActsProps = { booking: Booking; onChanged: () => void };

/** What can still be done with a booking: to the calendar, to another time, off. */
export function BookingActs({ booking, onChanged }: BookingActsProps) {
  const { t, i18n } = useTranslation();
  const { http } = useSite();
  const [asked, setAsked] = useState<"cancel" | "move">();
  const { send, sending, failure, attempt } = useSending();
  const { acts, reference, status } = booking;
  const isOn = status === "requested" || status === "confirmed" || status === "performed"; // else nobody is expected
  const download = (name: "calendar.ics" | "slip.pdf") =>
    void send(async () => {
      const params = name === "slip.pdf" ? { lang: i18n.language } : {};
      const address = `/api/bookings/${booking.id}/${name}`;
      const { data } = await http.get<Blob>(address, { params, responseType: "blob" });
      saveAs(`booking-${reference}.${name === "slip.pdf" ? "pdf" : "ics"}`, data);
    });
  const cancel = async () => {
    if (!(await send(async () => void (await http.post(`/api/bookings/${booking.id}/cancel`))))) return;
    notify("success", t("booking.cancelledNow"));
    setAsked(undefined);
    onChanged();
  };
  return (
    <div className="stack booking-acts">
      {failure && <FormProblems title={failure} attempt={attempt} />}
      {acts.includes("reschedule") && (
        <p className="soft">
          {t("booking.changeableUntil", {
            date: formatDate(booking.changeableUntil, i18n.language, { dateStyle: "long", timeStyle: "short" }),
          })}
        </p>
      )}
      <div className="row">
        <button
          type="button"
          className="button quiet small"
          disabled={sending}
          onClick={() => download("calendar.ics")}
        >
          {t(isOn ? "booking.calendar" : "booking.calendarOff")}
        </button>
        {isOn && (
          <button type="button" className="button quiet small" disabled={sending} onClick={() => download("slip.pdf")}>
            {t("booking.pdf")}
          </button>
        )}
        {booking.payment?.receiptNumber && (
          <ReceiptButton id={booking.payment.id} number={booking.payment.receiptNumber} />
        )}
        {acts.includes("reschedule") && booking.templeId !== null && (
          <button
            type="button"
            className="button quiet small"
            aria-expanded={asked === "move"}
            onClick={() => setAsked(asked === "move" ? undefined : "move")}
          >
            {t("booking.moveIt")}
          </button>
        )}
        {acts.includes("cancel") && (
          <button
            type="button"
            className="button quiet small"
            aria-expanded={asked === "cancel"}
            onClick={() => setAsked(asked === "cancel" ? undefined : "cancel")}
          >
            {t("booking.cancelIt")}
          </button>
        )}
      </div>
      {asked === "cancel" && acts.includes("cancel") && (
        <div className="row">
          <p>{t("booking.cancelText", paidOrFree(booking))}</p>
          <button type="button" className="button small" disabled={sending} onClick={() => void cancel()}>
            {t("booking.reallyCancel")}
          </button>
          <button type="button" className="button quiet small" onClick={() => setAsked(undefined)}>
            {t("booking.keepIt")}
          </button>
        </div>
      )}
      {asked === "move" && acts.includes("reschedule") && (
        <MoveBooking
          booking={booking}
          onMoved={() => {
            setAsked(undefined);
            onChanged();
          }}
        />
      )}
    </div>
  );
}
