import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatPaise } from "../../client/format";
import { useIndiaTime } from "../../client/useIndiaTime";
import type { Booking } from "../../contract/bookings";
import { instantOf } from "../../domain/dates";
import { services } from "../frame/links";
import { PaidState } from "../payments/PaidState";
import { paymentPath } from "../payments/provider";
import { ReceiptButton } from "../payments/ReceiptButton";
import { bookedIn } from "../temple/recordWording";
import { Said } from "../temple/Said";
import { nameIn, templePath } from "../temple/wording";
import { PaidList } from "./PaidList";

/** The poojas I asked for, and what the temple answered. */
export function MyBookings() {
  const { t } = useTranslation();
  return (
    <PaidList<Booking>
      name="bookings"
      url="/api/bookings"
      keyOf={({ id }) => id}
      draw={(booking) => <Row booking={booking} />}
      empty={
        <>
          <p className="soft">{t("paid.noBookings")}</p>
          {services.book && (
            <Link className="button quiet small" to={services.book}>
              {t("paid.book")}
            </Link>
          )}
        </>
      }
    />
  );
}

function Row({ booking }: { booking: Booking }) {
  const { t, i18n } = useTranslation();
  const { id, reference, notes, date, time, amountPaise, payment } = booking;
  const indiaTime = useIndiaTime();
  const language = i18n.language;
  return (
    <>
      <div>
        <b>
          <Said text={bookedIn(language, booking) ?? notes ?? t("payments.of.booking")} />
        </b>
        <p>
          <TempleOf booking={booking} />
        </p>
        <p>{indiaTime(instantOf(date, time), "full")}</p>
        <p className="soft">
          {t("paid.reference", { reference })}
          {amountPaise > 0 && <> · {formatPaise(amountPaise, language)}</>}
        </p>
      </div>
      <div className="standing">
        <span className="badge pay-note">{t(`paid.bookingStates.${stateOf(booking)}`)}</span>
        {payment && <PaidState payment={payment} />}
      </div>
      <div className="row ways">
        {services.book && <Link to={`${services.book}?booking=${id}`}>{t("paid.open")}</Link>}
        {payment && <Link to={paymentPath(payment.id)}>{t("paid.payment")}</Link>}
        {payment?.receiptNumber && <ReceiptButton id={payment.id} number={payment.receiptNumber} />}
      </div>
    </>
  );
}

/** A request that waits for its payment is not the temple's to answer yet; one that was not paid in time is over. */
function stateOf({ status, holdUntil, reason }: Booking): string {
  if (status === "cancelled" && reason === "unpaid") return "lapsed";
  return status === "requested" && holdUntil !== null ? "unpaid" : status;
}

function TempleOf({ booking }: { booking: Booking }) {
  const { i18n } = useTranslation();
  const { templeId, templeSlug, templeName, templeNameHi, templeNameKn } = booking;
  const name = nameIn(i18n.language, { name: templeName, nameHi: templeNameHi, nameKn: templeNameKn });
  return templeId !== null && templeSlug ? (
    <Link to={templePath({ id: templeId, slug: templeSlug })}>{name}</Link>
  ) : (
    name
  );
}
