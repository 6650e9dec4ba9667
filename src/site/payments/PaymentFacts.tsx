import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatPaise } from "../../client/format";
import { useIndiaTime } from "../../client/useIndiaTime";
import type { PaymentView } from "../../contract/payments";
import { nameIn, templePath } from "../temple/wording";

/** What is paid to whom, and the numbers to ask about it with. */
export function PaymentFacts({ payment }: { payment: PaymentView }) {
  const { t, i18n } = useTranslation();
  const { amountPaise, refundedPaise, temple, cause, gateway, createdAt, paidAt, receiptNumber, id } = payment;
  const language = i18n.language;
  const indiaTime = useIndiaTime();
  return (
    <dl className="facts pay-facts">
      <Fact name="amount">{formatPaise(amountPaise, language)}</Fact>
      {refundedPaise > 0 && <Fact name="refunded">{formatPaise(refundedPaise, language)}</Fact>}
      {temple && (
        <Fact name="temple">
          <Link to={templePath({ id: temple.id, slug: temple.slug ?? undefined })}>{nameIn(language, temple)}</Link>
        </Fact>
      )}
      {cause && <Fact name="cause">{nameIn(language, cause)}</Fact>}
      {receiptNumber && <Fact name="receipt">{receiptNumber}</Fact>}
      <Fact name={paidAt ? "paidAt" : "begun"}>{indiaTime(paidAt ?? createdAt)}</Fact>
      <Fact name="method">{t(`payments.gateways.${gateway}`)}</Fact>
      <Fact name="reference">
        <code>{id}</code>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{t(`payments.facts.${name}`)}</dt>
      <dd>{children}</dd>
    </div>
  );
}
