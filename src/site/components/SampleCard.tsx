import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Icon } from "./Icon";
import type { SampleTemple } from "./sampleTemples";
import { TempleArt } from "./TempleArt";

/** A temple everyone knows, in place of one that could not be read; it says that it is a sample. */
export function SampleCard({ sample: { key, art } }: { sample: SampleTemple }) {
  const { t } = useTranslation();
  const name = t(`home.samples.${key}.name`);
  return (
    <article className="card" aria-label={name}>
      <div className="card-image">
        <TempleArt temple={art} />
        <ul className="badges">
          <li className="badge">{t("home.samples.label")}</li>
        </ul>
      </div>
      <div className="card-body">
        <h3>{name}</h3>
        <p className="card-line">
          <Icon name="pin" />
          <span>{t(`home.samples.${key}.place`)}</span>
        </p>
        <div className="card-foot">
          <Link className="card-link" to={`/search?q=${encodeURIComponent(name)}`}>
            {t("home.samples.search")}
            <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </article>
  );
}
