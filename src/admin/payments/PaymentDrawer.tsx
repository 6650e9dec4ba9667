import { useCustom } from "@refinedev/core";
import { Drawer } from "antd";
import { useTranslation } from "react-i18next";
import type { HttpError } from "../../client/errors";
import type { AdminPaymentDetail } from "../../contract/adminPayments";
import { useReturnFocus } from "../layout/useReturnFocus";
import { ListState } from "../listing/ListState";
import { PaymentFacts } from "./PaymentFacts";
import { PaymentStory } from "./PaymentStory";
import { RefundForm } from "./RefundForm";

type PaymentDrawerProps = { id: string; onClose: () => void; onChanged: () => void };

/** One payment: whose it is, what happened to it, and the way to give it back. */
export function PaymentDrawer({ id, onClose, onChanged }: PaymentDrawerProps) {
  const { t } = useTranslation();
  const { data, error, isInitialLoading, refetch } = useCustom<AdminPaymentDetail, HttpError>({
    url: `/api/admin/payments/${encodeURIComponent(id)}`,
    method: "get",
    errorNotification: false,
  });
  useReturnFocus();
  const payment = data?.data;
  const again = () => {
    void refetch();
    onChanged();
  };
  return (
    <Drawer open width={720} title={t("money.one")} onClose={onClose}>
      <ListState
        isLoading={isInitialLoading}
        error={payment ? null : error}
        failed={t("money.failedOne")}
        isEmpty={!payment}
        empty={null}
        onRetry={() => void refetch()}
      >
        {payment && (
          <>
            <PaymentFacts payment={payment} />
            {payment.refundablePaise > 0 && <RefundForm payment={payment} onRefunded={again} />}
            <PaymentStory payment={payment} />
          </>
        )}
      </ListState>
    </Drawer>
  );
}
