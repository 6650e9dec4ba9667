import { Button, Table } from "antd";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import { Pager } from "../listing/Pager";
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
      <Table<PaymentRow>
        size="small"
        rowKey="id"
        dataSource={list.records}
        loading={list.isFetching}
        pagination={false}
        scroll={{ x: "max-content" }}
      >
        <Table.Column<PaymentRow>
          title={t("money.fields.createdAt")}
          render={(_, { id, createdAt }) => (
            <Button type="link" size="small" className="payment-open" onClick={() => onOpen(id)}>
              <Moment at={createdAt} />
            </Button>
          )}
        />
        <Table.Column<PaymentRow>
          title={t("money.fields.amount")}
          align="right"
          render={(_, { amountPaise, refundedPaise }) => (
            <>
              <span className="nowrap">{money(amountPaise)}</span>
              {refundedPaise > 0 && (
                <span className="payment-address quiet">{t("money.back", { amount: money(refundedPaise) })}</span>
              )}
            </>
          )}
        />
        <Table.Column<PaymentRow> title={t("money.fields.status")} render={(_, row) => <StatusTag {...row} />} />
        {of === "payments" && (
          <Table.Column<PaymentRow>
            title={t("money.fields.purpose")}
            render={(_, { purpose }) => t(`money.purposes.${purpose}`)}
          />
        )}
        <Table.Column<PaymentRow>
          title={t("money.fields.payer")}
          className="narrow"
          render={(_, { name, email, phone, anonymous }) => (
            <>
              {name ?? <span className="quiet">{t("money.nameless")}</span>}
              {anonymous && <span className="quiet"> ({t("money.anonymous")})</span>}
              <span className="payment-address quiet">{email ?? phone}</span>
            </>
          )}
        />
        <Table.Column<PaymentRow>
          title={t("money.fields.temple")}
          className="narrow"
          render={(_, { temple }) => temple?.name}
        />
        {of === "donations" && (
          <Table.Column<PaymentRow> title={t("money.fields.dedication")} dataIndex="dedication" className="narrow" />
        )}
        <Table.Column<PaymentRow>
          title={t("money.fields.gateway")}
          className="narrow"
          render={(_, { gateway }) => t(`money.gateways.${gateway}`)}
        />
        <Table.Column<PaymentRow> title={t("money.fields.receipt")} dataIndex="receiptNumber" className="nowrap" />
      </Table>
      <Pager
        page={query.page}
        pages={list.pages}
        onChange={(page) => query.change({ page: String(page) })}
        note={t("money.count", { count: list.total, formatted: formatNumber(list.total, i18n.language) })}
      />
    </>
  );
}
