import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

/** The mark: a tower over its steps, a flame in the door. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path
        fill="var(--primary)"
        d="M20 3c.9 1.3 1.4 2.2 1.4 3.1 0 .6-.3 1-.6 1.3l.6 2.1h2.3l1 3.6h1.7l1 3.9h1.8l1 4.2h1.9l1.3 5.6H8.6l1.3-5.6h1.9l1-4.2h1.8l1-3.9h1.7l1-3.6h2.3l.6-2.1c-.4-.3-.6-.7-.6-1.3 0-.9.5-1.8 1.4-3.1Z"
      />
      <path fill="var(--accent)" d="M6.5 29h27v3h-27zM4 33.4h32V37H4z" />
      <path fill="var(--ground)" d="M16.4 29v-4.6a3.6 3.6 0 0 1 7.2 0V29h-7.2Z" />
      <path fill="var(--ornament)" d="M20 22.4c1.5 1.6 2.1 2.8 2.1 3.9a2.1 2.1 0 0 1-4.2 0c0-1.1.6-2.3 2.1-3.9Z" />
      <path fill="var(--ground)" d="M14.2 16.2h11.6v1H14.2zm1.9-4.3h7.8v1h-7.8zm-3.6 8.6h15v1h-15z" opacity=".75" />
    </svg>
  );
}

export function Brand() {
  const { t } = useTranslation();
  return (
    <Link to="/" className="brand" aria-label={t("nav.brandHome", { brand: t("brand") })}>
      <BrandMark />
      <span>{t("brand")}</span>
    </Link>
  );
}
