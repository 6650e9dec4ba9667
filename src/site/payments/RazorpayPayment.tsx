import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatPaise } from "../../client/format";
import type { PaymentIntent, PaymentView } from "../../contract/payments";
import { askRazorpay, loadRazorpay } from "./razorpay";
import { ScriptBlocked } from "./ScriptBlocked";

type RazorpayPaymentProps = {
  intent: PaymentIntent;
  payer: PaymentView["payer"];
  onReturn: (returned: object) => void;
};

/** Razorpay's window, opened by the button as often as it was closed. */
export function RazorpayPayment({ intent, payer, onReturn }: RazorpayPaymentProps) {
  const { t, i18n } = useTranslation();
  const [state, setState] = useState<"loading" | "open" | "closed" | "blocked">("loading");
  useEffect(() => {
    let isGone = false;
    loadRazorpay().then(
      () => isGone || setState("closed"),
      () => isGone || setState("blocked"),
    );
    return () => {
      isGone = true;
    };
  }, []);
  const open = useCallback(async () => {
    setState("open");
    const returned = await askRazorpay({ intent, payer, brand: t("brand") });
    setState("closed");
    if (returned) {
      const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = returned;
      onReturn({ razorpay_payment_id, razorpay_order_id, razorpay_signature });
    }
  }, [intent, payer, t, onReturn]);
  if (state === "blocked") return <ScriptBlocked host="checkout.razorpay.com" />;
  return (
    <button type="button" className="button wide" disabled={state !== "closed"} onClick={() => void open()}>
      {t(state === "open" ? "payments.paying" : "payments.pay", {
        amount: formatPaise(intent.amountPaise, i18n.language),
      })}
    </button>
  );
}
