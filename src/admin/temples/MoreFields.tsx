import { Form, Input } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TempleInput } from "../../contract/adminTemples";
import { settings, traditions } from "../../contract/vocabulary";
import { Choice } from "../form/Choice";
import { GalleryField } from "./GalleryField";
import { HoursField } from "./HoursField";
import { TempleField } from "./TempleField";

export function NameFields() {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const [isNew] = useState(() => !form.getFieldValue("slug"));
  const options = (list: "traditions" | "settings", types: readonly string[]) =>
    types.map((value) => ({ value, label: t(`${list}.${value}`) }));
  return (
    <div className="form-grid">
      <TempleField name="nameHi">
        <Input lang="hi" />
      </TempleField>
      <TempleField name="nameKn">
        <Input lang="kn" />
      </TempleField>
      <TempleField name="tradition">
        <Choice allowClear options={options("traditions", traditions)} />
      </TempleField>
      <TempleField name="setting">
        <Choice allowClear options={options("settings", settings)} />
      </TempleField>
      <TempleField name="wikidataId">
        <Input placeholder="Q42" />
      </TempleField>
      <TempleField
        name="slug"
        className="form-wide"
        extra={t(isNew ? "temples.hints.newSlug" : "temples.hints.slug")}
        {...(isNew && { schema: TempleInput.shape.slug.nullable() })}
      >
        <Input addonBefore="/temple/" />
      </TempleField>
      <FormerSlugs />
    </div>
  );
}

/** Addresses that were changed keep leading to the temple; they come with its record. */
function FormerSlugs() {
  const { t } = useTranslation();
  const slugs: string[] = Form.useFormInstance().getFieldValue("formerSlugs") ?? [];
  if (slugs.length === 0) return null;
  return (
    <p className="form-wide form-note">
      {t("temples.hints.formerSlugs")} {slugs.map((slug) => `/temple/${slug}`).join(", ")}
    </p>
  );
}

export function PlaceFields() {
  return (
    <div className="form-grid">
      <TempleField name="address">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </TempleField>
      <TempleField name="pincode">
        <Input inputMode="numeric" maxLength={6} />
      </TempleField>
    </div>
  );
}

export function ContactFields() {
  return (
    <div className="form-grid">
      <TempleField name="phone">
        <Input type="tel" />
      </TempleField>
      <TempleField name="email">
        <Input type="email" />
      </TempleField>
      <TempleField name="website">
        <Input type="url" placeholder="https://" />
      </TempleField>
    </div>
  );
}

export function VisitFields() {
  return (
    <div className="form-grid">
      <TempleField name="timings">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </TempleField>
      <TempleField name="bestTime">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </TempleField>
      <TempleField name="dressCode">
        <Input />
      </TempleField>
      <TempleField name="pujari">
        <Input />
      </TempleField>
      <HoursField />
      <WordsField name="amenities" />
    </div>
  );
}

export function AboutFields() {
  return (
    <>
      <TempleField name="description">
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 14 }} />
      </TempleField>
      <TempleField name="history">
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 14 }} />
      </TempleField>
      <TempleField name="significance">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 14 }} />
      </TempleField>
      <WordsField name="specialities" />
    </>
  );
}

export function PictureFields() {
  return (
    <>
      <TempleField name="image">
        <Input type="url" placeholder="https://" />
      </TempleField>
      <div className="form-grid">
        <TempleField name="imageCredit">
          <Input />
        </TempleField>
        <TempleField name="imageLicense">
          <Input />
        </TempleField>
      </div>
      <GalleryField />
    </>
  );
}

/** A list of short texts, typed one after the other with Enter or a comma. */
function WordsField({ name }: { name: "amenities" | "specialities" }) {
  const { t } = useTranslation();
  return (
    <TempleField name={name} className="form-wide" blank={[]} extra={t("temples.hints.words")}>
      <Choice mode="tags" tokenSeparators={[",", "\n"]} open={false} suffixIcon={null} />
    </TempleField>
  );
}
