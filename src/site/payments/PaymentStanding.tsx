import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { drafts } from "../../client/drafts";
import { formatPaise } from "../../client/format";
import { useSession } from "../../client/useSession";
import type { PaymentView } from "../../contract/payments";
import { Icon } from "../ui/Icon";
import { forgetAttempt } from "./attempts";
import { OpenPayment } from "./OpenPayment";
import { PaymentFacts } from "./PaymentFacts";
import { againPath } from "./provider";
import { ReceiptButton } from "./ReceiptButton";
import { standings } from "./standings";
import { donationDraft } from "./useDonationDraft";
import { isOpen } from "./usePayment";

/** What became of a payment, in words, and what one can do now. */
export function PaymentStanding({ payment, onAsk }: { payment: PaymentView; onAsk: () => void }) {
  const { t, i18n } = useTranslation();
  const { status, purpose, refundedPaise, amountPaise } = payment;
  const { icon, tone } = standings[status];
  useSettled(payment);
  const part = status === "paid" && refundedPaise > 0 && refundedPaise < amountPaise;
  return (
    <div className="stack">
      <div className={`notice ${tone} standing-note`} role="status">
        <Icon name={icon} />
        <div>
          <h2>{t(`payments.states.${status}.title`)}</h2>
          <p>{isOpen(status) ? t(`payments.begun.${purpose}`) : t(`payments.states.${status}.text`)}</p>
          {part && <p>{t("payments.partRefunded", { amount: formatPaise(refundedPaise, i18n.language) })}</p>}
          {payment.refundingPaise > 0 && (
            <p>{t("payments.refunding", { amount: formatPaise(payment.refundingPaise, i18n.language) })}</p>
          )}
        </div>
      </div>
      {isOpen(status) && <OpenPayment payment={payment} onAsk={onAsk} />}
      <section className="panel" aria-labelledby="payment-facts">
        <h2 id="payment-facts">{t(`payments.of.${purpose}`)}</h2>
        <PaymentFacts payment={payment} />
      </section>
      <Next payment={payment} />
    </div>
  );
}

/** The typed donation is done with once it is paid; an attempt that came to nothing may be made again. */
function useSettled({ status, purpose }: PaymentView) {
  useEffect(() => {
    if (status === "failed" || status === "expired") forgetAttempt();
    if (status === "paid" && purpose === "donation") drafts.forget(donationDraft);
  }, [status, purpose]);
}

function Next({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { id, status, purpose, receiptNumber, subjectId, payer } = payment;
  const { role } = useSession();
  const isOver = status === "failed" || status === "expired";
  return (
    <div className="row">
      {receiptNumber && <ReceiptButton id={id} number={receiptNumber} className="button" />}
      {purpose === "donation" && !isOpen(status) && (
        <Link className={isOver ? "button" : "button quiet"} to={againPath(payment)} onClick={forgetAttempt}>
          {t(isOver ? "payments.tryAgain" : "payments.donateAgain")}
        </Link>
      )}
      {/* of somebody else it would lead nowhere; who is signed out logs in first */}
      {purpose === "booking" && (payer || role === "VISITOR") && (
        <Link className={isOver ? "button" : "button quiet"} to={`/book?booking=${subjectId}`}>
          {t("payments.toBooking")}
        </Link>
      )}
      {role !== "VISITOR" && (
        <Link className="button quiet" to={`/profile#my-${purpose}s`}>
          {t("payments.toProfile")}
        </Link>
      )}
    </div>
  );
}
