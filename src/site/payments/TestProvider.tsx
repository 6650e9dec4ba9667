import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatPaise } from "../../client/format";
import type { PaymentView } from "../../contract/payments";
import { type TestOutcome, testOutcomes } from "../../contract/paymentWords";
import { FormProblems } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";
import { nameIn } from "../temple/wording";
import { paymentPath } from "./provider";
import { isOpen } from "./usePayment";

/** What the built-in provider asks: how shall this payment end? */
export function TestProvider({ payment, onDone }: { payment: PaymentView; onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const { http } = useSite();
  const { sending, failure, attempt, send } = useSending();
  const { id, amountPaise, temple, purpose, status } = payment;
  const amount = formatPaise(amountPaise, i18n.language);
  const answer = async (outcome: TestOutcome) => {
    const done = await send(async () => void (await http.post(`/api/payments/test/${id}`, { outcome })));
    onDone();
    if (done) window.close(); // where it was opened beside the page that waits for it
  };
  return (
    <section className="panel stack" aria-labelledby="test-amount">
      <h2 id="test-amount">{amount}</h2>
      <p>
        {t(`payments.of.${purpose}`)}
        {temple && <> · {nameIn(i18n.language, temple)}</>}
      </p>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      {isOpen(status) ? (
        <div className="row">
          {testOutcomes.map((outcome) => (
            <button
              key={outcome}
              type="button"
              className={outcome === "paid" ? "button" : "button quiet"}
              aria-disabled={sending}
              onClick={() => void answer(outcome)}
            >
              {t(`testProvider.${outcome}`, { amount })}
            </button>
          ))}
        </div>
      ) : (
        <p role="status">
          <b>{t(`payments.states.${status}.title`)}</b> {t("testProvider.close")}
        </p>
      )}
      <p>
        <Link to={paymentPath(id)}>{t("testProvider.back")}</Link>
      </p>
    </section>
  );
}
