import { Form, Input } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TempleInput } from "../../contract/adminTemples";
import {
  architectures,
  photographyRules,
  settings,
  type TranslatedField,
  traditions,
  wheelchairAccess,
  worshipStates,
} from "../../contract/vocabulary";
import { Choice } from "../form/Choice";
import { SuggestedText } from "../form/SuggestedText";
import { FestivalRows, IdentifierRows, OtherNames, SourceNoteRows, SourceRows } from "./FactRows";
import { HoursField } from "./HoursField";
import { PictureRows } from "./PictureRows";
import { SeasonRows } from "./SeasonRows";
import { TempleField } from "./TempleField";
import { useTypedPlace } from "./useTypedPlace";

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
      <TempleField name="architecture">
        <Choice
          allowClear
          options={architectures.map((value) => ({ value, label: t(`temples.architectures.${value}`) }))}
        />
      </TempleField>
      <TempleField name="built" extra={t("temples.hints.built")}>
        <Input />
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
      <OtherNames />
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
  const { t } = useTranslation();
  const derived: readonly string[] = Form.useFormInstance().getFieldValue("derivedFields") ?? [];
  const { findings, suggestionsOf } = useTypedPlace();
  const hint = (field: string) => derived.includes(field) && { extra: t("temples.hints.derived") };
  const isUnlisted = findings.some(({ code }) => code === "pincodeUnknown");
  return (
    <div className="form-grid">
      <TempleField name="address">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </TempleField>
      <TempleField name="locality" {...hint("locality")}>
        <SuggestedText options={suggestionsOf("locality")} />
      </TempleField>
      <TempleField name="taluk" {...hint("taluk")}>
        <SuggestedText options={suggestionsOf("taluk")} />
      </TempleField>
      <TempleField name="district" {...hint("district")}>
        <SuggestedText options={suggestionsOf("district")} />
      </TempleField>
      <TempleField name="pincode" {...hint("pincode")} {...(isUnlisted && { extra: t("temples.hints.pincode") })}>
        <SuggestedText inputMode="numeric" options={suggestionsOf("pincode")} />
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
      <TempleField name="bookingUrl">
        <Input type="url" placeholder="https://" />
      </TempleField>
    </div>
  );
}

export function VisitFields() {
  return (
    <div className="form-grid">
      <PracticeInputs />
      <EnglishText field="bestTime" />
      <EnglishText field="dressCode" />
      <EnglishText field="gettingThere" className="form-wide" />
      <EnglishText field="queue" className="form-wide" />
      <EnglishText field="stay" className="form-wide" />
    </div>
  );
}

/** How a visit goes, but for what is told in three languages. */
export function PracticeFields() {
  return (
    <div className="form-grid">
      <PracticeInputs />
    </div>
  );
}

function PracticeInputs() {
  const { t } = useTranslation();
  return (
    <>
      <TempleField name="timings">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </TempleField>
      <TempleField name="worship">
        <Choice
          allowClear
          options={worshipStates.map((value) => ({ value, label: t(`temples.worshipStates.${value}`) }))}
        />
      </TempleField>
      <TempleField name="photography">
        <Choice
          allowClear
          options={photographyRules.map((value) => ({ value, label: t(`temples.photographyRules.${value}`) }))}
        />
      </TempleField>
      <TempleField name="wheelchair">
        <Choice
          allowClear
          options={wheelchairAccess.map((value) => ({ value, label: t(`temples.wheelchairAccess.${value}`) }))}
        />
      </TempleField>
      <TempleField name="pujari">
        <Input />
      </TempleField>
      <HoursField />
      <WordsField name="amenities" />
      <SeasonRows />
      <FestivalRows />
    </>
  );
}

export function AboutFields() {
  return (
    <>
      <EnglishText field="description" />
      <EnglishText field="history" />
      <EnglishText field="significance" />
      <EnglishText field="specialities" />
    </>
  );
}

/** The rows that a text begins with and grows to. */
const rowsOf = {
  description: [3, 14],
  history: [3, 14],
  significance: [2, 14],
  gettingThere: [2, 8],
  queue: [2, 8],
  stay: [2, 8],
  bestTime: [2, 6],
  dressCode: [1, 4],
} as const;

type EnglishTextProps = { field: TranslatedField; label?: string; className?: string };

/** A text that is kept in three languages, in English. */
export function EnglishText({ field, ...item }: EnglishTextProps) {
  if (field === "specialities") return <WordsField name={field} {...item} />;
  const [minRows, maxRows] = rowsOf[field];
  return (
    <TempleField name={field} {...item}>
      <Input.TextArea lang="en" autoSize={{ minRows, maxRows }} />
    </TempleField>
  );
}

export function PictureFields() {
  return <PictureRows />;
}

export function SourceFields() {
  return (
    <div className="form-grid">
      <IdentifierRows />
      <SourceRows />
      <SourceNoteRows />
    </div>
  );
}

/** A list of short texts, typed one after the other with Enter or a comma. */
function WordsField({ name, ...item }: { name: "amenities" | "specialities"; label?: string; className?: string }) {
  const { t } = useTranslation();
  return (
    <TempleField name={name} className="form-wide" blank={[]} extra={t("temples.hints.words")} {...item}>
      <Choice mode="tags" tokenSeparators={[",", "\n"]} open={false} suffixIcon={null} />
    </TempleField>
  );
}
