import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { BookingView } from "../booking/BookingView";
import { useTopOf } from "../booking/useTopOf";
import { Wizard } from "../booking/Wizard";
import { RequireAccount } from "../components/RequireAccount";
import { useHead } from "../head";
import "../styles/contribute.css";
import "../styles/member.css";
import "../styles/payments.css";
import "../styles/booking.css";

/** `/book`: a pooja is chosen, paid and confirmed; with `?booking=` what became of it. */
export function Page() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const booking = search.get("booking");
  const heading = useTopOf(booking ?? search.get("step"));
  useHead({ title: t("booking.title"), description: t("booking.lead") });
  return (
    <div className="wrap member pay">
      <h1 ref={heading} tabIndex={-1}>
        {t("booking.title")}
      </h1>
      <p className="soft">{t("booking.lead")}</p>
      {booking === null ? (
        <RequireAccount stays>
          <Wizard />
        </RequireAccount>
      ) : (
        <RequireAccount>
          <BookingView id={booking} />
        </RequireAccount>
      )}
    </div>
  );
}
