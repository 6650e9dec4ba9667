import "./payments.css";
import { DownloadOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { localName } from "../../client/localName";
import type { AdminDonation, AdminPayment } from "../../contract/adminPayments";
import { gateways, paymentStatuses, purposes } from "../../contract/paymentWords";
import { Loading } from "../layout/Loading";
import { ListPage } from "../listing/ListPage";
import { Moment } from "../listing/Moment";
import { useListTable } from "../listing/useListTable";
import { useDownload } from "../transfer/useDownload";
import { useTexts } from "../useTexts";
import { MoneyScreens } from "./MoneyScreens";
import { StatusTag, useMoney } from "./words";

const PaymentDrawer = lazy(async () => ({ default: (await import("./PaymentDrawer")).PaymentDrawer }));

/** A payment, and of a donation what the donor said. */
type PaymentRow = AdminPayment & Partial<Pick<AdminDonation, "donationId" | "dedication" | "anonymous">>;

/**
 * A list of payments, newest first; the moment opens one beside it, named in the address. Amount and state stand first,
 * in sight at any width.
 */
export function PaymentScreen({ of }: { of: "payments" | "donations" }) {
  const { t, i18n } = useTranslation();
  const hasTexts = useTexts("money");
  const money = useMoney();
  const table = useListTable<PaymentRow>(`admin/${of}`);
  const csv = useDownload(t("money.exportFailed"));
  const [params, setParams] = useSearchParams();
  const opened = params.get("payment");
  const open = (id: string | undefined) =>
    setParams((now) => {
      if (id) now.set("payment", id);
      else now.delete("payment");
      return now;
    });
  if (!hasTexts) return <Loading />;
  const options = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`money.${group}.${value}`) }));
  const root = "/api/admin/payments";
  const isAll = of === "payments";
  return (
    <ListPage<PaymentRow>
      table={table}
      texts={{ failed: "money.failed", none: `money.none.${of}`, noneMatch: "money.noneMatch", count: "money.count" }}
      actions={
        isAll && (
          <Button
            icon={<DownloadOutlined aria-hidden />}
            loading={csv.running !== undefined}
            onClick={() =>
              void csv.stream(`${root}/export-ticket`, `${root}/export.csv?${table.search}`, "payments.csv")
            }
          >
            {t("transfer.exportCsv")}
          </Button>
        )
      }
      lead={<MoneyScreens />}
      filters={[
        { name: "search", label: t("money.search"), isWide: true },
        { name: "status", label: t("money.fields.status"), options: options("statuses", paymentStatuses) },
        ...(isAll
          ? [{ name: "purpose", label: t("money.fields.purpose"), options: options("purposes", purposes) }]
          : []),
        { name: "gateway", label: t("money.fields.gateway"), options: options("gateways", gateways) },
        { name: "cause", label: t("money.fields.cause") },
        { name: "from", label: t("money.fields.from"), isDate: true },
        { name: "to", label: t("money.fields.to"), isDate: true },
      ]}
      columns={[
        {
          key: "createdAt",
          title: t("money.fields.createdAt"),
          render: ({ id, createdAt }) => (
            <Button type="link" size="small" onClick={() => open(id)}>
              <Moment at={createdAt} />
            </Button>
          ),
        },
        {
          key: "amount",
          title: t("money.fields.amount"),
          align: "right",
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
        ...(isAll
          ? [
              {
                key: "purpose",
                title: t("money.fields.purpose"),
                render: ({ purpose }: PaymentRow) => t(`money.purposes.${purpose}`),
              },
            ]
          : []),
        {
          key: "payer",
          title: t("money.fields.payer"),
          className: "breaks",
          render: ({ name, email, phone, anonymous }) => (
            <>
              {name ?? <span className="quiet">{t("money.nameless")}</span>}
              {anonymous && <span className="quiet"> ({t("money.anonymous")})</span>}
              <span className="payment-address quiet">{email ?? phone}</span>
            </>
          ),
        },
        { key: "temple", title: t("money.fields.temple"), render: ({ temple }) => temple?.name },
        ...(isAll
          ? []
          : [
              {
                key: "cause",
                title: t("money.fields.cause"),
                render: ({ cause }: PaymentRow) => cause && localName(cause, i18n.language),
              },
            ]),
        ...(isAll ? [] : [{ key: "dedication", title: t("money.fields.dedication"), dataIndex: "dedication" }]),
        {
          key: "gateway",
          title: t("money.fields.gateway"),
          render: ({ gateway }) => t(`money.gateways.${gateway}`),
        },
        { key: "receipt", title: t("money.fields.receipt"), dataIndex: "receiptNumber", className: "nowrap" },
      ]}
    >
      <Suspense>
        {opened && <PaymentDrawer key={opened} id={opened} onClose={() => open(undefined)} onChanged={table.refetch} />}
      </Suspense>
    </ListPage>
  );
}
