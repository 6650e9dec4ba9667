import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Booking, BookingMade } from "../../contract/bookings";
import { FormProblems } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { paymentPath } from "../payments/provider";
import { isOpen } from "../payments/usePayment";
import { useSite } from "../queries";
import { notify } from "../ui/toast";
import { openWindow } from "./providerWindow";
import { type BookingStanding, standingOf } from "./standing";
import { minutesAndSeconds, useCountdown } from "./useCountdown";

type NextStepsProps = { booking: Booking; onChanged: () => void };

/** What happens next, by how the booking stands; paying comes first where it is not done. */
export function NextSteps({ booking, onChanged }: NextStepsProps) {
  const { t } = useTranslation();
  const seconds = useCountdown(Date.parse(booking.holdUntil ?? booking.createdAt));
  const standing = standingOf(booking);
  const { payment } = booking;
  // a payment that failed while the place is still kept leads nowhere: another one is begun
  const isToPay = standing === "unpaid" && payment !== null && isOpen(payment.status);
  return (
    <section className="panel stack" aria-labelledby="booking-next">
      <h2 id="booking-next">{t("booking.next")}</h2>
      <ul className="booking-next">
        {standing === "unpaid" && <li>{t("booking.nextSteps.pay", { time: minutesAndSeconds(seconds) })}</li>}
        {textsOf(standing, booking.reason).map((name) => (
          <li key={name}>{t(`booking.nextSteps.${name}`, paidOrFree(booking))}</li>
        ))}
      </ul>
      {isToPay && (
        <Link className="button" to={paymentPath(payment.id)} reloadDocument>
          {t("booking.toPayment")}
        </Link>
      )}
      {(standing === "lapsed" || (standing === "unpaid" && !isToPay)) && (
        <PayAgain booking={booking} onChanged={onChanged} />
      )}
    </section>
  );
}

/** Nothing is refunded where nothing was paid. */
export const paidOrFree = ({ payment }: Pick<Booking, "payment">) => (payment ? {} : { context: "free" });

function textsOf(standing: BookingStanding, reason: string | null): string[] {
  if (standing === "unpaid" || standing === "requested") return ["answer", "come"];
  if (standing === "declined" && reason === "unanswered") return ["unanswered"];
  return [standing === "refunded" && reason === "tooLate" ? "tooLate" : standing];
}

/** Another try to pay, if the place is still there. */
function PayAgain({ booking, onChanged }: NextStepsProps) {
  const { t } = useTranslation();
  const { http } = useSite();
  const { send, sending, failure, attempt } = useSending();
  const pay = async () => {
    const provider = openWindow(true);
    const went = await send(async () => {
      const { data } = await http.post<BookingMade>(`/api/bookings/${booking.id}/payment`, {});
      if (data.payment) provider.lead(data.payment);
    }, t("booking.failed"));
    if (!went) return provider.close();
    notify("success", t("booking.created"));
    onChanged();
  };
  return (
    <>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      <button type="button" className="button" aria-disabled={sending} onClick={() => void pay()}>
        {t("booking.payAgain")}
      </button>
    </>
  );
}
