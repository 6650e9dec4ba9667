import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";

const looks = [
  ["/", "warm"],
  ["/divine", "divine"],
  ["/classic", "classic"],
] as const;

/** The same page in its other looks. */
export function HomeLooks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <nav className="wrap looks" aria-label={t("home.looks.title")}>
      <span className="soft">{t("home.looks.title")}</span>
      {looks.map(([to, name]) => (
        <Link key={to} className="chip" to={to} aria-current={to === pathname ? "page" : undefined}>
          {t(`home.looks.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
