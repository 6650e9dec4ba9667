import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import { asLanguage, defaultLanguage } from "../../client/language";
import type { PaymentStatus } from "../../contract/paymentWords";
import { formatMoney } from "../../domain/money";
import { RowTag, type TagLook } from "../listing/RowTag";

const looks: Record<PaymentStatus, TagLook> = {
  initiated: "plain",
  pending: "gold",
  paid: "success",
  failed: "error",
  expired: "plain",
  refunded: "warning",
};

/** How a payment stands, and whether money moves at all. */
export function StatusTag({ status, testMode }: { status: PaymentStatus; testMode: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <RowTag look={looks[status]}>{t(`money.statuses.${status}`)}</RowTag>
      {testMode && <RowTag>{t("money.test")}</RowTag>}
    </>
  );
}

/** A moment, in India. */
export function Moment({ at }: { at: string | null }) {
  const { i18n } = useTranslation();
  if (at === null) return null;
  return (
    <time className="nowrap" dateTime={at}>
      {formatDate(at, i18n.language, { dateStyle: "medium", timeStyle: "short" })}
    </time>
  );
}

/** Words integer paise as rupees in the reader's language; what is owed has its sign before the ₹. */
export function useMoney(): (paise: number) => string {
  const { i18n } = useTranslation();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  return (paise) => formatMoney(paise, language);
}
