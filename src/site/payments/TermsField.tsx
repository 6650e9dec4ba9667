import { useTranslation } from "react-i18next";
import { FieldNotes } from "../forms/FieldNotes";

type TermsFieldProps = { id: string; checked: boolean; error: string | undefined; onChange: (agreed: boolean) => void };

/** The agreement without which nothing is paid, with what is agreed to a tap away. */
export function TermsField({ id, checked, error, onChange }: TermsFieldProps) {
  const { t } = useTranslation();
  return (
    <div className={error ? "field wrong" : "field"}>
      <span className="tick">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <label htmlFor={id}>{t("payments.agree")}</label>
      </span>
      <FieldNotes
        id={id}
        hint={
          <>
            <a href="/terms" target="_blank" rel="noopener">
              {t("footer.terms")}
            </a>{" "}
            ·{" "}
            <a href="/refunds" target="_blank" rel="noopener">
              {t("footer.refunds")}
            </a>
          </>
        }
        error={error}
      />
    </div>
  );
}
