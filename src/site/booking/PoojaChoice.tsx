import { useId } from "react";
import { useTranslation } from "react-i18next";
import { formatRupees } from "../../client/format";
import { weekdayName } from "../temple/hours";
import { Said } from "../temple/Said";
import { type ChosenPooja, otherPooja } from "./draft";

type PoojaChoiceProps = { poojas: readonly ChosenPooja[]; value: string; onChange: (pooja: string) => void };

/** The poojas of the temple, and a wish in words. */
export function PoojaChoice({ poojas, value, onChange }: PoojaChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  if (poojas.length === 0) return <p className="soft">{t("booking.noPoojas")}</p>;
  const choice = (pooja: string) => ({
    type: "radio" as const,
    name,
    value: pooja,
    checked: value === pooja,
    onChange: () => onChange(pooja),
  });
  return (
    <fieldset className="booking-poojas">
      <legend className="field-label">{t("booking.pooja")}</legend>
      {poojas.map((pooja) => (
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
    </fieldset>
  );
}

function PoojaWords({ pooja: { name, charges, description, duration, days } }: { pooja: ChosenPooja }) {
  const { t, i18n } = useTranslation();
  const facts = [
    duration !== null && t("booking.minutes", { count: duration }),
    days.map((day) => weekdayName(day, i18n.language)).join(", "),
  ].filter(Boolean);
  return (
    <>
      <span>
        <b>
          <Said text={name} />
        </b>
        {facts.length > 0 && <small className="soft">{facts.join(" · ")}</small>}
        {description && (
          <small className="soft">
            <Said text={description} />
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
