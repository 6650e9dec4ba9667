import { useTranslation } from "react-i18next";
import { formatRupees } from "../../client/format";
import { parseRupees } from "../../domain/money";
import { FormField } from "../forms/FormField";

type AmountFieldProps = {
  id: string;
  value: string;
  error: string | undefined;
  /** Amounts to tap, in rupees. */
  quick: readonly number[];
  hint: string;
  onChange: (value: string) => void;
};

/** An amount in rupees: tapped or typed, as people write it. */
export function AmountField({ id, value, error, quick, hint, onChange }: AmountFieldProps) {
  const { t, i18n } = useTranslation();
  const paise = parseRupees(value);
  return (
    <div className="amount-field">
      <FormField
        id={id}
        name="amount"
        label={t("payments.amount")}
        hint={hint}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        required
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <fieldset className="chips" aria-label={t("payments.quick")}>
        {quick.map((rupees) => (
          <button
            key={rupees}
            type="button"
            className="chip"
            aria-pressed={paise === rupees * 100}
            onClick={() => onChange(String(rupees))}
          >
            {formatRupees(rupees, i18n.language)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
