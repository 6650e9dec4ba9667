import { useTranslation } from "react-i18next";
import { formatPaise } from "../../client/format";
import type { PaymentStatus } from "../../contract/paymentWords";
import { Icon } from "../ui/Icon";
import { standings } from "./standings";

type PaidStateProps = {
  payment: { status: PaymentStatus; receiptNumber: string | null; refundedPaise?: number; testMode: boolean };
};

/** Where the payment of a row stands, with its receipt number. */
export function PaidState({ payment: { status, receiptNumber, refundedPaise = 0, testMode } }: PaidStateProps) {
  const { t, i18n } = useTranslation();
  return (
    <div className="standing">
      <span className={`badge pay-${standings[status].tone}`}>
        <Icon name={standings[status].icon} />
        {t(`payments.states.${status}.title`)}
      </span>
      {receiptNumber && <small className="soft">{t("paid.receipt", { number: receiptNumber })}</small>}
      {status === "paid" && refundedPaise > 0 && (
        <small className="soft">
          {t("payments.partRefunded", { amount: formatPaise(refundedPaise, i18n.language) })}
        </small>
      )}
      {testMode && <small className="soft">{t("payments.testMode")}</small>}
    </div>
  );
}
