import { useTranslation } from "react-i18next";
import { FieldNotes } from "../../forms/FieldNotes";
import { Icon } from "../../ui/Icon";

const five = [1, 2, 3, 4, 5];

type StarInputProps = { id: string; value: string; error?: string; onChange: (rating: string) => void };

/** One to five stars: radio buttons, so that arrow keys choose. */
export function StarInput({ id, value, error, onChange }: StarInputProps) {
  const { t } = useTranslation();
  return (
    <div className={error ? "field wrong" : "field"}>
      <span className="field-label" id={`${id}-label`}>
        {t("reviews.rating")}
      </span>
      <div
        className="star-input"
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {five.map((stars) => (
          <label key={stars}>
            <input
              id={stars === 1 ? id : undefined}
              className="sr"
              type="radio"
              name="rating"
              value={stars}
              checked={value === String(stars)}
              onChange={() => onChange(String(stars))}
            />
            <Icon name="star" filled={stars <= Number(value)} />
            <span className="sr">{t("reviews.stars", { count: stars })}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
