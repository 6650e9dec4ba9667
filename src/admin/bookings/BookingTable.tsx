import { useTranslation } from "react-i18next";
import { formatNumber, formatPaise } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import type { Booking } from "../../contract/bookings";
import { instantOf } from "../../domain/dates";
import { Pager } from "../listing/Pager";
import { RecordTable } from "../listing/RecordTable";
import { RowTag } from "../listing/RowTag";
import type { ListQuery } from "../listing/useListQuery";
import { BookingActions } from "./BookingActions";
import type { BookingFilter, BookingRecords } from "./useBookings";
import type { Decisions } from "./useDecisions";

type BookingTableProps = { list: BookingRecords; query: ListQuery<BookingFilter>; decisions: Decisions };

/** When, what, for whom, how it stands, and what can be answered. */
export function BookingTable({ list, query, decisions }: BookingTableProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <RecordTable<Booking>
        rows={list.records}
        isBusy={list.isFetching}
        columns={[
          {
            key: "when",
            title: t("bookings.fields.when"),
            render: ({ date, time }) => (
              <time className="nowrap" dateTime={instantOf(date, time)}>
                {formatDate(instantOf(date, time), i18n.language, { dateStyle: "medium", timeStyle: "short" })}
              </time>
            ),
          },
          {
            key: "what",
            title: t("bookings.fields.what"),
            render: (booking) => (
              <span className="booking-cell">
                <strong>{booking.poojaName ?? t("bookings.inWords")}</strong>
                <span className="quiet">{booking.templeName}</span>
                {booking.notes && <span className="booking-notes">{booking.notes}</span>}
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
            isHeld: true,
            render: (booking) => <BookingActions booking={booking} decisions={decisions} />,
          },
        ]}
      />
      <Pager
        page={query.page}
        pages={list.pages}
        onChange={(page) => query.change({ page: String(page) })}
        note={t("bookings.count", { count: list.total, formatted: formatNumber(list.total, i18n.language) })}
      />
    </>
  );
}

const stateOf = ({ status, holdUntil }: Booking) => (status === "requested" && holdUntil !== null ? "unpaid" : status);

function Standing({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const { reference, reason } = booking;
  return (
    <span className="booking-cell">
      <RowTag>{t(`bookings.states.${stateOf(booking)}`)}</RowTag>
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
