import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { TempleArt } from "../temple/TempleArt";
import { Icon } from "../ui/Icon";
import { SectionHead } from "../ui/SectionHead";
import { artTiles } from "./categories";

/** Six windows into the collection. */
export function HomeCategories() {
  const { t } = useTranslation();
  return (
    <section className="wrap section" aria-labelledby="categories-title">
      <SectionHead id="categories-title" title={t("home.categories.title")} lead={t("home.categories.lead")}>
        <Link className="more" to="/lists">
          {t("home.categories.lists")}
          <Icon name="arrow" />
        </Link>
      </SectionHead>
      <ul className="windows">
        {artTiles.map(({ key, to, art }) => (
          <li key={key}>
            <Link className="window" to={to}>
              <span className="window-frame">
                <TempleArt temple={art} />
              </span>
              <span className="window-name">{t(`home.categories.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
