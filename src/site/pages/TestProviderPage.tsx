import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { NeedsScripts } from "../forms/NeedsScripts";
import { useHead } from "../head";
import { paymentQuery } from "../payments/paymentQueries";
import { TestMode } from "../payments/TestMode";
import { TestProvider } from "../payments/TestProvider";
import { Unread } from "../payments/Unread";
import { useSite } from "../queries";
import { EmptyState } from "../ui/Notice";
import "../styles/contribute.css";
import "../styles/member.css";
import "../styles/payments.css";

/** `/pay/test/{reference}`: the window of the built-in provider, which takes no money. */
export function Page() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const { http } = useSite();
  const { data: payment, error, refetch } = useQuery({ ...paymentQuery(http, id), refetchOnWindowFocus: true });
  const isOurs = payment?.gateway === "test";
  useHead({ title: t("testProvider.title"), description: t("testProvider.lead") });
  return (
    <div className="wrap member pay">
      <h1>{t("testProvider.title")}</h1>
      <p className="soft">{t("testProvider.lead")}</p>
      <TestMode />
      <NeedsScripts />
      {payment && isOurs && <TestProvider payment={payment} onDone={() => void refetch()} />}
      {(payment === null || (payment && !isOurs)) && (
        <EmptyState title={t("payments.none")}>
          <p>{t("testProvider.none")}</p>
        </EmptyState>
      )}
      {payment === undefined && <Unread error={error} onRetry={() => void refetch()} />}
    </div>
  );
}
