import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { BrandMark } from "./Brand";
import { Kolam } from "./Kolam";
import { footerLinks, navigation } from "./links";

/** What the footer of every page says. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <>
      <Kolam />
      <div className="wrap footer-grid">
        <div className="footer-brand">
          <BrandMark />
          <p className="footer-name">{t("brand")}</p>
          <p>{t("footer.blurb")}</p>
        </div>
        <nav aria-label={t("footer.explore")}>
          <h2>{t("footer.explore")}</h2>
          <ul>
            {navigation.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t("footer.information")}>
          <h2>{t("footer.information")}</h2>
          <ul>
            {footerLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="wrap footer-note">
        {t("footer.copyright", { brand: t("brand") })} <span>{t("footer.credits")}</span>
      </p>
    </>
  );
}
