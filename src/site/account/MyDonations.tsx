import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatPaise } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import type { Donation } from "../../contract/donations";
import { forgetAttempt } from "../payments/attempts";
import { PaidState } from "../payments/PaidState";
import { againPath, paymentPath } from "../payments/provider";
import { ReceiptButton } from "../payments/ReceiptButton";
import { nameIn, templePath } from "../temple/wording";
import { PaidList } from "./PaidList";

/** What I gave, to whom, and whether it arrived. */
export function MyDonations() {
  const { t } = useTranslation();
  return (
    <PaidList<Donation>
      name="donations"
      url="/api/donations"
      keyOf={({ id }) => id}
      draw={(donation) => <Row donation={donation} />}
      empty={
        <>
          <p className="soft">{t("paid.noDonations")}</p>
          <Link className="button quiet small" to="/donate">
            {t("donate.title")}
          </Link>
        </>
      }
    />
  );
}

function Row({ donation }: { donation: Donation }) {
  const { t, i18n } = useTranslation();
  const { temple, amountPaise, date, dedication, paymentId, receiptNumber, status } = donation;
  const language = i18n.language;
  return (
    <>
      <div>
        <b>{formatPaise(amountPaise, language)}</b>
        {temple && (
          <p>
            {temple.slug ? (
              <Link to={templePath({ id: temple.id, slug: temple.slug })}>{nameIn(language, temple)}</Link>
            ) : (
              nameIn(language, temple)
            )}
          </p>
        )}
        {dedication && <p className="soft">{dedication}</p>}
        <p className="soft">{formatDate(date, language)}</p>
      </div>
      <PaidState payment={donation} />
      <div className="row ways">
        <Link to={paymentPath(paymentId)}>{t("paid.open")}</Link>
        {(status === "paid" || status === "refunded") && (
          <Link to={againPath(donation)} onClick={forgetAttempt}>
            {t("payments.donateAgain")}
          </Link>
        )}
        {receiptNumber && <ReceiptButton id={paymentId} number={receiptNumber} />}
      </div>
    </>
  );
}
