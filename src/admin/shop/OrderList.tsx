import "./shop.css";
import { DownloadOutlined } from "@ant-design/icons";
import { Button, Tag } from "antd";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber, formatPaise } from "../../client/format";
import type { AdminOrder } from "../../contract/shop";
import { orderStatuses } from "../../contract/shopWords";
import { Loading } from "../layout/Loading";
import { ListPage } from "../listing/ListPage";
import { Moment } from "../listing/Moment";
import { useListTable } from "../listing/useListTable";
import { useDownload } from "../transfer/useDownload";
import { useTexts } from "../useTexts";
import type { OrderStep } from "./OrderDialog";

const OrderDialog = lazy(async () => ({ default: (await import("./OrderDialog")).OrderDialog }));

const texts = {
  failed: "orders.failedLoad",
  none: "orders.none",
  noneMatch: "orders.noneMatch",
  count: "orders.count",
};

/** What people ordered, and what is to be done about it. */
export function OrderList() {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const hasTexts = useTexts("shopkeeping");
  const table = useListTable<AdminOrder>("admin/orders");
  const csv = useDownload(t("orders.failedCsv"));
  const [asked, ask] = useState<{ order: AdminOrder; step: OrderStep }>();
  if (!hasTexts) return <Loading />;
  return (
    <ListPage<AdminOrder>
      table={table}
      texts={texts}
      actions={
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={csv.running !== undefined}
          onClick={() => void csv.download(`/api/admin/orders/export.csv?${table.search}`, "orders.csv")}
        >
          {t("orders.csv")}
        </Button>
      }
      filters={[
        { name: "q", label: t("orders.search"), isWide: true },
        {
          name: "status",
          label: t("orders.fields.status"),
          options: orderStatuses.map((value) => ({ value, label: t(`orders.states.${value}`) })),
        },
      ]}
      columns={[
        {
          key: "reference",
          title: t("orders.fields.reference"),
          render: ({ reference, createdAt }) => (
            <>
              <b className="nowrap">{reference}</b>
              <br />
              <Moment at={createdAt} />
            </>
          ),
        },
        {
          key: "items",
          title: t("orders.fields.items"),
          render: ({ items, amountPaise }) => (
            <>
              {items.map((item) => (
                <div key={item.productId}>
                  {formatNumber(item.quantity, language)} × {item.name}
                </div>
              ))}
              {formatPaise(amountPaise, language)}
            </>
          ),
        },
        {
          key: "buyer",
          title: t("orders.fields.buyer"),
          render: ({ name, phone, email, address }) => (
            <address className="order-address">{[name, phone, email, address].filter(Boolean).join("\n")}</address>
          ),
        },
        {
          key: "status",
          title: t("orders.fields.status"),
          render: ({ status, reason, tracking, payment }) => (
            <>
              <Tag>{t(`orders.states.${status}`)}</Tag>
              {payment?.testMode && <Tag>{t("orders.test")}</Tag>}
              <div className="quiet order-address">
                {[
                  payment?.receiptNumber && t("orders.receipt", { number: payment.receiptNumber }),
                  tracking && t("orders.tracking", { number: tracking }),
                  reason && t(`orders.reasons.${reason}`, { defaultValue: reason }),
                ]
                  .filter(Boolean)
                  .join("\n")}
              </div>
            </>
          ),
        },
        {
          key: "next",
          title: t("orders.fields.next"),
          fixed: "right",
          render: (order) => (
            <div className="order-steps">
              {stepsOf(order).map((step) => (
                <Button
                  key={step}
                  size="small"
                  danger={step === "cancel"}
                  aria-label={t(`orders.${step}Title`, { reference: order.reference })}
                  onClick={() => ask({ order, step })}
                >
                  {t(`orders.${step}`)}
                </Button>
              ))}
            </div>
          ),
        },
      ]}
    >
      {asked && (
        <Suspense>
          <OrderDialog
            {...asked}
            onClose={(isDone) => {
              ask(undefined);
              if (isDone) table.refetch();
            }}
          />
        </Suspense>
      )}
    </ListPage>
  );
}

const stepsOf = ({ canSend, canDeliver, canCancel }: AdminOrder): OrderStep[] => [
  ...(canSend ? (["send"] as const) : []),
  ...(canDeliver ? (["deliver"] as const) : []),
  ...(canCancel ? (["cancel"] as const) : []),
];
