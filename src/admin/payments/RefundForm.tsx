import { useMutation } from "@tanstack/react-query";
import { Button, Form, Input } from "antd";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { createRequestKeys } from "../../client/requestKey";
import { type AdminPaymentDetail, RefundInput } from "../../contract/adminPayments";
import { CheckedForm } from "../form/CheckedForm";
import { Field } from "../form/Field";
import { useHttp } from "../http";
import { useMoney } from "./words";

type RefundFormProps = { payment: AdminPaymentDetail; onRefunded: () => void };
type Refund = { amount: string; reason: string };

/** Gives back all that is left, or less; the payer is told and the ledger knows. */
export function RefundForm({ payment, onRefunded }: RefundFormProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const http = useHttp();
  const [form] = Form.useForm<Refund>();
  const [isOpen, setOpen] = useState(false);
  // one key for the same amount and reason, however often it is sent
  const keys = useRef(createRequestKeys());
  const { mutate, isLoading, error } = useMutation({
    mutationFn: ({ amount, reason }: Refund) =>
      http.post(
        `/api/admin/payments/${payment.id}/refund`,
        { amount, reason },
        { headers: { "Idempotency-Key": keys.current(`${amount} ${reason}`) } },
      ),
    onSuccess: onRefunded,
  });
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t("money.refund.open")}</Button>;
  return (
    <CheckedForm<Refund>
      className="narrow-form"
      aria-label={t("money.refund.open")}
      form={form}
      initialValues={{ amount: String(payment.refundablePaise / 100) }}
      refusal={error}
      onFinish={(refund) => isLoading || mutate(refund)}
    >
      <Field
        name="amount"
        label={t("money.refund.amount")}
        schema={RefundInput.shape.amount.unwrap()}
        extra={t("money.refund.most", { amount: money(payment.refundablePaise) })}
      >
        <Input inputMode="decimal" autoFocus />
      </Field>
      <Field
        name="reason"
        label={t("money.refund.reason")}
        schema={RefundInput.shape.reason}
        extra={t("money.refund.kept")}
      >
        <Input maxLength={300} />
      </Field>
      <span className="row-actions">
        <Button type="primary" danger htmlType="submit" loading={isLoading}>
          {t("money.refund.send")}
        </Button>
        <Button onClick={() => setOpen(false)}>{t("actions.cancel")}</Button>
      </span>
    </CheckedForm>
  );
}
