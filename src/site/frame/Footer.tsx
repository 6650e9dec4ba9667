import { useTranslation } from "react-i18next";
import { Kolam } from "../ui/Kolam";
import { BrandMark } from "./Brand";
import { LinkItems } from "./LinkItems";
import { footerLinks, navigation } from "./links";
import { useCurrentLink } from "./useCurrentLink";

/** The foot of every page. */
export function Footer() {
  const { t } = useTranslation();
  const here = useCurrentLink();
  return (
    <footer className="footer">
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
            <LinkItems links={navigation} here={here} />
          </ul>
        </nav>
        <nav aria-label={t("footer.information")}>
          <h2>{t("footer.information")}</h2>
          <ul>
            <LinkItems links={footerLinks} here={here} />
          </ul>
        </nav>
      </div>
      <p className="wrap footer-note">
        {t("footer.copyright", { brand: t("brand") })} <span>{t("footer.credits")}</span>
      </p>
    </footer>
  );
}
