import "./bookings.css";
import { Tag } from "antd";
import { useTranslation } from "react-i18next";
import { formatPaise } from "../../client/format";
import type { Booking } from "../../contract/bookings";
import { instantOf } from "../../domain/dates";
import type { ListColumn } from "../listing/listColumn";
import { Moment } from "../listing/Moment";
import { BookingActions } from "./BookingActions";
import type { Decisions } from "./useDecisions";

/** The columns of a list of bookings, with what can be answered to each. */
export function useBookingColumns(decisions: Decisions): readonly ListColumn<Booking>[] {
  const { t, i18n } = useTranslation();
  return [
    {
      key: "when",
      title: t("bookings.fields.when"),
      render: ({ date, time }) => <Moment at={instantOf(date, time)} />,
    },
    {
      key: "what",
      title: t("bookings.fields.what"),
      render: ({ poojaName, templeName, notes }) => (
        <span className="booking-cell">
          <strong>{poojaName ?? t("bookings.inWords")}</strong>
          <span className="quiet">{templeName}</span>
          {notes && <span className="booking-notes">{notes}</span>}
        </span>
      ),
    },
    { key: "who", title: t("bookings.fields.who"), render: (booking) => <Who booking={booking} /> },
    {
      key: "amount",
      title: t("bookings.fields.amount"),
      render: ({ amountPaise, payment }) => (
        <span className="booking-cell">
          <span className="nowrap">{formatPaise(amountPaise, i18n.language)}</span>
          {payment && <span className="quiet">{t(`bookings.payments.${payment.status}`)}</span>}
          {payment?.receiptNumber && <span className="quiet nowrap">{payment.receiptNumber}</span>}
        </span>
      ),
    },
    { key: "status", title: t("bookings.fields.status"), render: (booking) => <Standing booking={booking} /> },
    {
      key: "answer",
      title: t("bookings.fields.answer"),
      fixed: "right",
      render: (booking) => <BookingActions booking={booking} decisions={decisions} />,
    },
  ];
}

const stateOf = ({ status, holdUntil }: Booking) => (status === "requested" && holdUntil !== null ? "unpaid" : status);

function Standing({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const { reference, reason } = booking;
  return (
    <span className="booking-cell">
      <Tag>{t(`bookings.states.${stateOf(booking)}`)}</Tag>
      <span className="quiet nowrap">{reference}</span>
      {reason && <span className="quiet">{t(`bookings.reasons.${reason}`, { defaultValue: reason })}</span>}
    </span>
  );
}

function Who({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const { name, phone, devotees, gotra, nakshatra } = booking;
  return (
    <span className="booking-cell">
      <strong>{name}</strong>
      <a className="nowrap" href={`tel:${phone}`}>
        {phone}
      </a>
      {devotees.length > 0 && (
        <span className="quiet">
          {t("bookings.fields.devotees")}: {devotees.join(", ")}
        </span>
      )}
      {(gotra || nakshatra) && <span className="quiet">{[gotra, nakshatra].filter(Boolean).join(" · ")}</span>}
    </span>
  );
}
