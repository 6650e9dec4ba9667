import { useMutation } from "@tanstack/react-query";
import { Form, Input, Modal } from "antd";
import { useTranslation } from "react-i18next";
import type { StepUpRequest } from "../../client/stepUp";
import { type StepUpGrant, StepUpInput } from "../../contract/stepUp";
import { CheckedForm } from "../form/CheckedForm";
import { Field } from "../form/Field";
import { useHttp } from "../http";

type Proof = Pick<StepUpInput, "reason" | "password" | "code">;
const { reason, password, code } = StepUpInput.shape;

/** antd draws `modal.confirm` at 2000; this one opens while such a dialog waits for its answer. */
const OVER_CONFIRMATIONS = 2_100;

/** Asks who is signed in for a code or the password, and for a reason; the call that waits is then sent again. */
export function StepUpDialog({ request }: { request: StepUpRequest }) {
  const { t } = useTranslation();
  const { purpose, factor, settle } = request;
  const http = useHttp();
  const [form] = Form.useForm<Proof>();
  const { mutate, isLoading, error } = useMutation({
    mutationFn: (proof: Proof) => http.post<StepUpGrant>("/api/auth/step-up", { purpose, ...proof }),
    onSuccess: ({ data }) => settle(data.token),
  });
  return (
    <Modal
      open
      zIndex={OVER_CONFIRMATIONS}
      title={t("stepUp.title")}
      okText={t("stepUp.confirm")}
      cancelText={t("actions.cancel")}
      confirmLoading={isLoading}
      onOk={form.submit}
      onCancel={() => settle()}
    >
      <p>{t(`stepUp.purposes.${purpose}`)}</p>
      <CheckedForm<Proof>
        name="step-up"
        form={form}
        initialValues={{ reason: request.reason }}
        refusal={error}
        onFinish={(proof) => isLoading || mutate(proof)}
      >
        <Field name="reason" label={t("stepUp.reason")} schema={reason}>
          <Input autoFocus={!request.reason} maxLength={300} />
        </Field>
        {factor === "code" ? (
          <Field name="code" label={t("stepUp.code")} schema={code.unwrap()}>
            <Input
              autoFocus={Boolean(request.reason)}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
            />
          </Field>
        ) : (
          <Field name="password" label={t("stepUp.password")} schema={password.unwrap()}>
            <Input
              type="password"
              autoFocus={Boolean(request.reason)}
              autoComplete="current-password"
              maxLength={200}
            />
          </Field>
        )}
        {/* Enter sends a form of several inputs only where it has a button */}
        <input type="submit" hidden />
      </CheckedForm>
    </Modal>
  );
}
