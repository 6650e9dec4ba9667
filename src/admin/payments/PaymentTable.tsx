import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import { Pager } from "../listing/Pager";
import { RecordTable } from "../listing/RecordTable";
import type { ListQuery } from "../listing/useListQuery";
import type { PaymentFilter, PaymentList, PaymentRow } from "./usePayments";
import { Moment, StatusTag, useMoney } from "./words";

type PaymentTableProps = {
  of: "payments" | "donations";
  list: PaymentList;
  query: ListQuery<PaymentFilter>;
  onOpen: (id: string) => void;
};

/** Payments, newest first; the moment opens one. Amount and state stand first, in sight at any width. */
export function PaymentTable({ of, list, query, onOpen }: PaymentTableProps) {
  const { t, i18n } = useTranslation();
  const money = useMoney();
  return (
    <>
      <RecordTable<PaymentRow>
        rows={list.records}
        isBusy={list.isFetching}
        columns={[
          {
            key: "createdAt",
            title: t("money.fields.createdAt"),
            render: ({ id, createdAt }) => (
              <button type="button" className="payment-open" onClick={() => onOpen(id)}>
                <Moment at={createdAt} />
              </button>
            ),
          },
          {
            key: "amount",
            title: t("money.fields.amount"),
            className: "at-end",
            render: ({ amountPaise, refundedPaise }) => (
              <>
                <span className="nowrap">{money(amountPaise)}</span>
                {refundedPaise > 0 && (
                  <span className="payment-address quiet">{t("money.back", { amount: money(refundedPaise) })}</span>
                )}
              </>
            ),
          },
          { key: "status", title: t("money.fields.status"), render: (row) => <StatusTag {...row} /> },
          {
            isHidden: of !== "payments",
            key: "purpose",
            title: t("money.fields.purpose"),
            render: ({ purpose }) => t(`money.purposes.${purpose}`),
          },
          {
            key: "payer",
            title: t("money.fields.payer"),
            className: "narrow",
            render: ({ name, email, phone, anonymous }) => (
              <>
                {name ?? <span className="quiet">{t("money.nameless")}</span>}
                {anonymous && <span className="quiet"> ({t("money.anonymous")})</span>}
                <span className="payment-address quiet">{email ?? phone}</span>
              </>
            ),
          },
          {
            key: "temple",
            title: t("money.fields.temple"),
            className: "narrow",
            render: ({ temple }) => temple?.name,
          },
          {
            isHidden: of !== "donations",
            key: "dedication",
            title: t("money.fields.dedication"),
            render: ({ dedication }) => dedication,
            className: "narrow",
          },
          {
            key: "gateway",
            title: t("money.fields.gateway"),
            className: "narrow",
            render: ({ gateway }) => t(`money.gateways.${gateway}`),
          },
          {
            key: "receipt",
            title: t("money.fields.receipt"),
            render: ({ receiptNumber }) => receiptNumber,
            className: "nowrap",
          },
        ]}
      />
      <Pager
        page={query.page}
        pages={list.pages}
        onChange={(page) => query.change({ page: String(page) })}
        note={t("money.count", { count: list.total, formatted: formatNumber(list.total, i18n.language) })}
      />
    </>
  );
}
