import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import type { PaymentView } from "../../contract/payments";
import { FormProblems } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";
import { LivePayment } from "./LivePayment";

/** After this long without a word from the provider, the page says that it is late. */
const lateMs = 45_000;

/** A payment that is not over: the provider's window, and a way to ask how it stands. */
export function OpenPayment({ payment, onAsk }: { payment: PaymentView; onAsk: () => void }) {
  const { t } = useTranslation();
  const { http } = useSite();
  const { sending, failure, attempt, send } = useSending();
  const isLate = useLate();
  const check = (returned: object = {}) =>
    void send(async () => {
      await http.post(`/api/payments/${payment.id}/check`, returned);
      onAsk();
    });
  useComingBack(check);
  return (
    <section className="panel stack" aria-labelledby="payment-open">
      <h2 id="payment-open">{t("payments.goOn")}</h2>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      {payment.gateway === "test" ? (
        <TestWindow payment={payment} />
      ) : (
        <LivePayment payment={payment} onReturn={check} />
      )}
      <p className="soft">{t(isLate ? "payments.late" : "payments.keepOpen")}</p>
      <p>
        <button type="button" className="button quiet small" aria-disabled={sending} onClick={() => check()}>
          {t(sending ? "payments.checking" : "payments.check")}
        </button>
      </p>
    </section>
  );
}

/** The way to the built-in provider's window, where the browser opened none or it was closed. */
function TestWindow({ payment: { providerUrl } }: { payment: PaymentView }) {
  const { t } = useTranslation();
  if (!providerUrl) return null;
  return (
    <p>
      <a className="button" href={providerUrl} target="provider" rel="opener">
        {t("payments.openProvider")}
      </a>
    </p>
  );
}

/** A bank's page sends back with words of the provider in the address: it is asked at once, and they are taken out. */
function useComingBack(check: () => void) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isBack = new URLSearchParams(search).has("payment_intent");
  useEffect(() => {
    if (!isBack) return;
    navigate(pathname, { replace: true });
    check();
  }, [isBack, pathname, navigate, check]);
}

function useLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
