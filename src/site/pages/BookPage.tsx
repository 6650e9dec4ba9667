import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { RequireAccount } from "../account/RequireAccount";
import { useTopOf } from "../booking/useTopOf";
import { useHead } from "../head";
import { useTempleRead } from "../payments/TempleField";
import { inWordsOf } from "../temple/recordWording";
import { lazyPart } from "../ui/lazyPart";
import "../styles/contribute.css";
import "../styles/member.css";
import "../styles/payments.css";
import "../styles/booking.css";

const Wizard = lazyPart(async () => (await import("../booking/Wizard")).Wizard, "soft awaited");
const BookingView = lazyPart(async () => (await import("../booking/BookingView")).BookingView, "soft awaited");

/** `/book`: a pooja is chosen, paid and confirmed; with `?booking=` what became of it. */
export function Page() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const booking = search.get("booking");
  const { data: temple } = useTempleRead(search.get("temple") ?? "");
  const inWords = (key: string) => inWordsOf(t, temple?.tradition, key);
  const heading = useTopOf(booking ?? search.get("step"));
  useHead({ title: inWords("booking.title"), description: inWords("booking.lead") });
  return (
    <div className="wrap member pay">
      <h1 ref={heading} tabIndex={-1}>
        {inWords("booking.title")}
      </h1>
      <p className="soft">{inWords("booking.lead")}</p>
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
