import { useId } from "react";
import { useTranslation } from "react-i18next";
import { formatRupees } from "../../client/format";
import type { PublicTemple } from "../../contract/temples";
import { FieldNotes } from "../forms/FieldNotes";
import { weekdayName } from "../temple/hours";
import { descriptionIn, inWordsOf } from "../temple/recordWording";
import { Said } from "../temple/Said";
import { nameIn } from "../temple/wording";
import { type ChosenPooja, otherPooja } from "./draft";

type PoojaChoiceProps = {
  temple: PublicTemple;
  value: string;
  error: string | undefined;
  onChange: (pooja: string) => void;
};

/** The poojas of the temple, and a wish in words. */
export function PoojaChoice({ temple: { poojaDetails, tradition }, value, error, onChange }: PoojaChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  if (poojaDetails.length === 0) return <p className="soft">{inWordsOf(t, tradition, "booking.noPoojas")}</p>;
  const choice = (pooja: string) => ({
    type: "radio" as const,
    name,
    value: pooja,
    checked: value === pooja,
    onChange: () => onChange(pooja),
  });
  return (
    <fieldset className={error ? "booking-poojas wrong" : "booking-poojas"} aria-describedby={error && `${name}-error`}>
      <legend className="field-label">{inWordsOf(t, tradition, "booking.pooja")}</legend>
      {poojaDetails.map((pooja) => (
        <label key={pooja.id} className="booking-pooja">
          <input {...choice(pooja.id)} />
          <PoojaWords pooja={pooja} />
        </label>
      ))}
      <label className="booking-pooja">
        <input {...choice(otherPooja)} />
        <span>
          <b>{t("booking.otherPooja")}</b>
          <small className="soft">{t("booking.otherPoojaText")}</small>
        </span>
      </label>
      <FieldNotes id={name} error={error} />
    </fieldset>
  );
}

function PoojaWords({ pooja: { charges, duration, days, ...words } }: { pooja: ChosenPooja }) {
  const { t, i18n } = useTranslation();
  const facts = [
    duration !== null && t("booking.minutes", { count: duration }),
    days.map((day) => weekdayName(day, i18n.language)).join(", "),
  ].filter(Boolean);
  return (
    <>
      <span>
        <b>
          <Said text={nameIn(i18n.language, words)} />
        </b>
        {facts.length > 0 && <small className="soft">{facts.join(" · ")}</small>}
        {words.description && (
          <small className="soft">
            <Said text={descriptionIn(i18n.language, words)} />
          </small>
        )}
      </span>
      <span className={charges === null ? "price soft" : "price"}>
        {charges === null
          ? t("booking.priceUnknown")
          : charges === 0
            ? t("booking.free")
            : formatRupees(charges, i18n.language)}
      </span>
    </>
  );
}
