import { useCustom, useCustomMutation } from "@refinedev/core";
import { Alert, Button, Form, Input, InputNumber, Modal, Select } from "antd";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { HttpError } from "../../client/errors";
import { formatPaise } from "../../client/format";
import { localName } from "../../client/localName";
import type { Booking } from "../../contract/bookings";
import type { Pooja, PublicTemple } from "../../contract/temples";
import { counterPayments, WalkInInput } from "../../contract/walkIns";
import { CheckedForm } from "../form/CheckedForm";
import { Choice } from "../form/Choice";
import { DateInput } from "../form/DateInput";
import { Field } from "../form/Field";
import { useReturnFocus } from "../layout/useReturnFocus";
import { TimeChoice } from "./TimeChoice";

type Values = {
  poojaId: string;
  date: string;
  time: string;
  name: string;
  phone?: string;
  devotees?: string[];
  gotra?: string;
  nakshatra?: string;
  dakshina?: number | null;
  paid: (typeof counterPayments)[number];
};
type WalkInProps = { templeId: number; date: string; onClose: () => void; onBooked: () => void };

const { shape } = WalkInInput;

/** Books for somebody who stands at the counter. */
export function WalkIn({ templeId, date, onClose, onBooked }: WalkInProps) {
  const { t, i18n } = useTranslation();
  useReturnFocus();
  const { data } = useCustom<PublicTemple, HttpError>({ url: `/api/temples/${templeId}`, method: "get" });
  const poojas = data?.data.poojaDetails;
  return (
    <Modal open width={720} maskClosable={false} title={t("walkIn.open")} footer={null} onCancel={onClose}>
      {poojas?.length === 0 && <Alert type="info" showIcon message={t("walkIn.noPoojas")} />}
      {poojas && poojas.length > 0 && (
        <WalkInForm
          templeId={templeId}
          date={date}
          poojas={poojas}
          nameOf={(pooja) => localName(pooja, i18n.language)}
          onBooked={onBooked}
        />
      )}
    </Modal>
  );
}

type WalkInFormProps = Omit<WalkInProps, "onClose"> & { poojas: readonly Pooja[]; nameOf: (pooja: Pooja) => string };

function WalkInForm({ templeId, date, poojas, nameOf, onBooked }: WalkInFormProps) {
  const { t, i18n } = useTranslation();
  const [form] = Form.useForm<Values>();
  const key = useMemo(() => crypto.randomUUID(), []);
  const { mutate, isLoading, error } = useCustomMutation<Booking, HttpError>();
  const field = (name: keyof Values) => ({ name, label: t(`walkIn.${name}`), schema: shape[name] });
  const priceOf = ({ charges }: Pooja) => (charges === null ? "" : `, ${formatPaise(charges * 100, i18n.language)}`);
  const book = (values: Values) =>
    mutate(
      {
        url: `/api/admin/temples/${templeId}/walk-ins`,
        method: "post",
        values: { ...values, dakshina: values.dakshina ?? null },
        config: { headers: { "Idempotency-Key": key } },
        successNotification: (answer) => ({
          type: "success",
          message: t("walkIn.done", { reference: answer?.data.reference, name: answer?.data.name }),
        }),
        errorNotification: false,
      },
      { onSuccess: onBooked },
    );
  return (
    <CheckedForm<Values>
      className="walk-in"
      aria-label={t("walkIn.open")}
      form={form}
      initialValues={{ poojaId: poojas[0]?.id, date, paid: "cash" }}
      refusal={error}
      onFinish={book}
    >
      <Field {...field("poojaId")}>
        <Select options={poojas.map((pooja) => ({ value: pooja.id, label: nameOf(pooja) + priceOf(pooja) }))} />
      </Field>
      <Field {...field("date")}>
        <DateInput />
      </Field>
      <TimeChoice templeId={templeId} schema={shape.time} />
      <Field {...field("name")}>
        <Input maxLength={120} />
      </Field>
      <Field {...field("phone")}>
        <Input type="tel" maxLength={30} />
      </Field>
      <Field {...field("devotees")}>
        <Choice mode="tags" open={false} suffixIcon={null} tokenSeparators={[","]} />
      </Field>
      <Field {...field("gotra")}>
        <Input maxLength={80} />
      </Field>
      <Field {...field("nakshatra")}>
        <Input maxLength={80} />
      </Field>
      <Field {...field("dakshina")}>
        <InputNumber prefix="₹" precision={2} controls={false} />
      </Field>
      <Field {...field("paid")}>
        <Select options={counterPayments.map((value) => ({ value, label: t(`walkIn.ways.${value}`) }))} />
      </Field>
      <span className="row-actions">
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {t("walkIn.save")}
        </Button>
      </span>
    </CheckedForm>
  );
}
