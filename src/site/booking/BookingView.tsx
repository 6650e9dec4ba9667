import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatPaise } from "../../client/format";
import { useIndiaTime } from "../../client/useIndiaTime";
import type { Booking } from "../../contract/bookings";
import { instantOf } from "../../domain/dates";
import { PaidState } from "../payments/PaidState";
import { Unread } from "../payments/Unread";
import { useSite } from "../queries";
import { bookedIn } from "../temple/recordWording";
import { nameIn } from "../temple/wording";
import { Icon } from "../ui/Icon";
import { EmptyState } from "../ui/Notice";
import { Facts } from "./Answers";
import { BookingActs } from "./BookingActs";
import { bookingQuery } from "./bookingQueries";
import { NextSteps } from "./NextSteps";
import { Progress } from "./Progress";
import { standingOf } from "./standing";
import { Ticket } from "./Ticket";

/** A booking once it is made: what became of it, what happens next and what can still be done. */
export function BookingView({ id }: { id: string }) {
  const { t } = useTranslation();
  const { http } = useSite();
  const { data, error, refetch } = useQuery({
    ...bookingQuery(http, id),
    refetchInterval: (booking) => (booking && standingOf(booking) === "unpaid" ? 4_000 : 60_000),
  });
  if (data === undefined) return <Unread error={error} onRetry={() => void refetch()} />;
  if (data === null) {
    return (
      <EmptyState title={t("booking.none")}>
        <p>{t("booking.noneText")}</p>
        <Link className="button" to="/profile">
          {t("booking.viewBookings")}
        </Link>
      </EmptyState>
    );
  }
  return <Shown booking={data} onChanged={() => void refetch()} />;
}

function Shown({ booking, onChanged }: { booking: Booking; onChanged: () => void }) {
  const { t, i18n } = useTranslation();
  const indiaTime = useIndiaTime();
  const language = i18n.language;
  const standing = standingOf(booking);
  const isOn = standing === "requested" || standing === "unpaid";
  const isBad = ["declined", "cancelled", "refunded", "lapsed"].includes(standing);
  const temple = { name: booking.templeName, nameHi: booking.templeNameHi, nameKn: booking.templeNameKn };
  return (
    <div className="stack">
      <Progress step="done" />
      <div className={`notice ${isBad ? "warn" : "good"} standing-note`} role="status">
        <Icon name={isBad ? "alert" : "check"} />
        <div>
          <h2>{isOn ? t("booking.requested") : t(`booking.headings.${standing}`)}</h2>
          <p>
            {t("booking.reference")}: <b className="booking-reference">{booking.reference}</b>
          </p>
          {booking.status === "declined" && booking.reason && booking.reason !== "unanswered" && (
            <p>
              {t("booking.reason")}: {booking.reason}
            </p>
          )}
        </div>
      </div>
      <NextSteps booking={booking} onChanged={onChanged} />
      {(standing === "requested" || standing === "confirmed") && <Ticket booking={booking} />}
      <section className="panel stack">
        <Facts
          facts={{
            temple: nameIn(language, temple),
            pooja: bookedIn(language, booking) ?? t("booking.otherPooja"),
            when: indiaTime(instantOf(booking.date, booking.time), "full"),
            notes: booking.notes,
            name: booking.name,
            phone: booking.phone.replace(/^\+91(\d{5})/, "+91 $1 "),
            devotees: booking.devotees.join(", "),
            gotra: booking.gotra,
            nakshatra: booking.nakshatra,
            amount: formatPaise(booking.amountPaise, language),
          }}
        />
        {booking.payment && <PaidState payment={booking.payment} />}
        <BookingActs booking={booking} onChanged={onChanged} />
      </section>
      <div className="row">
        <Link className="button" to="/profile#my-bookings">
          {t("booking.viewBookings")}
        </Link>
        <Link className="button quiet" to="/">
          {t("booking.goHome")}
        </Link>
        <Link className="button quiet" to="/book">
          {t("booking.another")}
        </Link>
      </div>
    </div>
  );
}
