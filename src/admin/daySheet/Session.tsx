import { useTranslation } from "react-i18next";
import { formatNumber, formatPaise } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import { localName } from "../../client/localName";
import type { Booking } from "../../contract/bookings";
import type { DaySheet } from "../../contract/daySheets";
import { instantOf } from "../../domain/dates";
import { peopleOf } from "../../domain/tickets";

const columns = ["name", "people", "sankalp", "paid", "attended"] as const;

/** Who comes to one pooja at one time, as a table that is printed whole. */
export function Session({ session }: { session: DaySheet["sessions"][number] }) {
  const { t, i18n } = useTranslation();
  const { poojaName, poojaNameHi, poojaNameKn, people, bookings, time } = session;
  const pooja = poojaName
    ? localName({ name: poojaName, nameHi: poojaNameHi, nameKn: poojaNameKn }, i18n.language)
    : null;
  const at = bookings[0] ? formatDate(instantOf(bookings[0].date, time), i18n.language, { timeStyle: "short" }) : time;
  return (
    <table className="session">
      <caption>
        {at} · {pooja ?? t("daySheet.inWords")} ·{" "}
        {t("tickets.people", { count: people, formatted: formatNumber(people, i18n.language) })}
      </caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {t(`daySheet.fields.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <Row key={booking.id} booking={booking} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ booking }: { booking: Booking }) {
  const { t, i18n } = useTranslation();
  const { name, phone, reference, devotees, gotra, nakshatra, notes, amountPaise, payment, attendedAt } = booking;
  const isPaid = payment?.status === "paid";
  const told = [
    reference,
    booking.atCounter && t("daySheet.atCounter"),
    booking.status === "requested" && t("daySheet.unconfirmed"),
  ];
  return (
    <tr>
      <td>
        <strong>{name}</strong> {phone && <span className="nowrap">{phone}</span>}
        <span className="session-note quiet">{told.filter(Boolean).join(" · ")}</span>
      </td>
      <td>{formatNumber(peopleOf(booking), i18n.language)}</td>
      <td>
        {[devotees.join(", "), gotra, nakshatra].filter(Boolean).join(" · ")}
        {notes && <span className="session-note">{notes}</span>}
      </td>
      <td>
        {amountPaise === 0 ? t("daySheet.free") : formatPaise(amountPaise, i18n.language)}
        {amountPaise > 0 && !isPaid && <span className="session-note">{t("daySheet.unpaid")}</span>}
      </td>
      <td>{attendedAt && formatDate(attendedAt, i18n.language, { timeStyle: "short" })}</td>
    </tr>
  );
}
