import type { PaymentView } from "../../contract/payments";
import { RazorpayPayment } from "./RazorpayPayment";
import { StripePayment } from "./StripePayment";
import { Unread } from "./Unread";
import { useOpened } from "./useOpened";

/** Paying at a provider whose own script runs on this page. */
export function LivePayment({ payment, onReturn }: { payment: PaymentView; onReturn: (returned: object) => void }) {
  const { data: intent, error, refetch } = useOpened(payment);
  if (!intent) return <Unread error={error} onRetry={() => void refetch()} />;
  return intent.gateway === "stripe" ? (
    <StripePayment intent={intent} onReturn={onReturn} />
  ) : (
    <RazorpayPayment intent={intent} payer={payment.payer} onReturn={onReturn} />
  );
}
