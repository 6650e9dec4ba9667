import { useForm } from "@refinedev/antd";
import { useTranslate } from "@refinedev/core";
import { Input, Modal } from "antd";
import { errorText, type HttpError } from "../../client/errors";
import { type AdminOrder, CancelInput, SendInput } from "../../contract/shop";
import { CheckedForm } from "../form/CheckedForm";
import { Field } from "../form/Field";
import { useReturnFocus } from "../layout/useReturnFocus";

export type OrderStep = "send" | "deliver" | "cancel";
type OrderDialogProps = { order: AdminOrder; step: OrderStep; onClose: (isDone: boolean) => void };

/** Asks before an order takes its next step, and for what its buyer is told with it. */
export function OrderDialog({ order, step, onClose }: OrderDialogProps) {
  const t = useTranslate();
  useReturnFocus();
  const { form, formProps, saveButtonProps, mutation } = useForm<AdminOrder, HttpError>({
    resource: `admin/orders/${order.id}/${step}`,
    action: "create",
    redirect: false,
    successNotification: false,
    errorNotification: (error) => ({
      type: "error",
      message: t("orders.failedStep"),
      description: errorText(error, t),
    }),
    onMutationSuccess: () => onClose(true),
  });
  const isPaid = step === "cancel" && order.status === "paid";
  return (
    <Modal
      open
      maskClosable={false}
      title={t(`orders.${step}Title`, { reference: order.reference })}
      okText={t(`orders.${step}`)}
      cancelText={t("orders.back")}
      okButtonProps={{ ...saveButtonProps, danger: step === "cancel", loading: mutation.isLoading }}
      onCancel={() => onClose(false)}
    >
      <p>{t(isPaid ? "orders.cancelPaidText" : `orders.${step}Text`)}</p>
      <CheckedForm {...formProps} form={form} refusal={mutation.error}>
        {step === "send" && (
          <Field name="tracking" label={t("orders.trackingLabel")} schema={SendInput.shape.tracking}>
            <Input maxLength={100} />
          </Field>
        )}
        {step === "cancel" && (
          <Field name="reason" label={t("orders.reasonLabel")} schema={CancelInput.shape.reason}>
            <Input maxLength={300} />
          </Field>
        )}
      </CheckedForm>
    </Modal>
  );
}
