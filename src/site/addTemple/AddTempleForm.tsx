import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { FormArea } from "../forms/FormArea";
import { FormField } from "../forms/FormField";
import { FormProblems } from "../forms/FormProblems";
import { SuccessNote } from "../forms/SuccessNote";
import { templeFields } from "./checkTemple";
import { PoojaPreview, WordPreview } from "./PoojaPreview";
import { PositionFields } from "./PositionFields";
import { SimilarTemples } from "./SimilarTemples";
import { type AddTemple, useAddTemple } from "./useAddTemple";

/** Share Sacred Temple: the form, the look at temples like it, the thanks. */
export function AddTempleForm() {
  const form = useAddTemple();
  if (form.sent !== undefined) return <Thanks name={form.sent} onAgain={form.again} />;
  return form.similar.length > 0 ? <SimilarTemples form={form} /> : <Fields form={form} />;
}

function Thanks({ name, onAgain }: { name: string; onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <SuccessNote>
        <p>{t("addTemple.sent")}</p>
        <p>{t("addTemple.awaiting", { name })}</p>
      </SuccessNote>
      <div className="row">
        <Link className="button" to="/profile">
          {t("addTemple.toProfile")}
        </Link>
        <button type="button" className="button quiet" onClick={onAgain}>
          {t("addTemple.again")}
        </button>
      </div>
    </>
  );
}

function Fields({ form }: { form: AddTemple }) {
  const { t } = useTranslation();
  const id = useId();
  const { fields, change, errorOf, submit, sending, failure, attempt } = form;
  const problems = templeFields.flatMap((field) => {
    const text = errorOf(field);
    return text ? [{ text: `${t(`addTemple.${field}`)}: ${text}`, field: `${id}-${field}` }] : [];
  });
  const text = (name: "name" | "address" | "timings" | "specialities" | "poojaDetails") => ({
    id: `${id}-${name}`,
    name,
    label: t(`addTemple.${name}`),
    value: fields[name],
    error: errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
  });
  return (
    <form className="panel stack" noValidate onSubmit={submit}>
      {failure && <FormProblems title={failure} problems={problems} attempt={attempt} />}
      <FormField {...text("name")} required maxLength={160} autoComplete="off" />
      <FormArea {...text("address")} hint={t("addTemple.addressHint")} required rows={3} maxLength={500} />
      <PositionFields form={form} id={id} />
      <FormField {...text("timings")} hint={t("addTemple.timingsHint")} maxLength={300} autoComplete="off" />
      <div>
        <FormField
          {...text("specialities")}
          hint={t("addTemple.specialitiesHint")}
          maxLength={1_000}
          autoComplete="off"
        />
        <WordPreview text={fields.specialities} />
      </div>
      <div>
        <FormArea {...text("poojaDetails")} hint={t("addTemple.poojaDetailsHint")} rows={3} maxLength={2_000} />
        <PoojaPreview text={fields.poojaDetails} />
      </div>
      <button type="submit" className="button" aria-disabled={sending}>
        {t(sending ? "addTemple.sending" : "addTemple.submit")}
      </button>
    </form>
  );
}
