import { useUpdate } from "@refinedev/core";
import { Button, Form, Input } from "antd";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { HttpError } from "../../client/errors";
import { type PaymentAuthorisation, PaymentAuthorisationInput } from "../../contract/adminPayments";
import { CheckedForm } from "../form/CheckedForm";
import { DateInput } from "../form/DateInput";
import { Field } from "../form/Field";
import { TempleChoice } from "../form/TempleChoice";
import { useUnsaved } from "../form/useUnsaved";

type AuthorisationFormProps = {
  agreed: PaymentAuthorisation | undefined;
  onClose: () => void;
  onSaved: () => void;
};
type Values = PaymentAuthorisationInput & { temple: string };

const { reference, registration80g, validUntil80g, templePan } = PaymentAuthorisationInput.shape;
const Temple = z.string("money.agreement.templeMissing");

/** Notes which temple agreed, where the agreement is kept, and its own 80G number where it has one. */
export function AuthorisationForm({ agreed, onClose, onSaved }: AuthorisationFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const markUnsaved = useUnsaved();
  const { mutate, isLoading, error } = useUpdate<PaymentAuthorisation, HttpError>({
    resource: "admin/payment-authorisations",
    successNotification: false,
    errorNotification: false,
    mutationOptions: { onSuccess: onSaved },
  });
  return (
    <CheckedForm<Values>
      className="narrow-form"
      aria-label={t("money.agreement.add")}
      form={form}
      initialValues={agreed && { ...agreed, temple: String(agreed.temple.id) }}
      refusal={error}
      onValuesChange={() => markUnsaved(true)}
      onFinish={({ temple, ...values }) => mutate({ id: temple, values })}
    >
      <Field
        name="temple"
        label={t("money.fields.temple")}
        schema={Temple}
        hidden={agreed !== undefined}
        extra={t("money.agreement.templeHint")}
      >
        <TempleChoice autoFocus />
      </Field>
      {agreed && <strong>{agreed.temple.name}</strong>}
      <Field
        name="reference"
        label={t("money.agreement.reference")}
        schema={reference}
        extra={t("money.agreement.referenceHint")}
      >
        <Input maxLength={300} />
      </Field>
      <Field
        name="registration80g"
        label={t("money.agreement.number")}
        schema={registration80g}
        extra={t("money.agreement.numberHint")}
      >
        <Input maxLength={40} />
      </Field>
      <Field name="validUntil80g" label={t("money.agreement.validUntil")} schema={validUntil80g}>
        <DateInput />
      </Field>
      <Field name="templePan" label={t("money.agreement.templePan")} schema={templePan}>
        <Input maxLength={10} />
      </Field>
      <span className="row-actions">
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {t("money.agreement.save")}
        </Button>
        <Button onClick={onClose}>{t("actions.cancel")}</Button>
      </span>
    </CheckedForm>
  );
}
