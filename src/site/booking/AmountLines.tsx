import { useTranslation } from "react-i18next";
import { formatPaise, formatRupees } from "../../client/format";
import { parseRupees } from "../../domain/money";
import { FormField } from "../forms/FormField";
import { inWordsOf } from "../temple/recordWording";
import { type ChosenPooja, quickDakshina } from "./draft";

type AmountLinesProps = {
  id: string;
  tradition: string | null;
  pooja: ChosenPooja | undefined;
  pricePaise: number;
  dakshina: string;
  error: string | undefined;
  onChange: (dakshina: string) => void;
};

/** The price as the temple set it, a dakshina tapped or typed, and the sum of both. */
export function AmountLines({ id, tradition, pooja, pricePaise, dakshina, error, onChange }: AmountLinesProps) {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  const added = dakshina.trim() === "" ? 0 : (parseRupees(dakshina) ?? 0);
  const hasPrice = pooja !== undefined && pooja.charges !== null;
  return (
    <>
      <div className="amount-field">
        <FormField
          id={id}
          name="dakshina"
          label={inWordsOf(t, tradition, "booking.dakshinaOptional")}
          hint={inWordsOf(t, tradition, "booking.dakshinaHint")}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={dakshina}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <fieldset className="chips" aria-label={t("payments.quick")}>
          {quickDakshina.map((rupees) => (
            <button
              key={rupees}
              type="button"
              className="chip"
              aria-pressed={added === rupees * 100}
              onClick={() => onChange(added === rupees * 100 ? "" : String(rupees))}
            >
              {formatRupees(rupees, language)}
            </button>
          ))}
        </fieldset>
      </div>
      <dl className="booking-sum">
        <div>
          <dt>{inWordsOf(t, tradition, "booking.price")}</dt>
          <dd>{hasPrice ? formatPaise(pricePaise, language) : t("booking.priceUnknown")}</dd>
        </div>
        {added > 0 && (
          <div>
            <dt>{inWordsOf(t, tradition, "booking.dakshina")}</dt>
            <dd>{formatPaise(added, language)}</dd>
          </div>
        )}
        <div className="booking-total">
          <dt>{t("booking.total")}</dt>
          <dd>{formatPaise(pricePaise + added, language)}</dd>
        </div>
      </dl>
      {pricePaise + added === 0 && <p className="soft">{t("booking.nothingToPay")}</p>}
    </>
  );
}
