import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { HttpError } from "../../client/errors";
import { formatPaise } from "../../client/format";
import type { PaymentIntent } from "../../contract/payments";
import { FormProblems } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { ScriptBlocked } from "./ScriptBlocked";
import { openStripe, type StripeWindow } from "./stripe";

/** Stripe's payment fields, and the button that pays with them. */
export function StripePayment({ intent, onReturn }: { intent: PaymentIntent; onReturn: (returned: object) => void }) {
  const { t, i18n } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<StripeWindow | "blocked">();
  const { sending, failure, attempt, send } = useSending();
  const language = i18n.language;
  useEffect(() => {
    if (!box.current) return;
    const opening = openStripe(box.current, intent, language);
    let isGone = false;
    opening.then(
      (stripe) => (isGone ? stripe.close() : setOpened(stripe)),
      () => isGone || setOpened("blocked"),
    );
    return () => {
      isGone = true;
      void opening.then(
        (stripe) => stripe.close(),
        () => undefined,
      );
    };
  }, [intent, language]);
  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (!opened || opened === "blocked") return;
    void send(async () => {
      const problem = await opened.pay();
      if (problem !== undefined)
        throw new HttpError({
          message: problem,
          statusCode: 0,
          kind: "api",
          key: problem ? undefined : "errors.unknown",
        });
      onReturn({});
    });
  };
  if (opened === "blocked") return <ScriptBlocked host="js.stripe.com" />;
  return (
    <form noValidate className="stack" onSubmit={pay}>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      <div className="provider-frame" ref={box} aria-busy={!opened} />
      <button type="submit" className="button wide" disabled={!opened} aria-disabled={sending}>
        {t(sending ? "payments.paying" : "payments.pay", { amount: formatPaise(intent.amountPaise, language) })}
      </button>
    </form>
  );
}
