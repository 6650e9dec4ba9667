import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber, formatPaise } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import type { AdminOrder } from "../../contract/shop";
import { Pager } from "../listing/Pager";
import { RecordTable } from "../listing/RecordTable";
import { RowButton } from "../listing/RowButton";
import { RowTag } from "../listing/RowTag";
import type { ListQuery } from "../listing/useListQuery";
import type { RecordList } from "../listing/useRecords";
import { OrderDialog, type OrderStep } from "./OrderDialog";
import type { OrderFilter } from "./OrderList";

type OrderTableProps = { list: RecordList<AdminOrder>; query: ListQuery<OrderFilter> };

/** The orders of a page, each with its next steps. */
export function OrderTable({ list, query }: OrderTableProps) {
  const { t, i18n } = useTranslation();
  const [step, setStep] = useState<{ order: AdminOrder; step: OrderStep }>();
  const { language } = i18n;
  return (
    <>
      <RecordTable<AdminOrder>
        rows={list.records}
        isBusy={list.isFetching}
        columns={[
          {
            key: "reference",
            title: t("orders.fields.reference"),
            render: ({ reference, createdAt }) => (
              <>
                <b className="nowrap">{reference}</b>
                <br />
                <time dateTime={createdAt}>
                  {formatDate(createdAt, language, { dateStyle: "medium", timeStyle: "short" })}
                </time>
              </>
            ),
          },
          {
            key: "items",
            title: t("orders.fields.items"),
            className: "narrow",
            render: ({ items, amountPaise }) => (
              <>
                {items.map((item) => (
                  <span key={item.productId}>
                    {formatNumber(item.quantity, language)} × {item.name}
                  </span>
                ))}
                <br />
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
                <RowTag>{t(`orders.states.${status}`)}</RowTag>
                {payment?.testMode && <RowTag>{t("orders.test")}</RowTag>}
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
            isHeld: true,
            render: (order) => (
              <div className="order-steps">
                {stepsOf(order).map((each) => (
                  <RowButton
                    key={each}
                    look={each === "cancel" ? "danger" : "plain"}
                    text={t(`orders.${each}`)}
                    label={t(`orders.${each}Title`, { reference: order.reference })}
                    onClick={() => setStep({ order, step: each })}
                  />
                ))}
              </div>
            ),
          },
        ]}
      />
      <Pager
        page={query.page}
        pages={list.pages}
        onChange={(page) => query.change({ page: String(page) })}
        note={t("orders.count", { count: list.total, formatted: formatNumber(list.total, language) })}
      />
      {step && (
        <OrderDialog
          {...step}
          onClose={(isDone) => {
            setStep(undefined);
            if (isDone) list.refetch();
          }}
        />
      )}
    </>
  );
}

const stepsOf = ({ canSend, canDeliver, canCancel }: AdminOrder): OrderStep[] => [
  ...(canSend ? (["send"] as const) : []),
  ...(canDeliver ? (["deliver"] as const) : []),
  ...(canCancel ? (["cancel"] as const) : []),
];
