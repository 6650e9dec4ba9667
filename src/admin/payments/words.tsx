import { Tag } from "antd";
import { useTranslation } from "react-i18next";
import { asLanguage, defaultLanguage } from "../../client/language";
import type { PaymentStatus } from "../../contract/paymentWords";
import { formatMoney } from "../../domain/money";

const colours: Record<PaymentStatus, string> = {
  initiated: "default",
  pending: "warning",
  paid: "success",
  failed: "error",
  expired: "default",
  refunded: "warning",
};

/** How a payment stands, and whether money moves at all. */
export function StatusTag({ status, testMode }: { status: PaymentStatus; testMode: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <Tag bordered={false} color={colours[status]}>
        {t(`money.statuses.${status}`)}
      </Tag>
      {testMode && <Tag>{t("money.test")}</Tag>}
    </>
  );
}

/** Words integer paise as rupees in the reader's language; what is owed has its sign before the ₹. */
export function useMoney(): (paise: number) => string {
  const { i18n } = useTranslation();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  return (paise) => formatMoney(paise, language);
}
