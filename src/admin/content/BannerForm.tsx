import { Input, Switch, Tag } from "antd";
import { useTranslation } from "react-i18next";
import { type AdminBanner, Banner } from "../../contract/content";
import { bannerTones } from "../../contract/vocabulary";
import { Choice } from "../form/Choice";
import { DateInput } from "../form/DateInput";
import { Field } from "../form/Field";
import { useRecordForm } from "../form/useRecordForm";
import { BlockForm, blockShape, type OnDirty } from "./BlockForm";

const fields = [
  "text",
  "textHi",
  "textKn",
  "link",
  "label",
  "labelHi",
  "labelKn",
  "tone",
  "startsOn",
  "endsOn",
  "published",
] as const;
type BannerField = (typeof fields)[number];
const shape = blockShape<AdminBanner, BannerField>("banner", fields);

/** The announcement above the home page's sections. */
export function BannerForm({ onDirty }: { onDirty: OnDirty }) {
  const { t } = useTranslation();
  const editor = useRecordForm(shape, { id: "banner", failed: "content.failed.save", onDirty });
  const { base } = editor;
  const field = (name: BannerField) => ({
    name,
    label: t(`content.banner.fields.${name}`),
    schema: Banner.shape[name],
  });
  return (
    <BlockForm
      name="banner"
      editor={editor}
      state={
        base && (
          <Tag bordered={false} color={base.isShown ? "success" : "default"}>
            {t(`content.banner.${base.isShown ? "shown" : "hidden"}`)}
          </Tag>
        )
      }
    >
      <Field {...field("text")}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={300} />
      </Field>
      <Field {...field("textHi")}>
        <Input.TextArea lang="hi" autoSize={{ minRows: 2, maxRows: 5 }} maxLength={300} />
      </Field>
      <Field {...field("textKn")}>
        <Input.TextArea lang="kn" autoSize={{ minRows: 2, maxRows: 5 }} maxLength={300} />
      </Field>
      <div className="form-grid">
        <Field {...field("link")} extra={t("content.banner.linkHint")}>
          <Input placeholder="/festivals" />
        </Field>
        <Field {...field("tone")}>
          <Choice options={bannerTones.map((value) => ({ value, label: t(`content.banner.tones.${value}`) }))} />
        </Field>
        <Field {...field("label")}>
          <Input maxLength={40} />
        </Field>
        <Field {...field("labelHi")}>
          <Input lang="hi" maxLength={40} />
        </Field>
        <Field {...field("labelKn")}>
          <Input lang="kn" maxLength={40} />
        </Field>
        <Field {...field("published")} valuePropName="checked" blank={false}>
          <Switch />
        </Field>
        <Field {...field("startsOn")}>
          <DateInput />
        </Field>
        <Field {...field("endsOn")}>
          <DateInput />
        </Field>
      </div>
    </BlockForm>
  );
}
