import { Table, Tag } from "antd";
import { useTranslation } from "react-i18next";
import { formatDate, formatNumber, formatPaise } from "../../client/format";
import type { Booking } from "../../contract/bookings";
import { instantOf } from "../../domain/dates";
import { Pager } from "../listing/Pager";
import { useEdge } from "../listing/useEdge";
import type { ListQuery } from "../listing/useListQuery";
import { BookingActions } from "./BookingActions";
import type { BookingFilter, BookingRecords } from "./useBookings";
import type { Decisions } from "./useDecisions";

type BookingTableProps = { list: BookingRecords; query: ListQuery<BookingFilter>; decisions: Decisions };

/** When, what, for whom, how it stands, and what can be answered. */
export function BookingTable({ list, query, decisions }: BookingTableProps) {
  const { t, i18n } = useTranslation();
  const edge = useEdge();
  return (
    <>
      <Table<Booking>
        size="small"
        rowKey="id"
        dataSource={list.records}
        loading={list.isFetching}
        pagination={false}
        scroll={{ x: "max-content" }}
      >
        <Table.Column<Booking>
          title={t("bookings.fields.when")}
          render={(_, { date, time }) => (
            <time className="nowrap" dateTime={instantOf(date, time)}>
              {formatDate(instantOf(date, time), i18n.language, { dateStyle: "medium", timeStyle: "short" })}
            </time>
          )}
        />
        <Table.Column<Booking>
          title={t("bookings.fields.what")}
          render={(_, booking) => (
            <span className="booking-cell">
              <strong>{booking.poojaName ?? t("bookings.inWords")}</strong>
              <span className="quiet">{booking.templeName}</span>
              {booking.notes && <span className="booking-notes">{booking.notes}</span>}
            </span>
          )}
        />
        <Table.Column<Booking> title={t("bookings.fields.who")} render={(_, booking) => <Who booking={booking} />} />
        <Table.Column<Booking>
          title={t("bookings.fields.amount")}
          render={(_, { amountPaise, payment }) => (
            <span className="booking-cell">
              <span className="nowrap">{formatPaise(amountPaise, i18n.language)}</span>
              {payment && <span className="quiet">{t(`bookings.payments.${payment.status}`)}</span>}
              {payment?.receiptNumber && <span className="quiet nowrap">{payment.receiptNumber}</span>}
            </span>
          )}
        />
        <Table.Column<Booking>
          title={t("bookings.fields.status")}
          render={(_, booking) => (
            <span className="booking-cell">
              <Tag bordered={false}>{t(`bookings.states.${stateOf(booking)}`)}</Tag>
              <span className="quiet nowrap">{booking.reference}</span>
              {booking.reason && (
                <span className="quiet">
                  {t(`bookings.reasons.${booking.reason}`, { defaultValue: booking.reason })}
                </span>
              )}
            </span>
          )}
        />
        <Table.Column<Booking>
          title={t("bookings.fields.answer")}
          fixed={edge}
          render={(_, booking) => <BookingActions booking={booking} decisions={decisions} />}
        />
      </Table>
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
