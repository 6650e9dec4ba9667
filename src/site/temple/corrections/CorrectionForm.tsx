import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../client/useSession";
import { correctableFields, correctionLimits, isCorrectableText } from "../../../contract/contributionLimits";
import type { PublicTemple } from "../../../contract/temples";
import { textLanguages } from "../../../contract/vocabulary";
import { FormArea } from "../../forms/FormArea";
import { FormField } from "../../forms/FormField";
import { FormProblems, problemsOf } from "../../forms/FormProblems";
import { SuccessNote } from "../../forms/SuccessNote";
import { Trap } from "../../forms/Trap";
import { Icon } from "../../ui/Icon";
import { lazyPart } from "../../ui/lazyPart";
import { useModal } from "../../ui/useModal";
import { isApproximate } from "../wording";
import { isLong, presentValue } from "./correctable";
import { type CorrectionStart, useCorrection } from "./useCorrection";
import "../../styles/contribute.css";

/** Facts that records keep in English alone. */
const writtenInEnglish: ReadonlySet<string> = new Set(["timings", "address", "city", "state", "deity", "pujari"]);

const SpotMap = lazyPart(async () => (await import("../../map/SpotMap")).SpotMap);

type CorrectionFormProps = { temple: PublicTemple; name: string; start?: CorrectionStart; onClose: () => void };

/** A dialog in which one fact of the temple is set right; it waits for a decision. */
export function CorrectionForm({ temple, name, start, onClose }: CorrectionFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const modal = useModal(onClose);
  const correction = useCorrection(temple, start);
  return (
    <dialog className="dialog" aria-labelledby={id} {...modal}>
      <header>
        <h2 id={id}>{t(start ? "corrections.spot.heading" : "corrections.heading", { name })}</h2>
        <button type="button" className="icon-button" aria-label={t("corrections.close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {correction.sent ? (
        <>
          <SuccessNote>{t("corrections.sent")}</SuccessNote>
          <button type="button" className="button" onClick={onClose}>
            {t("corrections.done")}
          </button>
        </>
      ) : (
        <Fields temple={temple} correction={correction} />
      )}
    </dialog>
  );
}

type FieldsProps = { temple: PublicTemple; correction: ReturnType<typeof useCorrection> };

function Fields({ temple, correction }: FieldsProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { role } = useSession();
  const { fields, field, language, begin, change, submit, sending, attempt, failure, errors } = correction;
  const problems = problemsOf(errors, (name) => (name === "website" ? undefined : `${id}-${name}`));
  const hintOf = () => {
    if (field === "position") return t("corrections.positionHint");
    return writtenInEnglish.has(field) && i18n.language !== "en" ? t("corrections.inEnglish") : undefined;
  };
  const value = {
    id: `${id}-value`,
    name: "value",
    label: t(field === "other" ? "corrections.what" : "corrections.value"),
    value: fields.value,
    error: errors.value,
    required: true,
    maxLength: correctionLimits.value,
    hint: hintOf(),
    // what is on record of the rest is written in English
    lang: field === "other" ? undefined : language,
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {failure && <FormProblems title={failure} problems={problems} attempt={attempt} />}
      <div className="field">
        <label htmlFor={`${id}-field`}>{t("corrections.which")}</label>
        <select
          id={`${id}-field`}
          value={field}
          onChange={({ currentTarget }) => {
            begin(correctableFields.find((each) => each === currentTarget.value) ?? "other");
          }}
        >
          {correctableFields.map((each) => (
            <option key={each} value={each}>
              {t(`corrections.fields.${each}`)}
            </option>
          ))}
        </select>
      </div>
      {isCorrectableText(field) && (
        <div className="field">
          <label htmlFor={`${id}-language`}>{t("corrections.language")}</label>
          <select
            id={`${id}-language`}
            value={language}
            onChange={({ currentTarget }) =>
              begin(
                field,
                textLanguages.find((each) => each === currentTarget.value),
              )
            }
          >
            {textLanguages.map((each) => (
              <option key={each} value={each}>
                {t(`corrections.languages.${each}`)}
              </option>
            ))}
          </select>
        </div>
      )}
      {field !== "closed" && isLong(field) && (
        <FormArea {...value} rows={6} onChange={({ currentTarget }) => change({ value: currentTarget.value })} />
      )}
      {field !== "closed" && !isLong(field) && (
        <FormField {...value} onChange={({ currentTarget }) => change({ value: currentTarget.value })} />
      )}
      {field === "position" && (
        <SpotMap
          value={fields.value}
          isRough={isApproximate(temple) && fields.value === presentValue(temple, field, "en")}
          onPick={(pair) => change({ value: pair })}
        />
      )}
      <FormArea
        id={`${id}-note`}
        name="note"
        label={t("corrections.note")}
        hint={t("corrections.noteHint")}
        rows={2}
        maxLength={correctionLimits.note}
        value={fields.note}
        error={errors.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
      {role === "VISITOR" && (
        <FormField
          id={`${id}-email`}
          name="email"
          type="email"
          label={t("reviews.email")}
          hint={t("corrections.emailHint")}
          autoComplete="email"
          value={fields.email}
          error={errors.email}
          onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        />
      )}
      <Trap name="website" />
      <button type="submit" className="button" aria-disabled={sending}>
        {t(sending ? "corrections.sending" : "corrections.send")}
      </button>
    </form>
  );
}
