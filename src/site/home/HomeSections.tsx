import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { TempleCard } from "../../contract/temples";
import { TempleGrid } from "../temple/TempleGrid";
import { Icon } from "../ui/Icon";
import { SectionHead } from "../ui/SectionHead";
import { SampleCard } from "./SampleCard";
import { sampleTemples } from "./sampleTemples";

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
