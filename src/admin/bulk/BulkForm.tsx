import { Button, Form, Input } from "antd";
import { useTranslation } from "react-i18next";
import { TempleInput } from "../../contract/adminTemples";
import type { BulkStart } from "../../contract/bulkChanges";
import { type BulkField, bulkFields } from "../../contract/bulkWords";
import { Id } from "../../contract/common";
import { ManagerInput } from "../../contract/managers";
import {
  architectures,
  photographyRules,
  settings,
  traditions,
  wheelchairAccess,
  worshipStates,
} from "../../contract/vocabulary";
import { CheckedForm } from "../form/CheckedForm";
import { Choice } from "../form/Choice";
import { Field } from "../form/Field";
import type { BulkChoice } from "./choices";
import { useListOptions } from "./useListOptions";

type Values = { field?: BulkField; value?: string; listId?: number; email?: string };
type BulkFormProps = {
  choice: BulkChoice;
  isSending: boolean;
  refusal: unknown;
  onStart: (action: BulkStart["action"]) => void;
};

/** Words of a closed list by field, with the key that their texts stand under. */
const words: Partial<Record<BulkField, readonly [key: string, values: readonly string[]]>> = {
  tradition: ["traditions", traditions],
  setting: ["settings", settings],
  architecture: ["temples.architectures", architectures],
  worship: ["temples.worshipStates", worshipStates],
  photography: ["temples.photographyRules", photographyRules],
  wheelchair: ["temples.wheelchairAccess", wheelchairAccess],
};

/** What a change has to know: which field and its value, which list, which account. */
export function BulkForm({ choice, isSending, refusal, onStart }: BulkFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const finish = ({ field, value, listId, email }: Values) => {
    if (choice === "list" && listId !== undefined) onStart({ kind: "list", listId });
    if (choice === "manager" && email !== undefined) onStart({ kind: "manager", email });
    if (choice === "set" && field) onStart({ kind: "set", fields: { [field]: value?.trim() || null } });
  };
  return (
    <CheckedForm<Values>
      name="bulk"
      form={form}
      refusal={refusal}
      otherwise={{
        "action.listId": "listId",
        "action.email": "email",
        ...Object.fromEntries(bulkFields.map((field) => [`action.fields.${field}`, "value"])),
      }}
      onFinish={finish}
    >
      {choice === "set" && <SetFields />}
      {choice === "list" && <ListField />}
      {choice === "manager" && (
        <Field
          name="email"
          label={t("temples.managers.email")}
          schema={ManagerInput.shape.email}
          extra={t("bulk.managerHint")}
        >
          <Input inputMode="email" autoComplete="off" />
        </Field>
      )}
      <Button type="primary" htmlType="submit" loading={isSending}>
        {t("bulk.look")}
      </Button>
    </CheckedForm>
  );
}

function SetFields() {
  const { t } = useTranslation();
  const form = Form.useFormInstance<Values>();
  const field: BulkField | undefined = Form.useWatch("field", form);
  const list = field && words[field];
  const isRequired = field === "city" || field === "state";
  return (
    <>
      <Form.Item name="field" label={t("bulk.field")} rules={[{ required: true, message: t("errors.required") }]}>
        <Choice
          listHeight={450}
          options={bulkFields.map((value) => ({ value, label: t(`temples.fields.${value}`) }))}
          onChange={() => form.setFieldsValue({ value: undefined })}
        />
      </Form.Item>
      {field && (
        <Field
          key={field}
          name="value"
          label={t(`temples.fields.${field}`)}
          schema={TempleInput.shape[field]}
          extra={isRequired ? undefined : t("bulk.blankHint")}
        >
          {list ? (
            <Choice allowClear options={list[1].map((value) => ({ value, label: t(`${list[0]}.${value}`) }))} />
          ) : (
            <Input />
          )}
        </Field>
      )}
    </>
  );
}

function ListField() {
  const { t } = useTranslation();
  const { options, isLoading } = useListOptions();
  return (
    <Field name="listId" label={t("bulk.list")} schema={Id}>
      <Choice showSearch optionFilterProp="label" loading={isLoading} options={options} />
    </Field>
  );
}
