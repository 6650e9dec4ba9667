import { Alert, Button, Input } from "antd";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { createRequestKeys } from "../../client/requestKey";
import type { AdminPaymentDetail } from "../../contract/adminPayments";
import { problemAt } from "../form/fieldErrors";
import { useHttp } from "../http";
import { useMoney } from "./words";

type RefundFormProps = { payment: AdminPaymentDetail; onRefunded: () => void };
type Problems = { amount?: string; reason?: string; other?: string };

/** Gives back all that is left, or less; the payer is told and the ledger knows. */
export function RefundForm({ payment, onRefunded }: RefundFormProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { send, isSending, problems } = useRefund(payment.id, onRefunded);
  const [isOpen, setOpen] = useState(false);
  const [amount, setAmount] = useState(String(payment.refundablePaise / 100));
  const [reason, setReason] = useState("");
  const id = useId();
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t("money.refund.open")}</Button>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(amount.trim(), reason.trim());
  };
  const field = (name: "amount" | "reason") => ({
    id: `${id}-${name}`,
    status: problems[name] ? ("error" as const) : ("" as const),
    "aria-invalid": problems[name] !== undefined,
    "aria-describedby": `${id}-${name}-note`,
  });
  return (
    <form className="refund-form" onSubmit={submit} aria-label={t("money.refund.open")}>
      <label htmlFor={`${id}-amount`}>{t("money.refund.amount")}</label>
      <Input
        {...field("amount")}
        inputMode="decimal"
        autoFocus
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <p id={`${id}-amount-note`} className={problems.amount ? "refund-problem" : "quiet"}>
        {problems.amount ?? t("money.refund.most", { amount: money(payment.refundablePaise) })}
      </p>
      <label htmlFor={`${id}-reason`}>{t("money.refund.reason")}</label>
      <Input {...field("reason")} maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
      <p id={`${id}-reason-note`} className={problems.reason ? "refund-problem" : "quiet"}>
        {problems.reason ?? t("money.refund.kept")}
      </p>
      {problems.other && <Alert type="error" showIcon role="alert" message={problems.other} />}
      <span className="row-actions">
        <Button type="primary" danger htmlType="submit" loading={isSending}>
          {t("money.refund.send")}
        </Button>
        <Button onClick={() => setOpen(false)}>{t("actions.cancel")}</Button>
      </span>
    </form>
  );
}

/** Asks once for the same amount and reason, however often it is sent. */
function useRefund(id: string, onRefunded: () => void) {
  const { t } = useTranslation();
  const http = useHttp();
  const keys = useRef(createRequestKeys());
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const send = async (amount: string, reason: string) => {
    if (isSending) return;
    setSending(true);
    try {
      await http.post(
        `/api/admin/payments/${id}/refund`,
        { amount, reason },
        { headers: { "Idempotency-Key": keys.current(`${amount} ${reason}`) } },
      );
      setProblems({});
      onRefunded();
    } catch (error) {
      const [amountWrong, reasonWrong] = [problemAt(error, "amount", t), problemAt(error, "reason", t)];
      setProblems({
        ...(amountWrong && { amount: amountWrong }),
        ...(reasonWrong && { reason: reasonWrong }),
        ...(!amountWrong && !reasonWrong && { other: errorText(error, t) }),
      });
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, problems };
}
