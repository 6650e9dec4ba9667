import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { NeedsScripts } from "../forms/NeedsScripts";
import { useHead } from "../head";
import { PaymentStanding } from "../payments/PaymentStanding";
import { TestMode } from "../payments/TestMode";
import { Unread } from "../payments/Unread";
import { usePayment } from "../payments/usePayment";
import { EmptyState } from "../ui/Notice";
import "../styles/contribute.css";
import "../styles/member.css";
import "../styles/payments.css";

/** `/payments/{reference}`: how a payment stands, also for who closed the browser half-way. */
export function Page() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const { data: payment, error, refetch } = usePayment(id);
  useHead({ title: t("payments.title"), description: t("payments.lead") });
  return (
    <div className="wrap member pay">
      <h1>{t("payments.title")}</h1>
      <p className="soft">{t("payments.lead")}</p>
      {payment?.testMode && <TestMode />}
      <NeedsScripts />
      {payment && <PaymentStanding payment={payment} onAsk={() => void refetch()} />}
      {payment === null && (
        <EmptyState title={t("payments.none")}>
          <p>{t("payments.noneText")}</p>
          <Link className="button" to="/donate">
            {t("donate.title")}
          </Link>
        </EmptyState>
      )}
      {payment === undefined && <Unread error={error} onRetry={() => void refetch()} />}
    </div>
  );
}
