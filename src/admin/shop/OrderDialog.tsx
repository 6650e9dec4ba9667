import { Alert, Input, Modal } from "antd";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import type { AdminOrder } from "../../contract/shop";
import { useHttp } from "../http";
import { useReturnFocus } from "../layout/useReturnFocus";

export type OrderStep = "send" | "deliver" | "cancel";
type OrderDialogProps = { order: AdminOrder; step: OrderStep; onClose: (isDone: boolean) => void };

/** Asks before an order takes its next step, and for what its buyer is told with it. */
export function OrderDialog({ order, step, onClose }: OrderDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  useReturnFocus();
  const http = useHttp();
  const [text, setText] = useState("");
  const [state, setState] = useState<{ sending: boolean; failure?: unknown }>({ sending: false });
  const field = { send: "tracking", deliver: undefined, cancel: "reason" }[step];
  const confirm = async () => {
    setState({ sending: true });
    try {
      await http.post(`/api/admin/orders/${order.id}/${step}`, field && { [field]: text });
      onClose(true);
    } catch (failure) {
      setState({ sending: false, failure });
    }
  };
  const isPaid = step === "cancel" && order.status === "paid";
  return (
    <Modal
      open
      title={t(`orders.${step}Title`, { reference: order.reference })}
      okText={t(`orders.${step}`)}
      cancelText={t("orders.back")}
      okButtonProps={{ danger: step === "cancel", loading: state.sending }}
      onOk={() => void confirm()}
      onCancel={() => onClose(false)}
    >
      {state.failure !== undefined && (
        <Alert
          className="console-notice"
          type="error"
          showIcon
          role="alert"
          message={t("orders.failedStep")}
          description={errorText(state.failure, t)}
        />
      )}
      <p>{t(isPaid ? "orders.cancelPaidText" : `orders.${step}Text`)}</p>
      {field && (
        <>
          <label htmlFor={id}>{t(`orders.${field}Label`)}</label>
          <Input
            id={id}
            value={text}
            maxLength={step === "send" ? 100 : 300}
            onChange={({ target }) => setText(target.value)}
          />
        </>
      )}
    </Modal>
  );
}
