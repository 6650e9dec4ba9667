import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { formatNumber, formatPaise } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import type { PaymentIntent } from "../../contract/payments";
import type { Order } from "../../contract/shop";
import { PaidList } from "../account/PaidList";
import { FormProblems } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { PaidState } from "../payments/PaidState";
import { paymentPath } from "../payments/provider";
import { ReceiptButton } from "../payments/ReceiptButton";
import { useSite } from "../queries";
import { Said } from "../temple/Said";
import { nameIn } from "../temple/wording";
import { notify } from "../ui/toast";

/** What I ordered, where it is, and what I can still do about it. */
export function MyOrders() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <PaidList<Order>
      name="orders"
      url="/api/orders"
      keyOf={({ id }) => id}
      draw={(order) => <Row order={order} />}
      empty={
        <>
          <p className="soft">{t("shop.noOrders")}</p>
          {pathname !== "/shop" && (
            <Link className="button quiet small" to="/shop">
              {t("shop.title")}
            </Link>
          )}
        </>
      }
    />
  );
}

function Row({ order }: { order: Order }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return (
    <>
      <div>
        <b>{order.reference}</b>{" "}
        <span className={`badge order-${order.status}`}>{t(`shop.states.${order.status}`)}</span>
        {order.items.map((item) => (
          <p key={item.productId}>
            {formatNumber(item.quantity, language)} × <Said text={nameIn(language, item)} />
          </p>
        ))}
        <p className="soft">
          {formatPaise(order.amountPaise, language)} · {formatDate(order.createdAt, language)}
        </p>
        {order.tracking && <p>{t("shop.tracking", { number: order.tracking })}</p>}
        <Reason order={order} />
      </div>
      {order.payment && <PaidState payment={order.payment} />}
      <Ways order={order} />
    </>
  );
}

const ownReasons = ["unpaid", "buyer", "soldOut"];

/** Why it was cancelled: in our words, or in those of the shop. */
function Reason({ order: { reason, status } }: { order: Order }) {
  const { t } = useTranslation();
  if (!reason || (status !== "cancelled" && status !== "refunded")) return null;
  return <p className="soft">{ownReasons.includes(reason) ? t(`shop.reasons.${reason}`) : <Said text={reason} />}</p>;
}

function Ways({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { http } = useSite();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { send, sending, failure, attempt } = useSending();
  const { payment, reference } = order;
  const isOpen = order.status === "placed" && payment !== null;
  const pay = () =>
    send(async () => {
      const { data } = await http.post<PaymentIntent>("/api/payments/intent", { orderId: order.id });
      // loaded anew: the scripts of providers may run on that page and on no other
      window.location.assign(paymentPath(data.paymentId));
    });
  const cancel = async () => {
    const done = await send(async () => void (await http.post(`/api/orders/${order.id}/cancel`)));
    await client.invalidateQueries(["own"]);
    if (done) notify("success", t("shop.cancelled"));
  };
  return (
    <>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      <div className="row ways">
        {payment && <Link to={paymentPath(payment.id)}>{t(isOpen ? "shop.payOpen" : "paid.open")}</Link>}
        {payment?.receiptNumber && <ReceiptButton id={payment.id} number={payment.receiptNumber} />}
        {order.canPay && !isOpen && (
          <button type="button" className="button small" disabled={sending} onClick={() => void pay()}>
            {t("shop.payAgain")}
          </button>
        )}
        {order.canCancel && !asking && (
          <button
            type="button"
            className="button quiet small"
            aria-label={t("shop.cancelTitle", { reference })}
            onClick={() => setAsking(true)}
          >
            {t("shop.cancel")}
          </button>
        )}
        {order.canCancel && asking && (
          <>
            <button type="button" className="button small" disabled={sending} onClick={() => void cancel()}>
              {t("shop.really")}
            </button>
            <button type="button" className="button quiet small" onClick={() => setAsking(false)}>
              {t("shop.keep")}
            </button>
          </>
        )}
      </div>
    </>
  );
}
