import { Input, Tag } from "antd";
import { useTranslation } from "react-i18next";
import { type AdminSupport, Support } from "../../contract/content";
import { Field } from "../form/Field";
import { useRecordForm } from "../form/useRecordForm";
import { BlockForm, blockShape, type OnDirty } from "./BlockForm";

const fields = ["phone", "email", "note", "noteHi", "noteKn"] as const;
const shape = blockShape<AdminSupport, (typeof fields)[number]>("support", fields);

/** Whom visitors may ask for help. */
export function SupportForm({ onDirty }: { onDirty: OnDirty }) {
  const { t } = useTranslation();
  const editor = useRecordForm(shape, { id: "support", failed: "content.failed.save", onDirty });
  const { base } = editor;
  const isShown = Boolean(base?.phone || base?.email);
  const field = (name: (typeof fields)[number]) => ({
    name,
    label: t(`content.support.fields.${name}`),
    schema: Support.shape[name],
  });
  return (
    <BlockForm
      name="support"
      editor={editor}
      state={
        base && (
          <Tag bordered={false} color={isShown ? "success" : "default"}>
            {t(`content.support.${isShown ? "shown" : "hidden"}`)}
          </Tag>
        )
      }
    >
      <div className="form-grid">
        <Field {...field("phone")}>
          <Input type="tel" />
        </Field>
        <Field {...field("email")}>
          <Input type="email" />
        </Field>
      </div>
      <Field {...field("note")} extra={t("content.support.noteHint")}>
        <Input maxLength={200} />
      </Field>
      <Field {...field("noteHi")}>
        <Input lang="hi" maxLength={200} />
      </Field>
      <Field {...field("noteKn")}>
        <Input lang="kn" maxLength={200} />
      </Field>
    </BlockForm>
  );
}
