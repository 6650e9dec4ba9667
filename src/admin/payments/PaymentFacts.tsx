import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { localName } from "../../client/localName";
import type { AdminPaymentDetail } from "../../contract/adminPayments";
import { Moment } from "../listing/Moment";
import { StatusTag, useMoney } from "./words";

/** What is on record about a payment; what there is none of is left out. */
export function PaymentFacts({ payment }: { payment: AdminPaymentDetail }) {
  const { t, i18n } = useTranslation();
  const money = useMoney();
  const { temple, refundedPaise } = payment;
  const facts: [string, ReactNode][] = [
    ["status", <StatusTag key="status" {...payment} />],
    ["amount", money(payment.amountPaise)],
    ["refunded", refundedPaise > 0 && money(refundedPaise)],
    ["purpose", t(`money.purposes.${payment.purpose}`)],
    ["temple", temple && <Link to={`/admin/temples/${temple.id}`}>{temple.name}</Link>],
    ["cause", payment.cause && localName(payment.cause, i18n.language)],
    ["payer", payment.name],
    ["email", payment.email],
    ["phone", payment.phone],
    ["payerPan", payment.payerPan],
    ["description", payment.description],
    ["gateway", t(`money.gateways.${payment.gateway}`)],
    ["receipt", payment.receiptNumber],
    ["createdAt", <Moment key="begun" at={payment.createdAt} />],
    ["paidAt", payment.paidAt && <Moment key="paid" at={payment.paidAt} />],
    ["reference", <code key="reference">{payment.id}</code>],
    ["providerRef", payment.providerRef && <code key="ref">{payment.providerRef}</code>],
    ["providerPaymentId", payment.providerPaymentId && <code key="charge">{payment.providerPaymentId}</code>],
  ];
  return (
    <dl className="payment-facts">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{t(`money.fields.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
