import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import type { Booking } from "../../contract/bookings";
import { QrCode } from "../account/QrCode";
import { Unread } from "../payments/Unread";
import { useSite } from "../queries";
import { ticketQuery } from "./bookingQueries";

/** What is shown at the temple: a signed code that its people can check, also without a connection. */
export function Ticket({ booking }: { booking: Booking }) {
  const { t, i18n } = useTranslation();
  const { http } = useSite();
  const { data: code, error, refetch } = useQuery(ticketQuery(http, booking));
  const { reference, attendedAt } = booking;
  const when = { dateStyle: "long", timeStyle: "short" } as const;
  return (
    <section className="panel stack" aria-labelledby="booking-ticket">
      <h2 id="booking-ticket">{t("booking.ticket.title")}</h2>
      {code === undefined ? (
        <Unread error={error} onRetry={() => void refetch()} />
      ) : (
        <QrCode text={code} label={t("booking.ticket.code", { reference })} />
      )}
      <p>
        {attendedAt
          ? t("booking.ticket.used", { when: formatDate(attendedAt, i18n.language, when) })
          : t("booking.ticket.text")}
      </p>
    </section>
  );
}
