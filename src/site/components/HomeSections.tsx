import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { TempleCard } from "../../contract/temples";
import type { GuidanceCard } from "../queries";
import { artTiles } from "./categories";
import { Icon } from "./Icon";
import { SampleCard } from "./SampleCard";
import { SectionHead } from "./SectionHead";
import { sampleTemples } from "./sampleTemples";
import { TempleArt } from "./TempleArt";
import { TempleGrid } from "./TempleGrid";

/** Six temples to begin with; three labelled samples when they could not be read. */
export function HomeFeatured({ temples, failed }: { temples?: readonly TempleCard[]; failed: boolean }) {
  const { t } = useTranslation();
  return (
    <section className="wrap section" aria-labelledby="featured-title">
      <SectionHead id="featured-title" title={t("home.featured.title")} lead={t("home.featured.lead")}>
        <Link className="more" to="/search">
          {t("home.featured.all")}
          <Icon name="arrow" />
        </Link>
      </SectionHead>
      {failed ? (
        <ul className="grid">
          {sampleTemples.map((sample) => (
            <li key={sample.key}>
              <SampleCard sample={sample} />
            </li>
          ))}
        </ul>
      ) : (
        <TempleGrid temples={temples} />
      )}
    </section>
  );
}

/** Six windows into the collection. */
export function HomeCategories() {
  const { t } = useTranslation();
  return (
    <section className="wrap section" aria-labelledby="categories-title">
      <SectionHead id="categories-title" title={t("home.categories.title")} lead={t("home.categories.lead")} />
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

/** What to do today; each card leads to the search. */
export function HomeGuidance({ cards }: { cards: readonly GuidanceCard[] }) {
  const { t } = useTranslation();
  if (cards.length === 0) return null;
  return (
    <section className="band" aria-labelledby="guidance-title">
      <div className="wrap section">
        <SectionHead id="guidance-title" title={t("home.guidance.title")} lead={t("home.guidance.lead")} />
        <ul className="guidance">
          {cards.map(({ title, description, button }) => (
            <li key={title} className="guidance-card">
              <Icon name="lamp" />
              <h3>{title}</h3>
              <p>{description || t("home.guidance.fallback")}</p>
              <Link className="button quiet" to="/search">
                {button || t("home.guidance.button")}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
