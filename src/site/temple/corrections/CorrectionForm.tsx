import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../client/useSession";
import { correctableFields, correctionLimits } from "../../../contract/contributionLimits";
import type { PublicTemple } from "../../../contract/temples";
import { FormArea } from "../../components/FormArea";
import { FormField } from "../../components/FormField";
import { FormProblems } from "../../components/FormProblems";
import { Icon } from "../../components/Icon";
import { SuccessNote } from "../../components/SuccessNote";
import { Trap } from "../../components/Trap";
import { isLong, presentValue } from "./correctable";
import { useCorrection } from "./useCorrection";
import "../../styles/contribute.css";

type CorrectionFormProps = { temple: PublicTemple; name: string; onClose: () => void };

/** A dialog in which one fact of the temple is set right; it waits for a decision. */
export function CorrectionForm({ temple, name, onClose }: CorrectionFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const correction = useCorrection(temple);
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{t("corrections.heading", { name })}</h2>
        <button type="button" className="icon-button" aria-label={t("corrections.close")} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {correction.sent ? (
        <>
          <SuccessNote>{t("corrections.sent")}</SuccessNote>
          <button type="button" className="button" onClick={close}>
            {t("corrections.done")}
          </button>
        </>
      ) : (
        <Fields temple={temple} correction={correction} />
      )}
    </dialog>
  );
}

function Fields({ temple, correction }: { temple: PublicTemple; correction: ReturnType<typeof useCorrection> }) {
  const { t } = useTranslation();
  const id = useId();
  const { role } = useSession();
  const { fields, field, change, submit, sending, attempt, failure, errors } = correction;
  const value = {
    id: `${id}-value`,
    name: "value",
    label: t(field === "other" ? "corrections.what" : "corrections.value"),
    value: fields.value,
    error: errors.value,
    required: true,
    maxLength: correctionLimits.value,
    hint: field === "position" ? t("corrections.positionHint") : undefined,
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      <div className="field">
        <label htmlFor={`${id}-field`}>{t("corrections.which")}</label>
        <select
          id={`${id}-field`}
          value={field}
          onChange={({ currentTarget }) => {
            const next = correctableFields.find((each) => each === currentTarget.value) ?? "other";
            change({ field: next, value: presentValue(temple, next) });
          }}
        >
          {correctableFields.map((each) => (
            <option key={each} value={each}>
              {t(`corrections.fields.${each}`)}
            </option>
          ))}
        </select>
      </div>
      {field !== "closed" && isLong(field) && (
        <FormArea {...value} rows={6} onChange={({ currentTarget }) => change({ value: currentTarget.value })} />
      )}
      {field !== "closed" && !isLong(field) && (
        <FormField {...value} onChange={({ currentTarget }) => change({ value: currentTarget.value })} />
      )}
      <FormArea
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
